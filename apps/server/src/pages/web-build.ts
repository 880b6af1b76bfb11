import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '@michi/contracts/page-data';
import type { FastifyInstance } from 'fastify';
import { serveBuiltFiles } from './built-files.ts';
import { PagesNotBuilt } from './pages-not-built.ts';

const webRoot = join(import.meta.dirname, '../../../web');

interface PageRequest {
  readonly data: PageData;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly assets: Readonly<Record<string, string>>;
  /** Whether it is asked for by a method that pages take. */
  readonly readable: boolean;
  /** Is told the pattern of the route, for the log. */
  matched(route: string): void;
}

type Handler = (request: Request, context: unknown) => Promise<Response>;

/** What the server takes of the web app: its entry re-exports its own copy of the router. */
interface WebBuild {
  readonly entry: {
    readonly module: {
      createRequestHandler(build: WebBuild, mode: string): Handler;
      requestContext(request: PageRequest): unknown;
    };
  };
}

/** What renders pages. */
interface Renderer {
  readonly handle: Handler;
  readonly requestContext: (request: PageRequest) => unknown;
}

/** The web app as the server has it. */
export interface WebApp {
  /** The renderer of its present state, which changes in development. */
  renderer(): Promise<Renderer>;
  /** Which built file each source file became. */
  readonly assets: Readonly<Record<string, string>>;
}

/** Loads the web app and serves its files: as built, from memory; in development through Vite. Throws PagesNotBuilt. */
export const loadWebApp = (app: FastifyInstance, mode: 'development' | 'production'): Promise<WebApp> =>
  mode === 'development' ? developedApp(app) : builtApp(app);

function rendererOf(build: WebBuild, mode: string): Renderer {
  const { createRequestHandler, requestContext } = build.entry.module;
  return { handle: createRequestHandler(build, mode), requestContext };
}

async function developedApp(app: FastifyInstance): Promise<WebApp> {
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
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<WebBuild>;
  return { renderer: async () => rendererOf(await build(), 'development'), assets: {} };
}

async function builtApp(app: FastifyInstance): Promise<WebApp> {
  const entry = join(webRoot, 'build/server/index.js');
  if (!existsSync(entry)) throw new PagesNotBuilt();
  const renderer = rendererOf(await import(pathToFileURL(entry).href), 'production');
  serveBuiltFiles(app, join(webRoot, 'build/client'));
  return { renderer: async () => renderer, assets: builtAssets() };
}

/** As Vite's manifest tells. */
function builtAssets(): Record<string, string> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(webRoot, 'build/client/.vite/manifest.json'), 'utf8'),
  );
  return Object.fromEntries(Object.entries(manifest).map(([source, { file }]) => [source, `/${file}`]));
}
