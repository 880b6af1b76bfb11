import { randomInt, randomUUID } from 'node:crypto';
import type { PageData } from '@michi/contracts/page-data';
import { seededRandom } from '@michi/game-kit/random';
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
import { createAttempts } from './features/accounts/attempts.ts';
import { createBackground } from './features/accounts/background.ts';
import { createMailedLinks } from './features/accounts/mailed-links.ts';
import { createOwnDataRepository } from './features/accounts/own-data-repository.ts';
import { createPasswordHasher } from './features/accounts/password-hash.ts';
import { createAccountsRepository } from './features/accounts/repository.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { createAccountsService } from './features/accounts/service.ts';
import { createSessions } from './features/accounts/sessions.ts';
import { createSessionsRepository } from './features/accounts/sessions-repository.ts';
import { createDevicesRepository } from './features/devices/repository.ts';
import { devicesRoutes } from './features/devices/routes.ts';
import { createDevicesService } from './features/devices/service.ts';
import { discoveryRoutes } from './features/discovery/routes.ts';
import { createGamesRepository } from './features/games/repository.ts';
import { gamesRoutes } from './features/games/routes.ts';
import { createGamesService } from './features/games/service.ts';
import { healthRoutes } from './features/health/routes.ts';
import { jukugoRoutes } from './features/jukugo/routes.ts';
import { createJukugoService } from './features/jukugo/service.ts';
import { loadWords } from './features/jukugo/words.ts';
import { kanjiRoutes } from './features/kanji/routes.ts';
import { createKanjiService } from './features/kanji/service.ts';
import { createLeaderboardsRepository } from './features/leaderboards/repository.ts';
import { leaderboardsRoutes } from './features/leaderboards/routes.ts';
import { createLeaderboardsService } from './features/leaderboards/service.ts';
import { createLettersRepository } from './features/letters/repository.ts';
import { lettersRoutes } from './features/letters/routes.ts';
import { createLettersService } from './features/letters/service.ts';
import { createLevelsRepository } from './features/levels/repository.ts';
import { levelsRoutes } from './features/levels/routes.ts';
import { createLevelsService } from './features/levels/service.ts';
import { createNewsletterRepository } from './features/newsletter/repository.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { createNewsletterService } from './features/newsletter/service.ts';
import { createPostsRepository } from './features/posts/repository.ts';
import { postsRoutes } from './features/posts/routes.ts';
import { createPostsService } from './features/posts/service.ts';
import { createProgressRepository } from './features/progress/repository.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { createProgressService } from './features/progress/service.ts';
import { createResultsRepository } from './features/results/repository.ts';
import { resultsRoutes } from './features/results/routes.ts';
import { createResultsService } from './features/results/service.ts';
import { createProviderClients } from './features/social-login/providers.ts';
import { createIdentitiesRepository } from './features/social-login/repository.ts';
import { socialLoginRoutes } from './features/social-login/routes.ts';
import { createSocialLoginService } from './features/social-login/service.ts';
import { loadKanjiLibrary } from './kanji-library.ts';
import { logOutput } from './log-output.ts';
import type { Delivery } from './mail/mail.ts';
import { createMailer } from './mail/mailer.ts';
import type { PagesOptions } from './pages.ts';
import { readableUrl } from './readable-url.ts';

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
  readonly settings: Pick<
    Settings,
    'mode' | 'publicUrl' | 'logLevel' | 'proxies' | 'owner' | 'mailFrom' | 'social'
  >;
  readonly database: Database;
  /** How mails leave the house. */
  readonly delivery: Delivery;
  /** The clock, in epoch ms. */
  readonly now?: () => number;
  /** The rendered site; without it the app is the API alone. */
  readonly pages?: FastifyPluginAsync<PagesOptions> | undefined;
  /** Whether the server has begun to shut down. */
  readonly stopping?: () => boolean;
}

