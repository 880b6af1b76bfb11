import { randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { seededRandom } from '@michi/game-kit/random';
import { creationKinds } from '@michi/games/creations';
import { rankedSetup } from '@michi/games/puzzle/ranked';
import { saves } from '@michi/games/saves';
import type { FastifyBaseLogger } from 'fastify';
import { toldTime } from './api/told-time.ts';
import type { Settings } from './config.ts';
import { builtInGames } from './content/built-in-content.ts';
import { findKanjiIn } from './content/find-kanji.ts';
import { loadKanjiLibrary } from './content/kanji-library.ts';
import { isDatabaseError } from './db/errors.ts';
import { aliveAt } from './db/live-sessions.ts';
import type { Database } from './db/open.ts';
import { createWriteQueue } from './db/write-queue.ts';
import { createAccountHash } from './features/accounts/account-hash.ts';
import { createAttempts } from './features/accounts/attempts.ts';
import { createBackground } from './features/accounts/background.ts';
import { createKnownBrowsers } from './features/accounts/known-browsers.ts';
import { createMailedLinks } from './features/accounts/mailed-links.ts';
import { createNames } from './features/accounts/names.ts';
import { createOwnDataRepository } from './features/accounts/own-data-repository.ts';
import { createOwnerProof } from './features/accounts/owner-proof.ts';
import type { PasswordHasher } from './features/accounts/password-hash.ts';
import { createPlayersOfNobody } from './features/accounts/players-of-nobody.ts';
import { createRename } from './features/accounts/rename.ts';
import { createAccountsRepository } from './features/accounts/repository.ts';
import { createRecoveryCodes, createSecondFactor } from './features/accounts/second-factor.ts';
import { createSecurityLog } from './features/accounts/security-log.ts';
import { createAccountsService } from './features/accounts/service.ts';
import { createSessions } from './features/accounts/sessions.ts';
import { createSessionsRepository } from './features/accounts/sessions-repository.ts';
import { userOf } from './features/accounts/user-row.ts';
import { createAdminAnswers } from './features/admin/answers.ts';
import { createChangeLog } from './features/admin/change-log.ts';
import { createAdminDashboard } from './features/admin/dashboard.ts';
import { createAdminGames } from './features/admin/games.ts';
import { createAdminLetters } from './features/admin/letters.ts';
import { createAdminNames } from './features/admin/names.ts';
import { createAdminSettings } from './features/admin/settings.ts';
import { createAdminUsers } from './features/admin/users.ts';
import { createChallengesRepository } from './features/challenges/repository.ts';
import { createChallengesService } from './features/challenges/service.ts';
import { createClaimsRepository } from './features/claims/repository.ts';
import { createClaims } from './features/claims/service.ts';
import { createDevicesRepository } from './features/devices/repository.ts';
import { createDevicesService } from './features/devices/service.ts';
import { createDocumentsRepository } from './features/documents/repository.ts';
import { createDocumentsService } from './features/documents/service.ts';
import { createGamesRepository } from './features/games/repository.ts';
import { createGamesService } from './features/games/service.ts';
import { createHanazonoLevels } from './features/hanazono/levels.ts';
import { createInboxRepository } from './features/inbox/repository.ts';
import { createInboxService } from './features/inbox/service.ts';
import { createJukugoLevels } from './features/jukugo/levels.ts';
import { createRankedDeals } from './features/jukugo/ranked-deals.ts';
import { createJukugoService } from './features/jukugo/service.ts';
import { loadWords } from './features/jukugo/words.ts';
import { createKanjiService } from './features/kanji/service.ts';
import { createModeration } from './features/leaderboards/moderation.ts';
import { createLeaderboardsRepository } from './features/leaderboards/repository.ts';
import { createLeaderboardsService, tagOf } from './features/leaderboards/service.ts';
import { createLearningRepository } from './features/learning/repository.ts';
import { createLearningService } from './features/learning/service.ts';
import { createLevelsRepository } from './features/levels/repository.ts';
import { createLevelsService } from './features/levels/service.ts';
import { foldAllMemories } from './features/memory/fold-all.ts';
import { createImportsRepository } from './features/memory/imports-repository.ts';
import { createMemoryRepository } from './features/memory/repository.ts';
import { createMemoryService } from './features/memory/service.ts';
import { createNewsletterRepository } from './features/newsletter/repository.ts';
import { createNewsletterService } from './features/newsletter/service.ts';
import { createOtoawaseLevels } from './features/otoawase/levels.ts';
import { createPostsRepository } from './features/posts/repository.ts';
import { createPostsService } from './features/posts/service.ts';
import { createProgressRepository } from './features/progress/repository.ts';
import { createProgressService } from './features/progress/service.ts';
import type { NetworkQuotas } from './features/results/quota.ts';
import { createRefusedAnswers } from './features/results/refused-answers.ts';
import { createResultsRepository } from './features/results/repository.ts';
import { createResultsService, type Played } from './features/results/service.ts';
import { createTicketsRepository } from './features/results/tickets-repository.ts';
import { createRunWriter } from './features/results/write-run.ts';
import { createReviewLevels } from './features/review/levels.ts';
import { freeName } from './features/social-login/free-name.ts';
import { createProviderClients } from './features/social-login/providers.ts';
import { createIdentitiesRepository } from './features/social-login/repository.ts';
import { createSocialLoginService } from './features/social-login/service.ts';
import { loadTabibito } from './features/tabibito/content.ts';
import { createTabibitoRepository } from './features/tabibito/repository.ts';
import { createTabibitoService } from './features/tabibito/service.ts';
import type { Delivery } from './mail/mail.ts';
import { createMailer } from './mail/mailer.ts';
import { createOwnerNotices } from './mail/owner-notices.ts';
import { createBackgroundJobs } from './pacing/jobs.ts';
import type { Wait } from './pacing/wait.ts';
import { createSiteSettings } from './site-settings.ts';

interface ServiceParts {
  readonly settings: Pick<Settings, 'publicUrl' | 'owner' | 'mailFrom' | 'social' | 'claimedFigures'>;
  readonly database: Database;
  readonly delivery: Delivery;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  /** How work is put off that nobody's answer waits for. */
  readonly wait?: Wait | undefined;
  readonly networks: NetworkQuotas;
  readonly hasher: PasswordHasher;
}

/** What the program brings along, read once in a process. */
let content: ReturnType<typeof readContent> | undefined;

async function readContent() {
  const library = await loadKanjiLibrary();
  const words = await loadWords();
  const random = seededRandom(randomInt(2 ** 32));
  const jukugo = createJukugoService(words, library, random);
  return { library, words, random, jukugo, paths: await loadTabibito(library) };
}

/** Makes every feature's service and gives each what it needs of the others. */
export async function createServices(parts: ServiceParts) {
  const { settings, database, delivery, now, log, wait, networks, hasher } = parts;
  content ??= readContent();
  const { library, words, random, jukugo, paths } = await content;
  const queue = createWriteQueue(database, { now });
  const mailer = createMailer({ delivery, log });
  const onFailure = (error: unknown) => log.error({ err: error }, 'work in the background failed');
  const background = createBackground({ onFailure, wait });
  // Shutdown does not wait for background jobs: the next start goes on with them.
  const jobs = createBackgroundJobs({
    onFailure: (error) => {
      if (!isDatabaseError(error, 'shutting-down')) onFailure(error);
    },
    pause: wait && ((ms) => wait(ms, new AbortController().signal)),
  });
  const settle = async () => {
    await background.settle();
    await queue.drain();
    await mailer.close();
  };

  const levels = createLevelsService(createLevelsRepository(database), library, now);
  const devicesRepository = createDevicesRepository(database);
  const { playerFor, playing } = devicesRepository;
  const playerOf = (deviceKey: string) => devicesRepository.playerOf(deviceKey, now());
  const progress = createProgressService(createProgressRepository(database), playerOf);
  const leaderboards = createLeaderboardsService(createLeaderboardsRepository(database), playerOf, now);
  const resultsRepository = createResultsRepository(database);
  const tickets = createTicketsRepository(database);
  const learningRepository = createLearningRepository(database);
  const memoryRepository = createMemoryRepository(database);
  const memory = createMemoryService({
    repository: memoryRepository,
    imports: createImportsRepository(database),
    queue,
    jobs,
    now,
    playerOf,
    playing,
  });
  const learning = createLearningService({
    repository: learningRepository,
    playerOf,
    remember: memory.remember,
    foldAnew: memory.foldAnew,
    claimedBy: (playerId) => challenges.claimedBy(playerId),
    matteringFrom: () => challenges.matteringFrom(),
  });
  const challenges = createChallengesService({
    repository: createChallengesRepository(database),
    queue,
    now,
    toldTime,
    playerOf,
    playerFor,
    daysOf: learning.daysOf,
  });
  const runWriter = createRunWriter<Played>({
    repository: resultsRepository,
    raiseTotals: progress.raiseTotals,
    raiseLevel: progress.raiseLevel,
    raiseLeaderboards: leaderboards.raise,
    recountLeaderboards: leaderboards.recount,
    noteAnswers: ({ id, player_id, game, level_id }, played) =>
      learning.note({ ...played, runId: id, playerId: player_id, game, level: level_id }),
    forgetAnswers: learning.forget,
  });
  const find = findKanjiIn(library);
  const results = createResultsService({
    repository: resultsRepository,
    tickets,
    networks,
    queue,
    now,
    secret: await resultsRepository.ticketSecret(),
    playerOf,
    playing,
    hasJoined: devicesRepository.hasJoined,
    levels: {
      mitsukete: (level) => levels.toPlay('mitsukete', level),
      jukugo: createJukugoLevels(words),
      hanazono: createHanazonoLevels(find),
      otoawase: createOtoawaseLevels(find),
      review: createReviewLevels(library),
      tabibito: async (module) => {
        const setup = tabibito.toPlay(module);
        return setup && { setup, ranked: false };
      },
    },
    dealers: {
      jukugo: createRankedDeals(words, random),
      puzzle: (level) => {
        const setup = rankedSetup(level);
        return setup && { setup, ranked: true };
      },
    },
    progressOf: progress.ofPlayer,
    runWriter,
    reportRefused: createRefusedAnswers(database, resultsRepository),
  });
  const tabibito = createTabibitoService({
    content: paths,
    repository: createTabibitoRepository(database),
    queue,
    now,
    playerOf,
    playerFor,
    playerOfUser: devicesRepository.playerOfUser,
    playerForUser: devicesRepository.playerOfAccount,
    passedRuns: (playerId, module) => resultsRepository.wonRuns(playerId, 'tabibito', module),
  });
  const devices = createDevicesService({
    repository: devicesRepository,
    queue,
    jobs,
    now,
    merge: [memory.markShared, challenges.merge, tickets.merge, progress.merge, tabibito.merge],
    handOver: [
      memory.handOver,
      learning.handOverKanji,
      async (from, into) => {
        const { doubled, others } = await resultsRepository.runsToHandOver(from, into);
        for (const run of doubled) {
          await runWriter.remove({ ...run, playerId: into });
          await nextTurn();
        }
        await resultsRepository.handOver(others, into);
        return doubled.length + others.length > 0;
      },
      (_, into) => runWriter.rankOpened(into),
      leaderboards.handOver,
      (_, into) => memory.makeRoomForImports(into),
    ],
  });

  const documents = createDocumentsService({
    repository: createDocumentsRepository(database),
    queue,
    now,
    saves,
    creationKinds,
    playerOf,
    playing,
  });

  // Shutdown does not wait for this: the next start goes on with it.
  const memoriesFolded = foldAllMemories({ repository: memoryRepository, memory, queue });
  memoriesFolded.catch((error) => {
    if (!isDatabaseError(error, 'shutting-down')) log.error({ err: error }, 'folding memories failed');
  });

  const { publicUrl } = settings;
  const sessionsRepository = createSessionsRepository(database);
  const sessions = createSessions({ repository: sessionsRepository, queue, now });
  const notices = createOwnerNotices({ mailer, publicUrl, now });
  const accountsRepository = createAccountsRepository(database);
  const accountsSecret = await accountsRepository.secret();
  const hashOf = createAccountHash(accountsSecret);
  const security = createSecurityLog(log, hashOf);
  const secure = publicUrl.startsWith('https:');
  const browsers = createKnownBrowsers({ secret: accountsSecret, hashOf, secure, now });
  const names = createNames(accountsRepository);
  const accountParts = {
    repository: accountsRepository,
    sessions,
    hasher,
    attempts: createAttempts(now, (account) => security.note('locked', account)),
    security,
    notices,
    queue,
    now,
  };
  const proveOwner = createOwnerProof(accountParts);
  const secondFactor = createSecondFactor({
    ...accountParts,
    accounts: accountsRepository,
    codes: createRecoveryCodes(database),
    proveOwner,
  });
  const changeLog = createChangeLog({ database, queue, now });
  const links = createMailedLinks({ ...accountParts, background, mailer, publicUrl });
  const accounts = createAccountsService({
    ...accountParts,
    secondFactor,
    proveOwner,
    names,
    links,
    ownData: createOwnDataRepository(database),
    playersOfNobody: createPlayersOfNobody(database),
    forgetChanges: changeLog.forgetUser,
    jobs,
    titlesOf: async (userId) => learning.titlesOf(await devicesRepository.playerOfUser(userId)),
  });
  const adminUsers = createAdminUsers({
    ...{ database, userOf, log: changeLog, queue, now },
    endSessions: sessions.endAll,
    openSessions: async (userId) => {
      const open = await sessionsRepository.list(userId, aliveAt(now()));
      return open.map(({ user_id, ...session }) => session);
    },
    exportAccount: accounts.exportRow,
    removeAccount: async (row) => {
      await accounts.removeRow(row);
      security.note('account-deleted', row.email);
    },
  });
  const adminDashboard = createAdminDashboard({
    ...{ database, queue, jobs, log: changeLog, now },
    mailsWaiting: mailer.waiting,
  });
  const adminGames = createAdminGames({
    ...{ database, queue, log: changeLog, now },
    builtIn: builtInGames(),
  });
  const site = createSiteSettings(database, settings);
  const adminSettings = createAdminSettings({ site, log: changeLog, queue });
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
    tellOwner: notices.tell,
    noteLink: (email) => security.note('provider-linked', email),
    proveEmail: accounts.proveEmail,
    signIn: (userId, userAgent) => sessions.signIn(userId, userAgent, null),
  });
  const kanji = createKanjiService(library, now);
  const claims = createClaims({
    figures: async () => (await site.values()).claimed_figures,
    repository: createClaimsRepository(database),
    library,
    now,
  });
  const games = createGamesService(createGamesRepository(database), now);
  const posts = createPostsService({ repository: createPostsRepository(database), queue, publicUrl, now });
  const inbox = createInboxService({
    repository: createInboxRepository(database),
    queue,
    mailer,
    to: async () => (await site.owner()).email ?? settings.mailFrom.address,
    now,
    userNamed: async (name) => (await names.called(name)).find(({ username }) => username === name) ?? null,
  });
  const desk = { database, log: changeLog, queue };
  const adminLetters = createAdminLetters({
    ...{ ...desk, now },
    mailAnswer: inbox.answer,
    forgetDone: inbox.forgetDone,
  });
  const { called, runsToModerate, runOf, hide, show } = createModeration(
    ...([database, leaderboards, names.called, now] as const),
  );
  const adminNames = createAdminNames({
    ...{ ...desk, called, tagOf, runsToModerate, runOf, hide, show },
    rename: createRename(accountsRepository, names, freeName),
  });
  const adminAnswers = createAdminAnswers(desk);
  const newsletterRepository = createNewsletterRepository(database);
  const newsletter = createNewsletterService({
    repository: newsletterRepository,
    queue,
    mailer,
    secret: await newsletterRepository.tokenSecret(),
    publicUrl,
    now,
  });

  return {
    accounts,
    adminAnswers,
    adminLetters,
    adminNames,
    adminDashboard,
    adminGames,
    adminSettings,
    adminUsers,
    browsers,
    changeLog,
    challenges,
    claims,
    devices,
    documents,
    games,
    jukugo,
    kanji,
    leaderboards,
    learning,
    inbox,
    levels,
    links,
    memory,
    newsletter,
    posts,
    progress,
    results,
    secondFactor,
    security,
    sessions,
    site,
    social,
    socialSecret,
    tabibito,
    /** Whether what is written lately fails to be stored. */
    isFailing: queue.isFailing,
    /** Resolves when what the services do in the background is done. */
    settle,
  };
}
