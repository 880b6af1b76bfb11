import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from '../api/accepted-encoding.ts';
import { ApiError } from '../api/api-error.ts';
import { isKnownTag } from '../api/known-tag.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Beside a file lie its compressed forms, as the build left them. */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const notServed = /(?:^|[\\/])\.|\.(?:br|gz)$/;
/** What is named after its content. */
const hashed = /^\/(?:assets|fonts|og)\//;

interface BuiltFile {
  readonly bodies: { readonly identity: Buffer } & { readonly [name in Encoding]?: Buffer };
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  /** Of the content; each encoding has a tag of its own. */
  readonly digest: string;
}

/**
 * Serves every file of a folder from memory: streams from the disk would hold a read buffer for each answer that a client
 * does not read. A route serves all files of a folder, by the list of them made here: one for each file would take ten
 * times the memory of that list, and a while at the start.
 */
export function serveBuiltFiles(app: FastifyInstance, folder: string): void {
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file);
    if (!entry.isFile() || notServed.test(name)) continue;
    const path = `/${name.replaceAll(sep, '/')}`;
    files.set(path, read(file, path));
  }
  const routes = new Set([...files.keys()].map((path) => path.replace(/^(\/[^/]+\/).*/, '$1*')));
  for (const route of routes)
    app.get(route, { compress: false }, (request, reply) => {
      const { '*': rest = '' } = request.params as Readonly<Record<string, string>>;
      const file = files.get(route.replace('*', () => rest));
      if (!file) throw new ApiError(404);
      return send(file, request, reply);
    });
}

function read(file: string, path: string): BuiltFile {
  const identity = readFileSync(file);
  const compressed = Object.entries(suffixes)
    .filter(([, suffix]) => existsSync(file + suffix))
    .map(([encoding, suffix]) => [encoding, readFileSync(file + suffix)]);
  return {
    bodies: { identity, ...Object.fromEntries(compressed) },
    type: types[extname(path)] ?? 'application/octet-stream',
    digest: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    headers: {
      'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'last-modified': statSync(file).mtime.toUTCString(),
      'accept-ranges': 'bytes',
      ...(compressed.length > 0 && { vary: 'accept-encoding' }),
    },
  };
}

function send({ bodies, headers, type, digest }: BuiltFile, request: FastifyRequest, reply: FastifyReply) {
  const accepted = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = accepted && bodies[accepted] && accepted;
  const body = bodies[encoding ?? 'identity'] as Buffer;
  const tag = `"${digest}${encoding ? `-${encoding}` : ''}"`;
  reply.headers(headers).header('etag', tag);
  if (isKnown(request.headers, tag, headers['last-modified'])) return reply.code(304).send();

  const range = rangeOf(request, body.length, [tag, headers['last-modified']]);
  if (range === 'none')
    return reply
      .code(416)
      .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${body.length}` })
      .send();
  reply.type(type);
  if (encoding) reply.header('content-encoding', encoding);
  if (range === 'all') return reply.send(body);
  const [first, last] = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${body.length}`)
    .send(body.subarray(first, last + 1));
}

/** Whether the client has the file already (RFC 9110, section 13.1). */
function isKnown(asked: FastifyRequest['headers'], tag: string, modified = ''): boolean {
  const tags = asked['if-none-match'];
  if (tags !== undefined) return isKnownTag(tags, tag);
  return Date.parse(asked['if-modified-since'] ?? '') >= Date.parse(modified);
}

/**
 * The first and last byte of the one range that a request asks for. All for a request without one, with several, or
 * for a file that has changed since the client got the rest of it; none when the range begins behind the end.
 */
function rangeOf(
  { method, headers }: FastifyRequest,
  length: number,
  validators: readonly (string | undefined)[],
): 'all' | 'none' | readonly [first: number, last: number] {
  const [, from = '', to = ''] = headers.range?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  const condition = headers['if-range'];
  if (method !== 'GET' || (from === '' && to === '')) return 'all';
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all'; // no range at all
  if (condition !== undefined && !validators.includes(String(condition))) return 'all';
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? 'none' : [first, last];
}
