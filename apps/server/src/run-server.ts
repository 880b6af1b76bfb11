import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { obligatoryParticulars } from '@michi/contracts/page-data';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { buildApp } from './app.ts';
import { readSettings, type Settings, SettingsError } from './config.ts';
import { ArticleError } from './content/articles.ts';
import { builtInContent } from './content/built-in-content.ts';
import { writeBuiltInContent } from './db/built-in/write-content.ts';
import { isDatabaseError, textCode } from './db/errors.ts';
import { nameOf, parseDatabaseUrl } from './db/location.ts';
import { openDatabase } from './db/open.ts';
import { watchConnections } from './http/end-connections.ts';
import { addressesOf, listen } from './http/listen.ts';
import { deliveryOf } from './mail/delivery.ts';
import type { PagesOptions } from './pages/pages.ts';
import { PagesNotBuilt } from './pages/pages-not-built.ts';
import { createSiteSettings } from './site-settings.ts';

type Pages = FastifyPluginAsync<PagesOptions>;

/** A shutdown that takes longer ends the process. */
const shutdownLimitMs = 10_000;
/** What a balancer and clients at work have to learn that the server stops. A person at Ctrl-C waits for nobody. */
const noticeMs = { SIGTERM: 1_000, SIGINT: 0 };
/** One Ctrl-C reaches the server several times: by its terminal, and by npm and start.mjs, which pass it on. */
const repeatedSignalMs = 2_000;

/**
 * Runs the server until it is told to stop (SIGTERM, SIGINT). What a person can put right ends it with one
 * sentence. Without pages it serves the API alone.
 */
export async function runServer(loadPages?: () => Promise<Pages>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const running = await start(settings, loadPages);
    stopOnSignal(running);
    // Who reads the address may send a signal at once.
    process.stdout.write(`Database: ${nameOf(parseDatabaseUrl(settings.databaseUrl))}\n`);
    process.stdout.write(`Kanji no Michi: ${addressOf(running.app, settings.host)}\n`);
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

/** A running server and how to end it. */
interface Running {
  readonly app: FastifyInstance;
  /**
   * Says for so long that it stops: in `/readyz`, and by ending each connection with its answer. Then it takes no more
   * connections, lets requests and writes in progress finish, and closes the database.
   */
  stop(noticeMs: number): Promise<void>;
}

async function start(settings: Settings, loadPages: (() => Promise<Pages>) | undefined): Promise<Running> {
  const [database, pages] = await Promise.all([openDatabase(settings.databaseUrl), loadPages?.()]);
  let stopping = false;
  await writeBuiltInContent(database, builtInContent());
  const app = await buildApp({
    settings,
    database,
    delivery: deliveryOf(settings),
    pages,
    stopping: () => stopping,
  });
  if (settings.smtpUrl === null) {
    app.log.info(
      { folder: resolve(settings.mailFolder) },
      'mails are written into files: SMTP_URL is not set',
    );
  }
  const site = createSiteSettings(database, settings);
  const { claimed_figures, ...owner } = await site.values();
  if (claimed_figures === null && settings.publicUrl.startsWith('https:')) {
    app.log.warn(
      'the site claims figures that nobody has counted, a rating among them: choose by CLAIMED_FIGURES=specified or measured',
    );
  }
  const lacking = obligatoryParticulars.filter((particular) => owner[particular] === null);
  if (lacking.length > 0 && settings.publicUrl.startsWith('https:')) {
    const unset = lacking.map((particular) => `OWNER_${particular.toUpperCase()}`);
    app.log.warn({ unset }, 'the imprint lacks what the law asks of every site');
  }
  app.addHook('onClose', watchConnections(app.server)); // before what else waits for the end of requests
  await listen(app, await addressesOf(settings.host), settings.port);
  return {
    app,
    async stop(noticeMs) {
      stopping = true;
      await delay(noticeMs);
      await app.close();
      await database.close();
    },
  };
}

function stopOnSignal({ app, stop }: Running): void {
  let askedAt: number | undefined;
  const end = async (signal: keyof typeof noticeMs) => {
    const now = performance.now();
    if (askedAt !== undefined) {
      if (now - askedAt < repeatedSignalMs) return;
      app.log.warn({ signal }, 'stopping at once');
      process.exit(1);
    }
    askedAt = now;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), shutdownLimitMs).unref();
    try {
      await stop(noticeMs[signal]);
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** What a person opens; an address for every network is shown as this machine's own. */
function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const named = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}

/** The sentence for a failure that the operator can put right, or null. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof ArticleError) return error.message;
  if (error instanceof PagesNotBuilt || isDatabaseError(error)) return error.message;
  switch (textCode(error)) {
    case 'EADDRINUSE':
      return 'The port is in use by another program: set PORT to a free one.';
    case 'EACCES':
      return 'This port needs more rights than the program has: set PORT to one from 1024 on.';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is no address of this machine: leave it out, or set it to 0.0.0.0 for every network.';
    default:
      return null;
  }
}
