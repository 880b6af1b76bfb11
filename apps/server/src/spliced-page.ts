import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { newNonce } from './nonce.ts';

const decompress = promisify(brotliDecompress);

const empty = Buffer.alloc(0);

/** An encoder that finds words of its dictionary in a nonce copies it in parts, which other random bytes avoid. */
const maxTries = 8;

/** A body of which only the nonce (nonce.ts) differs from answer to answer. */
export interface SplicedPage {
  with(nonce: string): Buffer;
}

/** Puts nonces into a page at every place of the placeholder. */
export function splicedText(html: string, placeholder: string): SplicedPage {
  const bytes = Buffer.from(html);
  const places = placesOf(bytes, placeholder);
  return {
    with(nonce) {
      const page = Buffer.from(bytes);
      for (const place of places) page.write(nonce, place, 'latin1');
      return page;
    },
  };
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
export async function splicedBrotli(html: string, placeholder: string): Promise<SplicedPage | null> {
  if (!html.includes(placeholder)) return null;
  for (let tries = 0; tries < maxTries; tries++) {
    const nonce = newNonce();
    const page = await compressedAround(html.replaceAll(placeholder, nonce), nonce);
    const read = await decompress(page.with(placeholder)).catch(() => null);
    if (read?.equals(Buffer.from(html))) return page;
  }
  return null;
}

async function compressedAround(html: string, nonce: string): Promise<SplicedPage> {
  const at = html.indexOf(nonce);
  const texts = [html.slice(0, at), nonce, html.slice(at + nonce.length)];
  const [before = empty, , after = empty] = await compressedInTurn(texts);
  const header = uncompressedHeader(Buffer.byteLength(nonce));
  return { with: (other) => Buffer.concat([before, header, Buffer.from(other), after]) };
}

/** The compressed bytes of each text, each beginning where the one before ends, and on a whole byte. */
async function compressedInTurn(texts: readonly string[]): Promise<Buffer[]> {
  const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  let chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  const outputs: Buffer[] = [];
  for (const [index, text] of texts.entries()) {
    encoder.write(text);
    await new Promise<void>((resolve, reject) => {
      encoder.once('error', reject);
      if (index < texts.length - 1) encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
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
