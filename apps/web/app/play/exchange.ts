import { postDeviceJoin } from '@michi/contracts/devices';
import { getDocuments, putDocument } from '@michi/contracts/documents';
import { postLogout } from '@michi/contracts/sign-out';
import { getWork, getWorks, putWork } from '@michi/contracts/works';
import { type PlayedGame, playableGames } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Title } from '@michi/progress/achievements';
import { AccountLink } from '../learner/account-link.ts';
import { deedCalls } from '../learner/deed-calls.ts';
import { DeedDelivery } from '../learner/deed-delivery.ts';
import type { Deeds } from '../learner/deeds.ts';
import type { DeliveryEnvironment } from '../learner/delivery.ts';
import { deviceId } from '../learner/device.ts';
import { Documents } from '../learner/documents.ts';
import { forgetDueKanji } from '../learner/due-kanji.ts';
import { handOverTitle } from '../learner/guests-title.ts';
import type { Journal } from '../learner/journal.ts';
import { KeptForAccounts } from '../learner/kept-for-accounts.ts';
import type { KeptMemory } from '../learner/kept-memory.ts';
import { keys } from '../learner/keys.ts';
import type { LocalProgress, ResultAnswer } from '../learner/local-progress.ts';
import type { ClaimAnswer, Standings } from '../learner/standings.ts';
import type { Works } from '../learner/works.ts';
import { WorksDelivery } from '../learner/works-delivery.ts';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import type { JsonStore } from '../lib/device/storage.ts';
import type { SavedRuns } from './saved-runs.ts';

export interface ExchangeEnvironment extends DeliveryEnvironment {
  readonly store: JsonStore;
  readonly deeds: Deeds;
  readonly savedRuns: SavedRuns;
  readonly progress: LocalProgress;
  readonly standings: Standings;
  readonly journal: Journal;
  readonly keptMemory: KeptMemory | null;
  /** Lets the account that is signed in wear a title, unless it wears one. Rejects as `call` does. */
  wearTitle(title: Title): Promise<void>;
  /** What the learner makes. Rejects while its code cannot be had. */
  works(): Promise<Works>;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  readonly fetch: Fetch;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
  /** Brings the progress up to date with the server. Never rejects. */
  refreshProgress(game: PlayedGame): Promise<void>;
}

/**
 * What a device and the server tell each other beside the calls of a page: deeds, saves, and for which account it plays.
 * A player loads it when there is something to tell.
 */
export class Exchange {
  /** Tells the server what was done here. */
  readonly delivery: DeedDelivery;
  /** For which account the device plays. */
  readonly account: AccountLink;
  /** What is carried from run to run. */
  readonly documents: Documents;
  readonly #kept: KeptForAccounts;
  readonly #deeds: Deeds;
  readonly #store: JsonStore;
  readonly #handOverTitle: () => Promise<void>;
  readonly #works: () => Promise<Works>;
  readonly #newWorksDelivery: (works: Works) => WorksDelivery;
  #worksDelivery: WorksDelivery | null = null;

