import { getCreation, getCreations, putCreation } from '@michi/contracts/creations';
import { postDeviceJoin } from '@michi/contracts/devices';
import { getDocuments, putDocument } from '@michi/contracts/documents';
import { postLogout } from '@michi/contracts/sign-out';
import { type PlayedGame, playableGames } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Title } from '@michi/progress/achievements';
import { AccountLink } from '../learner/account-link.ts';
import type { Creations } from '../learner/creations.ts';
import { CreationsDelivery } from '../learner/creations-delivery.ts';
import type { DeliveryEnvironment } from '../learner/delivery.ts';
import { deviceId } from '../learner/device.ts';
import { Documents } from '../learner/documents.ts';
import { forgetDueKanji } from '../learner/due-kanji.ts';
import { entryCalls } from '../learner/entry-calls.ts';
import { handOverTitle } from '../learner/guests-title.ts';
import type { Journal } from '../learner/journal.ts';
import { KeptForAccounts } from '../learner/kept-for-accounts.ts';
import type { KeptMemory } from '../learner/kept-memory.ts';
import { keys } from '../learner/keys.ts';
import type { LocalProgress, ResultAnswer } from '../learner/local-progress.ts';
import type { Outbox } from '../learner/outbox.ts';
import { OutboxSync } from '../learner/outbox-sync.ts';
import type { ClaimAnswer, StatisticsProjection } from '../learner/statistics.ts';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import type { JsonStore } from '../lib/device/storage.ts';
import type { SavedRuns } from './saved-runs.ts';

export interface ExchangeEnvironment extends DeliveryEnvironment {
  readonly store: JsonStore;
  readonly outbox: Outbox;
  readonly savedRuns: SavedRuns;
  readonly progress: LocalProgress;
  readonly statistics: StatisticsProjection;
  readonly journal: Journal;
  readonly keptMemory: KeptMemory | null;
  /** Lets the account that is signed in wear a title, unless it wears one. Rejects as `call` does. */
  wearTitle(title: Title): Promise<void>;
  /** What the learner makes. Rejects while its code cannot be had. */
  creations(): Promise<Creations>;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  readonly fetch: Fetch;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
  /** Brings the progress up to date with the server. Never rejects. */
  refreshProgress(game: PlayedGame): Promise<void>;
}

/**
 * What a device and the server tell each other beside the calls of a page: outbox entries, saves, and for which account it plays.
 * A player loads it when there is something to tell.
 */
export class Exchange {
  /** Tells the server what was done here. */
  readonly delivery: OutboxSync;
  /** For which account the device plays. */
  readonly account: AccountLink;
  /** What is carried from run to run. */
  readonly documents: Documents;
  readonly #kept: KeptForAccounts;
  readonly #outbox: Outbox;
  readonly #store: JsonStore;
  readonly #handOverTitle: () => Promise<void>;
  readonly #creations: () => Promise<Creations>;
  readonly #newCreationsDelivery: (creations: Creations) => CreationsDelivery;
  #creationsDelivery: CreationsDelivery | null = null;

