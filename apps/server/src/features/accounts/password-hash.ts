import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { inTurns } from '../../pacing/turns.ts';
import type { Hashed } from './hash-thread.ts';

/** Memory in KiB, as OWASP advises for Argon2id; some 30 ms on one core. */
const advised = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
/** About two seconds' work. Whoever comes later is asked to come again. */
const mostWaitingByDefault = 60;
const retryAfterS = 2;

export interface PasswordHasher {
  /** Argon2id in the PHC format. */
  hash(password: string): Promise<string>;
  /** Whether the password is the one of the hash. Without a hash it takes as long, and is wrong. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/**
 * Hashes one password at a time, in a thread that begins with the first: those that Node brings along read files and
 * compress too. Throws ApiError 503 when too many wait.
 */
export function createPasswordHasher({
  mostWaiting = mostWaitingByDefault,
  cost = advised,
} = {}): PasswordHasher {
  let thread: Worker | undefined;
  const inTurn = inTurns({ atOnce: 1, mostWaiting, retryAfterS });

  async function hashNow(parameters: Argon2Parameters): Promise<Buffer> {
    thread ??= new Worker(new URL('./hash-thread.ts', import.meta.url));
    thread.ref();
    thread.postMessage(parameters);
    const [hashed]: Hashed[] = await once(thread, 'message');
    thread.unref(); // without work it keeps no process alive
    if (!hashed || 'error' in hashed) throw new Error('a password was not hashed', { cause: hashed?.error });
    return Buffer.from(hashed.hash);
  }

  const digest = (message: string, nonce: Buffer, { memory, passes, parallelism } = cost) =>
    inTurn(() => hashNow({ message, nonce, parallelism, tagLength: hashBytes, memory, passes }));

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
