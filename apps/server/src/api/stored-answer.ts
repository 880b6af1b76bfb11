import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  readonly #plain: Buffer;
  readonly #gzip: Buffer;
  readonly #brotli: Buffer;
  readonly #tag: string;
  readonly #type: string;

  /** Anything as JSON; with another media type, text as it is. */
  constructor(body: unknown, type = json) {
    this.#type = type;
    this.#plain = Buffer.from(type === json ? JSON.stringify(body) : String(body));
    this.#gzip = gzipSync(this.#plain);
    this.#brotli = brotliCompressSync(this.#plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    });
    // Weak, as it stands for every encoding.
    this.#tag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({
      'cache-control': 'public, max-age=60',
      etag: this.#tag,
      vary: `accept-encoding, ${localeHeaders}`,
    });
    if (request.headers['if-none-match']?.includes(this.#tag)) return reply.code(304).send();
    reply.type(this.#type);
    const accepted = request.headers['accept-encoding'] ?? '';
    if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(this.#brotli);
    if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(this.#gzip);
    return reply.send(this.#plain);
  }
}

/** Whether an Accept-Encoding header names the encoding and does not rule it out with q=0. */
function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  return header.split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}
