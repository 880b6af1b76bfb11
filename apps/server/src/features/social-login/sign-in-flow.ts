import { socialProviders } from '@michi/contracts/social-login';
import * as z from 'zod/mini';
import type { Ms } from '../../db/schema.ts';
import { openJson, signJson } from '../../secrets/signed-json.ts';

const purpose = 'social-flow';

/** What the browser keeps, signed, while it is at the provider: only in this browser can the flow end. */
const signInFlow = z.object({
  provider: z.enum(socialProviders),
  /** What the provider repeats in the address, signs into the identity, and is shown the hash of (PKCE). */
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnPath: z.string(),
  expiresAt: z.int(),
});
export type SignInFlow = z.infer<typeof signInFlow>;

export const signFlow = (content: SignInFlow, secret: Buffer): string => signJson(purpose, content, secret);

/** The sign-in flow that the browser has kept, null when it has none that is good now. */
export function openFlow(text: string | undefined, secret: Buffer, now: Ms): SignInFlow | null {
  const opened = z.safeParse(signInFlow, openJson(purpose, text ?? '', secret));
  return opened.success && opened.data.expiresAt > now ? opened.data : null;
}
