import { randomInt } from 'node:crypto';

const numbers = 1_000_000;
const tries = 20;

/**
 * A name that is free for a new account and says nothing of whose it is: neither the name that a provider knows nor
 * the address is anybody else's business, until its owner chooses to be called so.
 */
export async function freeName(isFree: (name: string) => Promise<boolean>): Promise<string> {
  for (let tried = 0; tried < tries; tried++) {
    const name = `Michi ${randomInt(numbers)}`;
    if (await isFree(name)) return name;
  }
  throw new Error('no name is free');
}
