import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { getOk } from './get.ts';
import { requestsPerSecond } from './load.ts';
import { startBare, startProduct } from './server.ts';

const warmUpSeconds = 2;
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
 */
export async function compareWithBare(path: string, acceptEncoding: string, atLeast: number): Promise<void> {
  using folder = newFolder();
  await using product = await startProduct(folder.path);
  const answerFile = join(folder.path, 'answer.json');
  writeFileSync(answerFile, JSON.stringify(await answerOf(product.url + path, path, acceptEncoding)));
  await using bare = await startBare(answerFile);

  const rate = (url: string, seconds: number) => requestsPerSecond(url + path, acceptEncoding, seconds);
  const productRates: number[] = [];
  const bareRates: number[] = [];
  for (const { url } of [product, bare]) await rate(url, warmUpSeconds);
  for (let round = 0; round < rounds; round++) {
    productRates.push(await rate(product.url, roundSeconds));
    bareRates.push(await rate(bare.url, roundSeconds));
  }
  const [own, most] = [median(productRates), median(bareRates)];
  print({
    name: `requests/s of ${path} (${acceptEncoding}) against a bare route`,
    value: own / most,
    digits: 2,
    wanted: { atLeast },
    note: `${own.toFixed(0)}/s against ${most.toFixed(0)}/s`,
  });
}

async function answerOf(url: string, path: string, acceptEncoding: string): Promise<FixedAnswer> {
  const { headers, body } = await getOk(url, acceptEncoding);
  const sent = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  return {
    path: path.replace(/\?.*/, ''),
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  };
}
