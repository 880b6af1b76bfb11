import { randomUUID } from 'node:crypto';
import type { PageData } from '@michi/contracts/page-data';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { docsRoutes } from './api/docs-routes.ts';
import { answerError, answerErrors } from './api/error-answers.ts';
import { logRequests } from './api/request-log.ts';
import { createApi } from './api/route.ts';
import { setSecurityHeaders } from './api/security-headers.ts';
import { answerUnknownPaths } from './api/unknown-path.ts';
import type { Settings } from './config.ts';
import type { Database } from './db/open.ts';
import { createWriteQueue } from './db/write-queue.ts';
import { endConnectionsOnClose } from './end-connections.ts';
import { healthRoutes } from './features/health/routes.ts';
import { createLeaderboardsRepository } from './features/leaderboards/repository.ts';
import { leaderboardsRoutes } from './features/leaderboards/routes.ts';
import { createLeaderboardsService } from './features/leaderboards/service.ts';
import { createLevelsRepository } from './features/levels/repository.ts';
import { levelsRoutes } from './features/levels/routes.ts';
import { createLevelsService } from './features/levels/service.ts';
import { createProgressRepository } from './features/progress/repository.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { createProgressService } from './features/progress/service.ts';
import { createResultsRepository } from './features/results/repository.ts';
import { resultsRoutes } from './features/results/routes.ts';
import { createResultsService } from './features/results/service.ts';
import { loadKanjiLibrary } from './kanji-library.ts';
import { logOutput } from './log-output.ts';
import type { PagesOptions } from './pages.ts';

const bodyLimit = 64 * 1024;
// Against clients that send slowly on purpose: by then the headers, and the whole request, must have arrived.
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;
const timeoutCheckMs = 5_000;
/** A connection on which nothing moves is closed. */
const connectionTimeoutMs = 60_000;
const compressFrom = 1024;
const gzipLevel = 4;

export interface AppParts {
  readonly settings: Pick<Settings, 'mode' | 'publicUrl' | 'logLevel' | 'proxies'>;
  readonly database: Database;
  /** The clock, in epoch ms. */
  readonly now?: () => number;
  /** The rendered site; without it the app is the API alone. */
  readonly pages?: FastifyPluginAsync<PagesOptions> | undefined;
  /** Whether the server has begun to shut down. */
  readonly stopping?: () => boolean;
}

/** Puts the server together without listening. The database is seeded, and stays the caller's to close. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, now = Date.now, stopping = () => false } = parts;
  const library = await loadKanjiLibrary();
  const app = createFastify(settings);
  setSecurityHeaders(app, settings.publicUrl.startsWith('https:'));
  logRequests(app);
  answerErrors(app);
  endConnectionsOnClose(app);
  await app.register(import('@fastify/compress'), {
    encodings: ['br', 'gzip'],
    threshold: compressFrom,
    zlibOptions: { level: gzipLevel },
    globalDecompression: false,
  });
  await app.register(import('@fastify/rate-limit'), { global: false });

  const queue = createWriteQueue(database);
  app.addHook('onClose', () => queue.drain());

  const levels = createLevelsService(createLevelsRepository(database), library, now);
  const progress = createProgressService(createProgressRepository(database));
  const leaderboards = createLeaderboardsService(createLeaderboardsRepository(database), now);
  const resultsRepository = createResultsRepository(database);
  const results = createResultsService({
    repository: resultsRepository,
    queue,
    now,
    secret: await resultsRepository.ticketSecret(),
    setupOfLevel: levels.setup,
    progressOf: progress.ofPlayer,
    raiseProgress: progress.raise,
    raiseLeaderboards: leaderboards.raise,
  });

  await app.register(async (scope) => {
    const api = createApi(scope);
    healthRoutes(api, { ping: database.ping, stopping });
    levelsRoutes(api, levels);
    resultsRoutes(api, results);
    progressRoutes(api, progress);
    leaderboardsRoutes(api, leaderboards);
    docsRoutes(scope, api.contracts);
    answerUnknownPaths(scope, api.contracts);
  });

  if (parts.pages) {
    const { mode, publicUrl } = settings;
    const data: PageData = {
      gameLevels: levels.list,
      leaderboard: (game, period) => leaderboards.read(game, period),
      logFailure: (error, what) => app.log.error({ err: error }, what),
    };
    await app.register(parts.pages, { mode, publicUrl, data });
  }
  return app;
}

function createFastify(settings: AppParts['settings']): FastifyInstance {
  const app = Fastify({
    logger: { level: settings.logLevel, stream: logOutput },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: (_address, hop) => hop < settings.proxies,
    bodyLimit,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: timeoutCheckMs },
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
  });
  // Forms of other sites can send text, but never JSON.
  app.removeContentTypeParser('text/plain');
  return app;
}

/** Ids that no two requests of any process share, and that cost next to nothing: one random part and a count. */
function requestIds(): () => string {
  const process = randomUUID().slice(0, 8);
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
