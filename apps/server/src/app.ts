import type { PageData } from '@michi/contracts/page-data';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { docsCalls, docsRoutes } from './api/docs/routes.ts';
import { createApi } from './api/route.ts';
import { answerUnknownPaths } from './api/unknown-path.ts';
import type { Settings } from './config.ts';
import type { Database } from './db/open.ts';
import { createPasswordHasher, type PasswordHasher } from './features/accounts/password-hash.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { endTicketOf } from './features/accounts/secret-token.ts';
import { userOf } from './features/accounts/user-row.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { batchRoutes } from './features/batch/routes.ts';
import { challengesRoutes } from './features/challenges/routes.ts';
import { devicesRoutes } from './features/devices/routes.ts';
import { discoveryRoutes } from './features/discovery/routes.ts';
import { documentsRoutes } from './features/documents/routes.ts';
import { gamesRoutes } from './features/games/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { inboxRoutes } from './features/inbox/routes.ts';
import { jukugoRoutes } from './features/jukugo/routes.ts';
import { kanjiRoutes } from './features/kanji/routes.ts';
import { leaderboardsRoutes } from './features/leaderboards/routes.ts';
import { learningRoutes } from './features/learning/routes.ts';
import { levelsRoutes } from './features/levels/routes.ts';
import { memoryRoutes } from './features/memory/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { postsRoutes } from './features/posts/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { createNetworkQuotas, type NetworkQuotas } from './features/results/quota.ts';
import { resultsRoutes } from './features/results/routes.ts';
import { socialLoginRoutes } from './features/social-login/routes.ts';
import { tabibitoRoutes } from './features/tabibito/routes.ts';
import { nobody } from './features/tabibito/service.ts';
import { createFastify } from './http/fastify.ts';
import type { Delivery } from './mail/mail.ts';
import type { Wait } from './pacing/wait.ts';
import type { PagesOptions } from './pages/pages.ts';
import { createServices } from './services.ts';

export interface AppParts {
  readonly settings: Pick<
    Settings,
    'mode' | 'publicUrl' | 'logLevel' | 'proxies' | 'owner' | 'mailFrom' | 'social' | 'claimedFigures'
  >;
  readonly database: Database;
  /** How mails leave the house. */
  readonly delivery: Delivery;
  /** The clock, in epoch ms. */
  readonly now?: () => number;
  /** How work is put off that nobody's answer waits for. */
  readonly wait?: Wait | undefined;
  /** How much the devices of each address have stored. */
  readonly networks?: NetworkQuotas;
  /** What hashes passwords. */
  readonly hasher?: PasswordHasher;
  /** The rendered site; without it the app is the API alone. */
  readonly pages?: FastifyPluginAsync<PagesOptions> | undefined;
  /** Whether the server has begun to shut down. */
  readonly stopping?: () => boolean;
}

/** Puts the server together without listening. The database is seeded, and stays the caller's to close. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, delivery, now = Date.now, wait, stopping = () => false } = parts;
  const { networks = createNetworkQuotas(), hasher = createPasswordHasher() } = parts;
  const app = await createFastify(settings, stopping);
  const services = await createServices({
    settings,
    database,
    delivery,
    now,
    log: app.log,
    wait,
    networks,
    hasher,
  });
  app.addHook('onClose', services.settle);

  const { publicUrl } = settings;
  await app.register(async (scope) => {
    const api = createApi(scope, {
      findCaller: services.sessions.findCaller,
      now,
      secure: publicUrl.startsWith('https:'),
    });
    healthRoutes(api, { ping: database.ping, isFailing: services.isFailing, stopping });
    accountsRoutes(api, services);
    socialLoginRoutes(scope, api, {
      social: services.social,
      secret: services.socialSecret,
      publicUrl,
      now,
      enter: async (token, cookies, code) => {
        const account = await services.sessions.findAccount(token);
        if (!account) return null;
        await services.secondFactor.complete(account, token, code);
        const known = services.browsers.remember(account, cookies);
        return { user: userOf(account), endTicket: endTicketOf(token), known };
      },
      noteSignIn: (email) => services.security.note('signed-in', email),
    });
    levelsRoutes(api, services.levels);
    resultsRoutes(api, services.results);
    progressRoutes(api, services.progress);
    learningRoutes(api, services.learning);
    batchRoutes(app, api);
    devicesRoutes(api, services.devices);
    challengesRoutes(api, services.challenges);
    documentsRoutes(api, services.documents);
    memoryRoutes(api, services.memory);
    leaderboardsRoutes(api, services.leaderboards);
    kanjiRoutes(api, services.kanji);
    jukugoRoutes(api, services.jukugo);
    tabibitoRoutes(api, services.tabibito);
    gamesRoutes(api, services.games);
    postsRoutes(scope, api, services.posts);
    inboxRoutes(api, services.inbox);
    newsletterRoutes(api, services.newsletter);
    adminRoutes(api, services);
    discoveryRoutes(scope, {
      publicUrl,
      email: async () => (await services.site.owner()).email,
      articles: services.posts.addresses,
      now,
    });
    docsRoutes(scope, api.contracts, publicUrl);
    answerUnknownPaths(scope, [...api.contracts, ...docsCalls]);
  });

  if (parts.pages) {
    const { mode } = settings;
    const { levels, leaderboards, tabibito, kanji, games, posts } = services;
    const data: PageData = {
      gameLevels: levels.list,
      leaderboard: (list) => leaderboards.read(list),
      tabibitoPaths: (difficulty, locale) => tabibito.paths(nobody, difficulty, locale),
      tabibitoModules: async (path, locale) =>
        tabibito.hasPath(path) ? tabibito.modules(nobody, path, locale) : null,
      kanji: async (limit, locale) => kanji.list(limit, locale),
      games: games.list,
      blogPosts: posts.list,
      blogPost: posts.find,
      owner: services.site.owner,
      claims: services.claims,
      logFailure: (error, what) => app.log.error({ err: error }, what),
    };
    await app.register(parts.pages, { mode, publicUrl, data });
  }
  return app;
}
