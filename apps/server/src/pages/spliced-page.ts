import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { newNonce } from './nonce.ts';

const decompress = promisify(brotliDecompress);

const empty = Buffer.alloc(0);

/** The window holds any page. An encoder of this quality takes 2 MB, one of quality 9 takes 32 MB for 1 % less. */
const encoding = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 17 };

/** An encoder that finds words of its dictionary in a nonce copies it in parts, which other random bytes avoid. */
const maxTries = 8;

/** A compressed page of which only the nonce (nonce.ts) differs from answer to answer. */
export interface SplicedPage {
  /** How many bytes it keeps. */
  readonly size: number;
  with(nonce: string): Buffer;
}

/** A page that is not compressed; its copies are lent, because to make one for each answer costs as much as to send it. */
export interface LentPage {
  /** How many bytes it keeps by now. */
  size(): number;
  /** The page with this nonce; nobody else gets the copy before it is given back, which has to happen once. */
  lend(nonce: string): { readonly bytes: Buffer; giveBack(): void };
}

/** As many copies of a page are kept as one turn of the event loop may want; slow readers have further ones. */
const mostSpareCopies = 4;

/** Puts nonces into a page at every place of the placeholder. */
export function splicedText(html: Buffer, placeholder: string): LentPage {
  const places = placesOf(html, placeholder);
  const spare: Buffer[] = [];
  return {
    size: () => (1 + spare.length) * html.length,
    lend(nonce) {
      const bytes = writeNonce(spare.pop() ?? Buffer.from(html), places, nonce);
      return { bytes, giveBack: () => spare.length < mostSpareCopies && spare.push(bytes) };
    },
  };
}

function writeNonce(page: Buffer, places: readonly number[], nonce: string): Buffer {
  for (const place of places) page.write(nonce, place, 'latin1');
  return page;
}

function placesOf(bytes: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) places.push(at);
  return places;
}

/**
 * Compresses a page once with Brotli, so that each answer still gets its own nonce: the first nonce becomes an
 * uncompressed meta-block (RFC 7932, section 9.2), and the later ones are copied from it by the decoder. Null when
 * the page has no placeholder, or in the unlikely case that the encoder never copies them whole.
 */
export async function splicedBrotli(html: Buffer, placeholder: string): Promise<SplicedPage | null> {
  const places = placesOf(html, placeholder);
  const [first] = places;
  if (first === undefined) return null;
  for (let tries = 0; tries < maxTries; tries++) {
    const page = await compressedAround(
      writeNonce(Buffer.from(html), places, newNonce()),
      first,
      placeholder.length,
    );
    const read = await decompress(page.with(placeholder)).catch(() => null);
    if (read?.equals(html)) return page;
  }
  return null;
}

async function compressedAround(html: Buffer, at: number, length: number): Promise<SplicedPage> {
  const end = at + length;
  const parts = [html.subarray(0, at), html.subarray(at, end), html.subarray(end)];
  const [before = empty, , after = empty] = await compressedInTurn(parts);
  const header = uncompressedHeader(length);
  const place = before.length + header.length;
  // Of its own: a small buffer is a piece of a block that others share, and would keep all of it.
  const page = Buffer.allocUnsafeSlow(place + length + after.length);
  for (const [part, start] of [
    [before, 0],
    [header, before.length],
    [after, place + length],
  ] as const)
    part.copy(page, start);
  return { size: page.length, with: (nonce) => writeNonce(Buffer.from(page), [place], nonce) };
}

/** The compressed bytes of each part, each beginning where the one before ends, and on a whole byte. */
async function compressedInTurn(parts: readonly Buffer[]): Promise<Buffer[]> {
  const encoder = createBrotliCompress({ params: encoding });
  let chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  const outputs: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    encoder.write(part);
    await new Promise<void>((resolve, reject) => {
      encoder.once('error', reject);
      if (index < parts.length - 1) encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
      else encoder.once('end', resolve).end();
    });
    outputs.push(Buffer.concat(chunks));
    chunks = [];
  }
  return outputs;
}

/** Bits from the lowest: not the last block (0), length in four nibbles (00), length - 1, uncompressed (1). */
function uncompressedHeader(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, bits >> 16]);
}
