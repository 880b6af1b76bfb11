import { randomFillSync } from 'node:crypto';

const nonceBytes = 16;
/** Random bytes are taken for many nonces at once: asking the system for each costs more than the rest of an answer. */
const pool = Buffer.alloc(nonceBytes * 256);
let used = pool.length;

/** A new nonce for a content security policy: 128 random bits in base64, always 24 characters that end with `==`. */
export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += nonceBytes;
  return pool.toString('base64', used - nonceBytes, used);
}
