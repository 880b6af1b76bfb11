import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Options, Summary } from 'autocannon';
import type { Headers } from './get.ts';
import { pinned } from './pin.ts';
import type { Server } from './server.ts';

const loadProcess = join(import.meta.dirname, 'load-process.ts');
const connections = 10;

/** How fast a server answered. */
export interface Rate {
  /** Answers a second as the clients saw it, who may be slower than the server. */
  readonly perSecond: number;
  /** Answers a second of the server's own time on the processor: what it could do if never kept waiting. */
  readonly perCpuSecond: number;
}

/** Keeps ten connections to a server busy with one request. Throws when it is not answered with 2xx. */
export async function load(server: Server, path: string, headers: Headers, seconds: number): Promise<Rate> {
  const options: Options = { url: server.url + path, connections, duration: seconds, headers };
  const [program, args] = pinned('load', process.execPath, [loadProcess, JSON.stringify(options)]);
  const before = await server.usage();
  const { stdout } = await promisify(execFile)(program, args);
  const after = await server.usage();
  const { '2xx': answers, non2xx, errors, duration }: Summary = JSON.parse(stdout);
  if (non2xx > 0 || errors > 0)
    throw new Error(`${path}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return {
    perSecond: answers / duration,
    perCpuSecond: (answers / (after.cpuMs - before.cpuMs)) * 1000,
  };
}
