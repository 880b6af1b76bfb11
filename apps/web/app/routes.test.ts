import type { PageData } from '@michi/contracts/page-data';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createStaticHandler, type RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFastify } from '../../server/src/http/fastify.ts';
import { pagesOf } from '../../server/src/pages/pages.ts';
import { requestContext } from './page-context.ts';
import * as root from './root.tsx';
import * as locale from './routes/locale.tsx';
import * as notFound from './routes/not-found.tsx';
import table from './routes.ts';

const publicUrl = 'https://michi.example';
/** What the routes themselves do before a page is shown. */
const loaders: Readonly<Record<string, (args: never) => unknown>> = {
  'routes/locale.tsx': locale.loader,
  'routes/not-found.tsx': notFound.loader,
};
type Routes = Parameters<typeof createStaticHandler>[0];
const routesOf = (entries: readonly RouteConfigEntry[]): Routes =>
  entries.map(({ path, index, file, children }) => {
    const own = { ...(path !== undefined && { path }), loader: loaders[file] ?? (() => null) };
    return index
      ? { ...own, index: true as const }
      : { ...own, ...(children && { children: routesOf(children) }) };
  }) as Routes;

let app: Awaited<ReturnType<typeof createFastify>>;
/** The routes of the pages that were asked for, as the log names them. */
let logged: (string | null)[];

/** The real routes behind the real server; of the pages themselves nothing is rendered. */
beforeAll(async () => {
  const routes = [{ middleware: root.middleware, children: routesOf(table as RouteConfigEntry[]) }] as Routes;
  const handler = createStaticHandler(routes);
  const handle = async (request: Request, context: unknown): Promise<Response> => {
    const answer = await handler.query(request, {
      requestContext: context as RouterContextProvider,
      generateMiddlewareResponse: async (query) => {
        const found = await query(request);
        if (found instanceof Response) return found;
        return new Response('', { status: found.statusCode, headers: { 'content-type': 'text/html' } });
      },
    });
    return answer as Response;
  };
  const site = pagesOf(async () => ({
    renderer: async () => ({ handle, requestContext }),
    assets: {},
  }));
  app = await createFastify({ publicUrl, logLevel: 'silent', proxies: 0 }, () => false);
  app.addHook('onResponse', async ({ pageRoute }) => void logged.push(pageRoute));
  await app.register(site, { mode: 'production', publicUrl, data: {} as PageData });
});
afterAll(() => app.close());

const answered = async (url: string) => {
  const { statusCode, headers } = await app.inject(url);
  return [statusCode, headers.location];
};

test('API-10 the log names the route of a page, rendered or from memory, and never its address', async () => {
  logged = [];
  const urls = ['/games', '/games', '/ja/blog/okurigana?to=geheim', '/mitsukete/play/geheim', '/de/pricing'];
  for (const url of [...urls, '/geheim/geheim', '/Games?geheim']) await app.inject(url);
  await app.inject({ method: 'HEAD', url: '/about' });
  await app.inject({ method: 'POST', url: '/blog/geheim' });
  expect(logged).toEqual([
    '/:lang?/games',
    '/:lang?/games',
    '/:lang?/blog/:slug',
    '/:lang?/mitsukete/play/:levelId',
    '/:lang?/pricing',
    '/:lang?/*',
    '/:lang?/games',
    '/:lang?/about',
    '/:lang?/blog/:slug',
  ]);
});

test.each(['/de/games', '/de//evil.example/x', '/de///evil.example', '/de/%5cevil.example'])(
  'SHL-03 the way from %s to the address without prefix stays on this site',
  async (path) => {
    logged = [];
    const [status, location] = await answered(path);
    expect(status).toBe(302);
    expect(location).toMatch(/^\/(?![/\\])/);
  },
);

test.each([
  ...['/d%65/games', '/g%61mes', '//', '/en//games', '/blog/okurig%61na'],
  ...['/..%2f..%2fpackage.json', '/..%5c..%5cpackage.json', '/%2fEvil.example', '/%5cEvil.example'],
  ...['/Evil//', '/en//Evil/', '/Api/'],
])('SHL-03 %s is no address of a page, and leads nowhere', async (path) => {
  logged = [];
  expect(await answered(path)).toEqual([404, undefined]);
});

test('SHL-03 capitals and slashes at the end lead to pages of this site', async () => {
  logged = [];
  expect(await answered('/EN/Games/?filter=Available')).toEqual([308, '/en/games?filter=Available']);
  expect(await answered('/Blog/Okurigana')).toEqual([308, '/blog/okurigana']);
});