  constructor(environment: ExchangeEnvironment) {
    const { store, outbox, savedRuns, progress, statistics, journal, keptMemory, fetch } = environment;
    const { schedule, locks } = environment;
    const network = { schedule, locks, random: () => environment.random() };
    const now = () => environment.today().getTime();
    const locale = () => environment.locale();
    this.#store = store;
    this.#outbox = outbox;
    this.#kept = new KeptForAccounts(store, now);
    this.delivery = new OutboxSync({
      ...network,
      now,
      outbox,
      carrier: entryCalls(() => ({ locale: locale(), fetch }), now),
      ledger: {
        isSettled: (entry) => entry.kind === 'run' && progress.isSettled(entry),
        settle: (delivered) => {
          const runs = delivered.flatMap(({ entry, answer }) =>
            entry.kind === 'run' ? [{ entry, answer: answer as ResultAnswer }] : [],
          );
          statistics.settle(runs.map(({ entry }) => entry)); // first: progress removes the outbox entries
          progress.settle(runs);
          for (const { entry, answer } of delivered) {
            if (entry.kind === 'module') journal.settle(entry);
            if (entry.kind === 'claim') statistics.settleClaim(entry, answer as ClaimAnswer);
            if (entry.kind === 'import' || entry.kind === 'takeBack') outbox.remove(entry.id); // memories hear of it
          }
        },
        settled: async (kinds) => {
          if (kinds.has('module')) await journal.refresh();
          if (kinds.has('claim')) await statistics.refresh(); // a refused one rested on what is not so
        },
      },
    });
    this.documents = new Documents({
      ...network,
      store,
      saves: async () => (await import('@michi/games/saves')).saves,
      isJoined: () => this.account.isJoined(),
      ask: async (deviceId) => {
        const { documents } = await call(getDocuments, { deviceId, locale: locale(), fetch });
        return documents;
      },
      put: (deviceId, name, body) =>
        call(putDocument, { params: { name }, body, deviceId, locale: locale(), fetch }),
    });
    this.#handOverTitle = async () => {
      if (this.account.isJoined())
        await handOverTitle({ store, outbox }, (title) => environment.wearTitle(title));
    };
    this.#creations = () => environment.creations();
    this.#newCreationsDelivery = (creations) =>
      new CreationsDelivery({
        ...{ ...network, store, creations },
        isJoined: () => this.account.isJoined(),
        list: async (deviceId) => (await call(getCreations, { deviceId, locale: locale(), fetch })).creations,
        get: (deviceId, name) => call(getCreation, { params: { name }, deviceId, locale: locale(), fetch }),
        put: (deviceId, name, body) =>
          call(putCreation, { params: { name }, body, deviceId, locale: locale(), fetch }),
      });
    this.account = new AccountLink({
      ...network,
      store,
      join: (deviceId, token) => call(postDeviceJoin, { body: { deviceId }, token, locale: locale(), fetch }),
      logOut: async (token) => {
        await this.delivery.deliver(); // with its session the device loses what it could deliver by
        await call(postLogout, { token, locale: locale(), fetch });
      },
      onJoined: () => {
        for (const game of playableGames) void environment.refreshProgress(game);
        void journal.refresh();
        void statistics.refresh();
        void this.documents.sync();
        void this.#handOverTitle();
        // a page that shows works may have asked for them before
        void (this.#creationsDelivery?.sync() ?? this.#withCreations(() => this.syncCreations()));
      },
      onEntered: (account) => {
        const secrets = this.#kept.giveBack(account);
        if (secrets.length > 0) void this.#withCreations((creations) => creations.adopt(secrets));
        if (secrets.length > 0) savedRuns.adopt(secrets, () => this.#kept.forgetSecrets(account, secrets));
      },
      onLeft: ({ deviceId, account, forget = account === undefined }) => {
        progress.forget();
        statistics.forget();
        journal.forget();
        forgetDueKanji(store);
        keptMemory?.remove().catch(() => {}); // what lies there is shown to nobody else
        this.documents.forgetStored();
        if (forget) this.#kept.forgetCurrent();
        else if (account !== undefined) this.#kept.keep(account, deviceId);
        void this.#withCreations((creations) => creations.leave(deviceId, forget));
        void savedRuns.prune();
      },
    });
  }

  /** Tells the server all that it does not know. Never rejects. */
  async deliver(): Promise<void> {
    this.#kept.prune();
    await Promise.all([
      this.delivery.deliver(),
      this.account.deliver(),
      this.documents.deliver(),
      this.#withCreations(async (creations) => {
        await creations.prune();
        await this.#deliveryOf(creations).deliver();
      }),
    ]);
    await this.#handOverTitle();
  }

  /** The server answers again: what a failure has put off is done at once. */
  hurry(): void {
    for (const each of [this.account, this.delivery, this.documents, this.#creationsDelivery]) each?.hurry();
  }

  /** Takes in what other devices of the account have made, and tells what this one has. Rejects as `creations` does. */
  async syncCreations(): Promise<void> {
    await this.#deliveryOf(await this.#creations()).sync();
  }

  #deliveryOf(creations: Creations): CreationsDelivery {
    this.#creationsDelivery ??= this.#newCreationsDelivery(creations);
    return this.#creationsDelivery;
  }

  /** Works with what learners have made on this device, if they have made anything. A failure is only logged. */
  async #withCreations(work: (creations: Creations) => Promise<void>): Promise<void> {
    if (this.#store.keys(keys.creations).length === 0) return;
    try {
      await work(await this.#creations());
    } catch (error) {
      console.warn('what was made on this device cannot be had', error);
    }
  }

  /** Forgets what this device alone has of the account that is signed in, and keeps nothing once its session ends. */
  forgetAccount(account: string): void {
    this.account.forgetOnLeaving();
    this.#outbox.forget(deviceId(this.#store));
    this.#kept.forget(account);
    this.#kept.forgetCurrent();
  }
}
