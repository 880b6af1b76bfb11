import { randomInt } from 'node:crypto';
import { username as usernameSchema } from '@michi/contracts/account-fields';
import * as z from 'zod/mini';

const longest = 24;
const numbers = 10_000;
const tries = 20;

/**
 * A name that is free for a new account: the one that the provider says as far as it may be one here, or that with a
 * number. Never the address, which is nobody else's business.
 */
export async function freeName(
  said: string | null,
  isFree: (name: string) => Promise<boolean>,
): Promise<string> {
  const allowed = (said ?? '').normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}._-]+/gu, ' ');
  const short = [...allowed].slice(0, longest).join('').trim();
  const base = z.safeParse(usernameSchema, short).success ? short : 'Michi';
  if (base === short && (await isFree(base))) return base;
  for (let tried = 0; tried < tries; tried++) {
    const numbered = `${base} ${randomInt(numbers)}`;
    if (await isFree(numbered)) return numbered;
  }
  throw new Error(`no name is free for ${base}`);
}
