import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { PageData } from '@michi/contracts/page-data';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { newNonce } from './nonce.ts';
import { createPageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { PagesNotBuilt } from './pages-not-built.ts';

const webRoot = join(import.meta.dirname, '../../web');
const maxCachedPages = 1000;
const cacheMs = 60_000;

/** Brotli is named, and not with a weight of nothing. */
const readsBrotli = /(?:^|,)\s*br\s*(?:$|,|;\s*q=(?:1|0\.0*[1-9]))/;

export interface PagesOptions {
  readonly mode: 'development' | 'production';
  readonly data: PageData;
  /** The address under which others see the site, without a slash at its end. */
  readonly publicUrl: string;
}

interface PageRequest {
  readonly data: PageData;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly assets: Readonly<Record<string, string>>;
  matched(route: string): void;
}

/** What the server takes of the built web app: its entry re-exports its own copy of the router. */
interface WebBuild {
  readonly entry: {
    readonly module: {
      createRequestHandler(
        build: WebBuild,
        mode: string,
      ): (request: Request, context: unknown) => Promise<Response>;
      requestContext(request: PageRequest): unknown;
    };
  };
}

/** Serves the pages of apps/web: built ones from memory and disk, in development through Vite. Throws PagesNotBuilt. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { mode, data, publicUrl }) => {
  const load = mode === 'development' ? await developmentBuild(app) : await productionBuild(app);
  const assets = mode === 'development' ? {} : builtAssets();
  const cache = createPageCache({
    maxPages: maxCachedPages,
    maxAgeMs: cacheMs,
    now: () => performance.now(),
  });

  // Bodies are left to the router's own Request.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  const render = async (request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<Response> => {
    const build = await load();
    const { createRequestHandler, requestContext } = build.entry.module;
    const handle = createRequestHandler(build, mode);
    const matched = (route: string) => {
      request.pageRoute = route;
    };
    const context = requestContext({ data, nonce, publicUrl, assets, matched });
    return handle(createRequest(request.raw, reply.raw), context);
  };

  app.all('*', async (request, reply) => {
    if (mode === 'development') return render(request, reply, '');
    const nonce = newNonce();
    reply.header('content-security-policy', contentSecurityPolicy(nonce));
    const key = pageKey(request.method, request.url, request.headers.cookie);
    if (key === null) return withoutStore(await render(request, reply, nonce));
    const page = await cache.get(key, async (placeholder) => {
      const response = await render(request, reply, placeholder);
      const html = await response.text();
      if (response.status === 200) return { html, route: request.pageRoute };
      return { response: new Response(html.replaceAll(placeholder, nonce), response) };
    });
    if ('response' in page) return page.response;
    request.pageRoute = page.route;
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Cookie, Accept-Encoding')
      .type('text/html; charset=utf-8');
    if (!page.brotli || !readsBrotli.test(request.headers['accept-encoding'] ?? '')) {
      const { bytes, giveBack } = (await page.text()).lend(nonce);
      reply.raw.once('close', giveBack); // sent, or given up
      return bytes;
    }
    reply.header('content-encoding', 'br');
    return page.brotli.with(nonce);
  });
};

function withoutStore(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  return response;
}

const contentSecurityPolicy = (nonce: string) =>
  `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; ${sources}`;

/** What else pages may load or do. */
const sources = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'", // sizes and colours of components; attributes cannot load or run anything
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

async function developmentBuild(app: Parameters<FastifyPluginAsync>[0]): Promise<() => Promise<WebBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
  });
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<WebBuild>;
}

async function productionBuild(app: Parameters<FastifyPluginAsync>[0]): Promise<() => Promise<WebBuild>> {
  const entry = join(webRoot, 'build/server/index.js');
  if (!existsSync(entry)) throw new PagesNotBuilt();
  const build: WebBuild = await import(pathToFileURL(entry).href);
  await app.register(fastifyStatic, {
    root: join(webRoot, 'build/client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const hashed = /[\\/](?:assets|fonts)[\\/]/.test(path);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  return async () => build;
}

/** Which built file each source file became, as Vite's manifest tells. */
function builtAssets(): Record<string, string> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(webRoot, 'build/client/.vite/manifest.json'), 'utf8'),
  );
  return Object.fromEntries(Object.entries(manifest).map(([source, { file }]) => [source, `/${file}`]));
}
