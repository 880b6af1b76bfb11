import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get, type Headers } from './get.ts';
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

export interface Comparison {
  readonly path: string;
  /** `identity`, or as browsers ask: `br`. */
  readonly acceptEncoding: string;
  readonly atLeast: number;
  /** Signs in: the headers by which the product knows the account. */
  readonly signIn?: (product: Server) => Promise<Headers>;
}

/**
 * Prints how many requests a second the product answers for each that a bare Fastify route answers which
 * sends the same bytes and headers: both in turn, on the same core, the median of several rounds each.
 * Seconds are those of the server's own processor time, for ten clients on the other core cannot keep a
 * bare route busy all the time, and other programs may be running.
 */
export async function compareWithBare({
  path,
  acceptEncoding,
  atLeast,
  signIn = async () => ({}),
}: Comparison): Promise<void> {
  using folder = newFolder();
  await using product = await startProduct(folder.path);
  const asked = { ...(await signIn(product)), 'accept-encoding': acceptEncoding };
  const answerFile = join(folder.path, 'answer.json');
  writeFileSync(answerFile, JSON.stringify(await answerOf(product.url, path, asked)));
  await using bare = await startBare(answerFile);

  const run = (server: Server, seconds: number) => load(server, path, asked, seconds);
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

export async function answerOf(url: string, path: string, asked: Headers): Promise<FixedAnswer> {
  const { headers, body } = await get(url + path, asked);
  const sent = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  return {
    path: path.replace(/\?.*/, ''),
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  };
}
