import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { localeHeaders } from './request-locale.ts';

// Built seldom and sent often, yet in the way of other requests while it is built.
const brotliQuality = 6;
const json = 'application/json; charset=utf-8';

/**
 * An answer that is the same for every reader of a language: serialised, compressed and tagged once.
 * A minute in caches is short enough for a changed level, and long enough to spare a visitor who moves
 * between pages every repeated request.
 */
export class StoredAnswer {
  readonly #bodies: Readonly<Record<'identity' | Encoding, Buffer>>;
  readonly #tag: string;
  readonly #type: string;

  /** Anything as JSON; with another media type, text as it is. */
  constructor(body: unknown, type = json) {
    this.#type = type;
    const plain = Buffer.from(type === json ? JSON.stringify(body) : String(body));
    const brotli = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
    this.#bodies = {
      identity: plain,
      gzip: gzipSync(plain),
      br: brotliCompressSync(plain, { params: brotli }),
    };
    // Weak, as it stands for every encoding.
    this.#tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  }

  /** The body that the reader takes; undefined when he has it already. Sets the headers, and leaves sending to Fastify. */
  choose(request: FastifyRequest, reply: FastifyReply): Buffer | undefined {
    reply.headers({
      'cache-control': 'public, max-age=60',
      etag: this.#tag,
      vary: `accept-encoding, ${localeHeaders}`,
    });
    if (request.headers['if-none-match']?.includes(this.#tag)) {
      reply.code(304);
      return undefined;
    }
    reply.type(this.#type);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return this.#bodies[encoding ?? 'identity'];
  }
}
