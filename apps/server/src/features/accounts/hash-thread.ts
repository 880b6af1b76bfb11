// Hashes passwords, one after the other, in a thread of its own.
import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** What comes of a password: its hash, or why there is none. */
export type Hashed = { readonly hash: Uint8Array } | { readonly error: unknown };

const ownThread = 0;

// Steps back for the thread that answers requests, which else waits its turn where cores are few. On other systems
// this would be the priority of the whole process.
if (process.platform === 'linux') setPriority(ownThread, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (parameters: Argon2Parameters) => parentPort?.postMessage(hashed(parameters)));

function hashed(parameters: Argon2Parameters): Hashed {
  try {
    return { hash: argon2Sync('argon2id', parameters) };
  } catch (error) {
    return { error };
  }
}
