import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../api/api-error.ts';

const hashNow = promisify(argon2);

/** Memory in KiB, as OWASP advises for Argon2id; some 30 ms on one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
/** The threads that hash are few and read files too: most of them stay free. */
const atOnceByDefault = 2;
/** About a second's work. Whoever comes later is asked to come again. */
const mostWaitingByDefault = 60;
const retryAfterS = 2;

export interface PasswordHasher {
  /** Argon2id in the PHC format. */
  hash(password: string): Promise<string>;
  /** Whether the password is the one of the hash. Without a hash it takes as long, and is wrong. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/** Hashes off the main thread, a few at once. Throws ApiError 503 when too many wait. */
export function createPasswordHasher(
  atOnce = atOnceByDefault,
  mostWaiting = mostWaitingByDefault,
): PasswordHasher {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else if (waiting.length >= mostWaiting) throw new ApiError(503, { retryAfterS });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  }

  const digest = (message: string, nonce: Buffer, { memory, passes, parallelism } = cost) =>
    inTurn(() => hashNow('argon2id', { message, nonce, parallelism, tagLength: hashBytes, memory, passes }));

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(await digest(password, salt))}`;
    },

    async verify(password, stored) {
      const known = stored === null ? null : parse(stored);
      const computed = await digest(password, known?.salt ?? randomBytes(saltBytes), known?.cost);
      return known !== null && timingSafeEqual(computed, known.hash);
    },
  };
}

/** PHC strings leave out the padding. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/;

function parse(stored: string) {
  const [, memory, passes, parallelism, salt, hash] = stored.match(phc) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('a stored password hash cannot be read');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
