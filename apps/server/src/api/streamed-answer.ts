import { finished, pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepted-encoding.ts';

const chunkBytes = 64 * 1024;
/** A client that takes no further 64 KB within this time is given up. */
const patienceMs = 60_000;
// As elsewhere: see the compression of other answers.
const gzipLevel = 4;

/**
 * JSON that is made while it is sent, never faster than the client takes it. It is cut off where making it fails and
 * where the client stops taking it: its reader needs a mark at the end.
 */
export class StreamedAnswer {
  readonly #bytes: Readable;

  /** `ended` is called once, when everything is handed over or the answer was cut off. */
  constructor(texts: AsyncIterable<string>, ended: () => void, patience = patienceMs) {
    const lost = setTimeout(() => this.#bytes.destroy(new Error('the client takes nothing')), patience);
    async function* watched() {
      for await (const chunk of inChunks(texts)) {
        lost.refresh();
        yield chunk;
      }
    }
    this.#bytes = Readable.from(watched(), { objectMode: false, highWaterMark: chunkBytes });
    finished(this.#bytes, () => {
      clearTimeout(lost);
      ended();
    });
  }

  /** The bytes as the reader takes them. Sets the headers, and leaves sending to Fastify. */
  choose(request: FastifyRequest, reply: FastifyReply): Readable {
    this.#bytes.once('error', (error: NodeJS.ErrnoException) => {
      // The client has left.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      request.log.warn({ err: error }, 'an answer was cut off');
    });
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!accepts(request.headers['accept-encoding'], 'gzip')) return this.#bytes;
    reply.header('content-encoding', 'gzip');
    // Each end of it tells the other: nothing is left to do here.
    return pipeline(this.#bytes, createGzip({ level: gzipLevel }), () => {});
  }
}

/** Texts as bytes, the short ones together and the long ones in pieces. */
async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let gathered = '';
  for await (const text of texts) {
    gathered += text;
    if (gathered.length < chunkBytes) continue;
    const bytes = Buffer.from(gathered);
    gathered = '';
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  if (gathered !== '') yield Buffer.from(gathered);
}
