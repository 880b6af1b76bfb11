import { socialProviders } from '@michi/contracts/social-login';
import * as z from 'zod/mini';
import type { Ms } from '../../db/schema.ts';
import { openJson, signJson } from '../../secrets/signed-json.ts';

const purpose = 'social-journey';

/** What the browser keeps, signed, while it is at the provider: only in this browser can the journey end. */
const journey = z.object({
  provider: z.enum(socialProviders),
  /** What the provider repeats in the address, signs into the identity, and is shown the hash of (PKCE). */
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnPath: z.string(),
  expiresAt: z.int(),
});
export type Journey = z.infer<typeof journey>;

export const signJourney = (content: Journey, secret: Buffer): string => signJson(purpose, content, secret);

/** The journey that the browser has kept, null when it has none that is good now. */
export function openJourney(text: string | undefined, secret: Buffer, now: Ms): Journey | null {
  const opened = z.safeParse(journey, openJson(purpose, text ?? '', secret));
  return opened.success && opened.data.expiresAt > now ? opened.data : null;
}