  constructor(environment: ExchangeEnvironment) {
    const { store, deeds, savedRuns, progress, standings, journal, keptMemory, fetch } = environment;
    const { schedule, locks } = environment;
    const network = { schedule, locks, random: () => environment.random() };
    const now = () => environment.today().getTime();
    const locale = () => environment.locale();
    this.#store = store;
    this.#deeds = deeds;
    this.#kept = new KeptForAccounts(store, now);
    this.delivery = new DeedDelivery({
      ...network,
      now,
      deeds,
      carrier: deedCalls(() => ({ locale: locale(), fetch }), now),
      ledger: {
        isSettled: (deed) => deed.kind === 'run' && progress.isSettled(deed),
        settle: (delivered) => {
          const runs = delivered.flatMap(({ deed, answer }) =>
            deed.kind === 'run' ? [{ deed, answer: answer as ResultAnswer }] : [],
          );
          standings.settle(runs.map(({ deed }) => deed)); // first: progress removes the deeds
          progress.settle(runs);
          for (const { deed, answer } of delivered) {
            if (deed.kind === 'module') journal.settle(deed);
            if (deed.kind === 'claim') standings.settleClaim(deed, answer as ClaimAnswer);
            if (deed.kind === 'import' || deed.kind === 'takeBack') deeds.remove(deed.id); // memories hear of it
          }
        },
        settled: async (kinds) => {
          if (kinds.has('module')) await journal.refresh();
          if (kinds.has('claim')) await standings.refresh(); // a refused one rested on what is not so
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
        await handOverTitle({ store, deeds }, (title) => environment.wearTitle(title));
    };
    this.#works = () => environment.works();
    this.#newWorksDelivery = (works) =>
      new WorksDelivery({
        ...{ ...network, store, works },
        isJoined: () => this.account.isJoined(),
        list: async (deviceId) => (await call(getWorks, { deviceId, locale: locale(), fetch })).works,
        get: (deviceId, name) => call(getWork, { params: { name }, deviceId, locale: locale(), fetch }),
        put: (deviceId, name, body) =>
          call(putWork, { params: { name }, body, deviceId, locale: locale(), fetch }),
      });
    this.account = new AccountLink({
      ...network,
      store,
      join: (deviceId, token) => call(postDeviceJoin, { body: { deviceId }, token, locale: locale(), fetch }),
      logOut: (token) => call(postLogout, { token, locale: locale(), fetch }),
      onJoined: () => {
        for (const game of playableGames) void environment.refreshProgress(game);
        void journal.refresh();
        void standings.refresh();
        void this.documents.sync();
        void this.#handOverTitle();
        // a page that shows works may have asked for them before
        void (this.#worksDelivery?.sync() ?? this.#withWorks(() => this.syncWorks()));
      },
      onEntered: (account) => {
        const secrets = this.#kept.giveBack(account);
        if (secrets.length > 0) void this.#withWorks((works) => works.adopt(secrets));
        if (secrets.length > 0) savedRuns.adopt(secrets, () => this.#kept.forgetSecrets(account, secrets));
      },
      onLeft: ({ deviceId, account, forget = account === undefined }) => {
        progress.forget();
        standings.forget();
        journal.forget();
        forgetDueKanji(store);
        keptMemory?.remove().catch(() => {}); // what lies there is shown to nobody else
        this.documents.forgetStored();
        if (forget) this.#kept.forgetCurrent();
        else if (account !== undefined) this.#kept.keep(account, deviceId);
        void this.#withWorks((works) => works.leave(deviceId, forget));
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
      this.#withWorks(async (works) => {
        await works.prune();
        await this.#deliveryOf(works).deliver();
      }),
    ]);
    await this.#handOverTitle();
  }

  /** Takes in what other devices of the account have made, and tells what this one has. Rejects as `works` does. */
  async syncWorks(): Promise<void> {
    await this.#deliveryOf(await this.#works()).sync();
  }

  #deliveryOf(works: Works): WorksDelivery {
    this.#worksDelivery ??= this.#newWorksDelivery(works);
    return this.#worksDelivery;
  }

  /** Works with what learners have made on this device, if they have made anything. A failure is only logged. */
  async #withWorks(work: (works: Works) => Promise<void>): Promise<void> {
    if (this.#store.keys(keys.works).length === 0) return;
    try {
      await work(await this.#works());
    } catch (error) {
      console.warn('what was made on this device cannot be had', error);
    }
  }

  /** Forgets what this device alone has of the account that is signed in, and keeps nothing once its session ends. */
  forgetAccount(account: string): void {
    this.account.forgetOnLeaving();
    this.#deeds.forget(deviceId(this.#store));
    this.#kept.forget(account);
    this.#kept.forgetCurrent();
  }
}
