import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { serverArgs, serverEnv } from '../scripts/prepare.mjs';
import { pinned } from './pin.ts';
import type { Usage } from './probe.ts';

const root = join(import.meta.dirname, '..');
const startLimitMs = 30_000;
const pollMs = 5;

/** A server in a process of its own, stopped when it goes out of scope. */
export interface Server extends AsyncDisposable {
  readonly url: string;
  /** From the start of the process to the first 200 of /readyz. */
  readonly startMs: number;
  /** What the process has used so far. */
  usage(): Promise<Usage>;
}

/** Starts the product as in production, with its database in `dataDir`. */
export function startProduct(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<Server> {
  return start(serverArgs, { ...serverEnv, DATA_DIR: dataDir, DATABASE_URL: '', ...environment });
}

/** Starts a Fastify that does nothing but send the answer described in `answerFile`. */
export function startBare(answerFile: string): Promise<Server> {
  return start(['bench/bare-server.ts', answerFile], {});
}

async function start(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program, programArgs] = pinned('server', join(root, 'node_modules/.bin/node'), [
    `--import=${pathToFileURL(join(import.meta.dirname, 'probe.ts'))}`,
    ...args,
  ]);
  const startedAt = performance.now();
  const child = spawn(program, programArgs, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode}`);
    if (performance.now() - startedAt > startLimitMs) {
      child.kill();
      throw new Error(`${args[0]} was not ready in time`);
    }
    await pause(pollMs);
  }
  return {
    url,
    startMs: performance.now() - startedAt,
    async usage() {
      child.send('usage');
      const [usage] = await once(child, 'message');
      return usage;
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await exited;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`);
    return response.status === 200;
  } catch {
    return false; // nothing listens yet
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
