import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinned } from './pin.ts';

const autocannon = join(import.meta.dirname, 'node_modules/autocannon/autocannon.js');
const connections = 10;

interface Summary {
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  /** Seconds. */
  readonly duration: number;
}

/** Requests a second that an address answers to ten busy connections. Throws when one is not answered with 2xx. */
export async function requestsPerSecond(
  url: string,
  acceptEncoding: string,
  seconds: number,
): Promise<number> {
  const [program, args] = pinned('load', process.execPath, [
    autocannon,
    ...['--json', '--no-progress'],
    ...['--connections', String(connections), '--duration', String(seconds)],
    ...['--headers', `accept-encoding=${acceptEncoding}`],
    url,
  ]);
  const { stdout } = await promisify(execFile)(program, args);
  const summary: Summary = JSON.parse(stdout);
  if (summary.non2xx > 0 || summary.errors > 0)
    throw new Error(`${url}: ${summary.non2xx} answers other than 2xx, ${summary.errors} errors`);
  return summary['2xx'] / summary.duration;
}
