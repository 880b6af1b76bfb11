import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { isKnownTag } from './known-tag.ts';
import { localeHeaders } from './request-locale.ts';

// Built seldom and sent often, yet in the way of other requests while it is built.
const brotliQuality = 6;

interface Kind {
  readonly type: string;
  readonly vary: string;
  readonly maxAgeS: number;
}

/**
 * A minute in caches is short enough for a changed level, and long enough to spare a visitor who moves between pages
 * every repeated request.
 */
const call: Kind = {
  type: 'application/json; charset=utf-8',
  vary: `accept-encoding, ${localeHeaders}`,
  maxAgeS: 60,
};

/** A text that is alike for everybody, so that caches on the way keep one copy; for an hour, as files without a hash. */
export const publicText = (type: string): Kind => ({
  type: `${type}; charset=utf-8`,
  vary: 'accept-encoding',
  maxAgeS: 3600,
});

/** An answer that is the same for every reader of a language: serialised, compressed and tagged once. */
export class StoredAnswer {
  readonly #bodies: Readonly<Record<'identity' | Encoding, Buffer>>;
  readonly #tag: string;
  readonly #kind: Kind;

  /** Text is sent as it is, anything else as JSON. */
  constructor(body: unknown, kind = call) {
    this.#kind = kind;
    const plain = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
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
    const { type, vary, maxAgeS } = this.#kind;
    reply.headers({ 'cache-control': `public, max-age=${maxAgeS}`, etag: this.#tag, vary });
    if (isKnownTag(request.headers['if-none-match'], this.#tag)) {
      reply.code(304);
      return undefined;
    }
    reply.type(type);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return this.#bodies[encoding ?? 'identity'];
  }
}