/** Puts the server together without listening. The database is seeded, and stays the caller's to close. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, delivery, now = Date.now, stopping = () => false } = parts;
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
  const mailer = createMailer({ delivery, log: app.log });
  const background = createBackground((error) =>
    app.log.error({ err: error }, 'work in the background failed'),
  );
  app.addHook('onClose', async () => {
    await background.settle();
    await queue.drain();
    await mailer.close();
  });

  const levels = createLevelsService(createLevelsRepository(database), library, now);
  const devicesRepository = createDevicesRepository(database);
  const { playerOf, playerFor } = devicesRepository;
  const progress = createProgressService(createProgressRepository(database), playerOf);
  const leaderboards = createLeaderboardsService(createLeaderboardsRepository(database), playerOf, now);
  const resultsRepository = createResultsRepository(database);
  const results = createResultsService({
    repository: resultsRepository,
    queue,
    now,
    secret: await resultsRepository.ticketSecret(),
    playerOf,
    playerFor,
    levelToPlay: levels.toPlay,
    progressOf: progress.ofPlayer,
    raiseProgress: progress.raise,
    raiseLeaderboards: leaderboards.raise,
  });
  const devices = createDevicesService({
    repository: devicesRepository,
    queue,
    now,
    moveResults: resultsRepository.move,
    mergeProgress: progress.merge,
    mergeLeaderboards: leaderboards.merge,
  });

  const { publicUrl } = settings;
  const sessions = createSessions({ repository: createSessionsRepository(database), queue, now });
  const accountParts = {
    repository: createAccountsRepository(database),
    sessions,
    hasher: createPasswordHasher(),
    attempts: createAttempts(now),
    queue,
    now,
  };
  const links = createMailedLinks({ ...accountParts, background, mailer, publicUrl });
  const accounts = createAccountsService({
    ...accountParts,
    links,
    ownData: createOwnDataRepository(database),
  });
  const identitiesRepository = createIdentitiesRepository(database);
  const socialSecret = await identitiesRepository.secret();
  const social = createSocialLoginService({
    clients: createProviderClients(settings.social, publicUrl, now),
    repository: identitiesRepository,
    secret: socialSecret,
    queue,
    mailer,
    publicUrl,
    now,
    openAccount: accounts.open,
    findAccount: accounts.findByEmail,
    isNameFree: accounts.isNameFree,
    mailVerification: links.mailVerification,
    proveEmail: accounts.proveEmail,
    signIn: sessions.signIn,
  });
  const kanji = createKanjiService(library, now);
  const jukugo = createJukugoService(await loadWords(), seededRandom(randomInt(2 ** 32)));
  const games = createGamesService(createGamesRepository(database), now);
  const posts = createPostsService({ repository: createPostsRepository(database), queue, publicUrl, now });
  const letters = createLettersService({
    repository: createLettersRepository(database),
    queue,
    mailer,
    to: settings.owner.email ?? settings.mailFrom.address,
    now,
  });
  const newsletterRepository = createNewsletterRepository(database);
  const newsletter = createNewsletterService({
    repository: newsletterRepository,
    queue,
    mailer,
    secret: await newsletterRepository.tokenSecret(),
    publicUrl,
    now,
  });

  await app.register(async (scope) => {
    const api = createApi(scope, {
      findCaller: sessions.findCaller,
      secure: publicUrl.startsWith('https:'),
    });
    healthRoutes(api, { ping: database.ping, stopping });
    accountsRoutes(api, { accounts, sessions, links });
    socialLoginRoutes(scope, api, {
      social,
      secret: socialSecret,
      publicUrl,
      now,
      userOf: async (token) => (await sessions.findCaller(token))?.user ?? null,
    });
    levelsRoutes(api, levels);
    resultsRoutes(api, results);
    progressRoutes(api, progress);
    devicesRoutes(api, devices);
    leaderboardsRoutes(api, leaderboards);
    kanjiRoutes(api, kanji);
    jukugoRoutes(api, jukugo);
    gamesRoutes(api, games);
    postsRoutes(scope, api, posts);
    lettersRoutes(api, letters);
    newsletterRoutes(api, newsletter);
    discoveryRoutes(scope, { publicUrl, articles: posts.addresses, now });
    docsRoutes(scope, api.contracts);
    answerUnknownPaths(scope, api.contracts);
  });

  if (parts.pages) {
    const { mode, owner } = settings;
    const data: PageData = {
      gameLevels: levels.list,
      leaderboard: (game, period) => leaderboards.read(game, period),
      kanji: async (limit, locale) => kanji.list(limit, locale),
      games: games.list,
      blogPosts: posts.list,
      blogPost: posts.find,
      owner,
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
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
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
