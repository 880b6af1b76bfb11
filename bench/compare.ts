import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get } from './get.ts';
import { load, type Rate } from './load.ts';
import { type Server, startBare, startProduct } from './server.ts';

const warmUpSeconds = 4;
const roundSeconds = 3;
const rounds = 5;

/** What the bare server sends. */
export interface FixedAnswer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** base64 */
  readonly body: string;
}

/** Set by every server itself. */
const ownHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * Prints how many requests a second the product answers for each that a bare Fastify route answers which
 * sends the same bytes and headers: both in turn, on the same core, the median of several rounds each.
 * Seconds are those of the server's own processor time, for ten clients on the other core cannot keep a
 * bare route busy all the time, and other programs may be running.
 */
export async function compareWithBare(path: string, acceptEncoding: string, atLeast: number): Promise<void> {
  using folder = newFolder();
  await using product = await startProduct(folder.path);
  const answerFile = join(folder.path, 'answer.json');
  writeFileSync(answerFile, JSON.stringify(await answerOf(product.url, path, acceptEncoding)));
  await using bare = await startBare(answerFile);

  const run = (server: Server, seconds: number) => load(server, path, acceptEncoding, seconds);
  const ownRates: Rate[] = [];
  const bareRates: Rate[] = [];
  for (const server of [product, bare]) await run(server, warmUpSeconds);
  for (let round = 0; round < rounds; round++) {
    ownRates.push(await run(product, roundSeconds));
    bareRates.push(await run(bare, roundSeconds));
  }
  const middle = (rates: readonly Rate[], kind: keyof Rate) => median(rates.map((rate) => rate[kind]));
  const shown = (kind: keyof Rate) =>
    `${middle(ownRates, kind).toFixed(0)} against ${middle(bareRates, kind).toFixed(0)}`;
  print({
    name: `requests/s of ${path} (${acceptEncoding}) against a bare route`,
    value: middle(ownRates, 'perCpuSecond') / middle(bareRates, 'perCpuSecond'),
    digits: 2,
    wanted: { atLeast },
    note: `${shown('perCpuSecond')} a second of the processor, ${shown('perSecond')} as the clients saw it`,
  });
}

async function answerOf(url: string, path: string, acceptEncoding: string): Promise<FixedAnswer> {
  const { headers, body } = await get(url + path, acceptEncoding);
  const sent = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  return {
    path: path.replace(/\?.*/, ''),
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  };
}
