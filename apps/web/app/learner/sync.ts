import { postDeviceJoin } from '@michi/contracts/devices';
import {
  getCreation,
  getCreations,
  getDocuments,
  putCreation,
  putDocument,
} from '@michi/contracts/documents';
import { postLogout, postLogoutByTicket } from '@michi/contracts/sign-out';
import { type PlayedGame, playableGames } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Title } from '@michi/progress/achievements';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import type { JsonStore } from '../lib/device/storage.ts';
import { currentOwner, guest, hasJoined } from './account/device.ts';
import { AccountLink } from './account/link.ts';
import { StoredForAccounts } from './account/stored.ts';
import { handOverTitle } from './account/title.ts';
import type { Table } from './database.ts';
import type { Creations } from './documents/creations.ts';
import { CreationsSync } from './documents/creations-sync.ts';
import { Saves } from './documents/saves.ts';
import { keys, snapshotKey } from './keys.ts';
import { entryCalls } from './outbox/calls.ts';
import { containedIn, isConfirmed } from './outbox/entry.ts';
import type { Outbox } from './outbox/outbox.ts';
import { OutboxSync } from './outbox/sync.ts';
import { forgetDueKanji } from './projections/due-kanji.ts';
import type { JourneyProjection } from './projections/journey.ts';
import type { MemoryProjection } from './projections/memory.ts';
import type { ProgressProjection } from './projections/progress.ts';
import type { StatisticsProjection } from './projections/statistics.ts';
import type { RetryEnvironment } from './retry.ts';
import type { SavedRuns } from './saved-runs.ts';

/** When more confirmed entries wait for snapshots, these are asked for, though no page shows them. */
const mostConfirmed = 20;

export interface SyncEnvironment extends RetryEnvironment {
  readonly store: JsonStore;
  readonly outbox: Outbox;
  readonly savedRuns: SavedRuns;
  readonly progress: ProgressProjection;
  readonly statistics: StatisticsProjection;
  readonly journey: JourneyProjection;
  /** Where the snapshot of the memory lies; null where nothing is stored. */
  readonly memoryTable: Table | null;
  /** The learner's memory. Rejects while its code cannot be loaded. */
  memory(): Promise<MemoryProjection>;
  /** Lets the account that is signed in wear a title, unless it wears one. Rejects as `call` does. */
  wearTitle(title: Title): Promise<void>;
  /** What the learner makes. Rejects while its code cannot be had. */
  creations(): Promise<Creations>;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  readonly fetch: Fetch;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
  /** The session of this token is over: nobody is signed in any more. */
  onOver(token: string): void;
  /** Brings the progress up to date with the server. Never rejects. */
  refreshProgress(game: PlayedGame): Promise<void>;
}

/**
 * What a device and the server tell each other beside the calls of a page: outbox entries, saves, and for which account it plays.
 * A learner loads it when there is something to tell.
 */
export class Sync {
  /** Tells the server what was done here. */
  readonly outboxSync: OutboxSync;
  /** For which account the device plays. */
  readonly account: AccountLink;
  /** What is carried from run to run. */
  readonly saves: Saves;
  readonly #stored: StoredForAccounts;
  readonly #outbox: Outbox;
  readonly #store: JsonStore;
  readonly #handOverTitle: () => Promise<void>;
  readonly #creations: () => Promise<Creations>;
  readonly #newCreationsSync: (creations: Creations) => CreationsSync;
  #creationsSync: CreationsSync | null = null;

  constructor(environment: SyncEnvironment) {
    const { store, outbox, savedRuns, progress, statistics, journey, memoryTable, fetch } = environment;
    const { schedule, locks } = environment;
    const network = { schedule, locks, random: () => environment.random() };
    const now = () => environment.today().getTime();
    const locale = () => environment.locale();
    this.#store = store;
    this.#outbox = outbox;
    this.#stored = new StoredForAccounts(store, now);
    this.outboxSync = new OutboxSync({
      ...network,
      ...{ now, store, outbox },
      isJoining: () => this.account.isJoining(),
      calls: entryCalls(() => ({ locale: locale(), fetch }), now),
      onConfirmed: async (kinds) => {
        if (kinds.has('module')) await journey.refresh();
        if (kinds.has('claim')) await statistics.refresh(); // a refused one rested on what is not so
        if (outbox.confirmedCount > mostConfirmed) await this.#refreshSnapshots(environment);
      },
    });
    this.saves = new Saves({
      ...network,
      store,
      saves: async () => (await import('@michi/games/saves')).saves,
      isJoined: () => hasJoined(store),
      ask: async (deviceId) => {
        const { documents } = await call(getDocuments, { deviceId, locale: locale(), fetch });
        return documents;
      },
      put: (deviceId, name, body) =>
        call(putDocument, { params: { name }, body, deviceId, locale: locale(), fetch }),
    });
    this.#handOverTitle = async () => {
      if (hasJoined(store)) await handOverTitle({ store, outbox }, (title) => environment.wearTitle(title));
    };
    this.#creations = () => environment.creations();
    this.#newCreationsSync = (creations) =>
      new CreationsSync({
        ...{ ...network, store, creations },
        isJoined: () => hasJoined(store),
        list: async (deviceId) => (await call(getCreations, { deviceId, locale: locale(), fetch })).creations,
        get: (deviceId, name) => call(getCreation, { params: { name }, deviceId, locale: locale(), fetch }),
        put: (deviceId, name, body) =>
          call(putCreation, { params: { name }, body, deviceId, locale: locale(), fetch }),
      });
    this.account = new AccountLink({
      ...network,
      ...{ store, stored: this.#stored },
      join: (deviceId, token) => call(postDeviceJoin, { body: { deviceId }, token, locale: locale(), fetch }),
      logOut: (token) => call(postLogout, { token, locale: locale(), fetch }),
      endByTicket: (endTicket) => call(postLogoutByTicket, { body: { endTicket }, locale: locale(), fetch }),
      onOver: (token) => environment.onOver(token),
      onJoined: () => {
        void this.outboxSync.deliver();
        for (const game of playableGames) void environment.refreshProgress(game);
        void journey.refresh();
        void statistics.refresh();
        void this.saves.sync();
        void this.#handOverTitle();
        // a page that shows works may have asked for them before
        void (this.#creationsSync?.sync() ?? this.#withCreations(() => this.syncCreations()));
      },
      onEntered: (account) => {
        store.together(() => {
          this.#stored.giveBack(account);
          outbox.handOver(guest, account);
          savedRuns.handOver(account);
        });
        void this.#withCreations((creations) => creations.handOver(guest, account));
      },
      onLoggedOut: ({ account, forget, secret }) => {
        progress.forget();
        statistics.forget();
        journey.forget();
        outbox.forgetConfirmed();
        forgetDueKanji(store);
        memoryTable?.remove([snapshotKey]).catch(() => {}); // what lies there is shown to nobody else
        this.saves.forgetStored();
        const owner = account ?? guest;
        if (forget) {
          outbox.forget(owner);
          this.#stored.forget(owner);
        }
        if (forget || account === null) this.#stored.forgetCurrent();
        else this.#stored.store(account, secret);
        void this.#withCreations((creations) => creations.leave(owner, forget));
        queueMicrotask(() => void savedRuns.prune()); // once nobody is signed in any more
      },
    });
  }

  /** Asks for the snapshots that confirmed outbox entries wait for, as no page did. */
  async #refreshSnapshots({ statistics, progress, journey, memory }: SyncEnvironment): Promise<void> {
    const names = new Set(
      this.#outbox.all().flatMap((entry) => (isConfirmed(entry) ? containedIn(entry) : [])),
    );
    for (const game of playableGames) if (names.has(`progress:${game}`)) await progress.refresh(game);
    if (names.has('statistics')) await statistics.refresh();
    if (names.has('journey')) await journey.refresh();
    if (names.has('memory')) await (await memory()).update();
  }

  /** Tells the server all that it does not know. Never rejects. */
  async deliver(): Promise<void> {
    this.#stored.prune();
    const owners = [guest, currentOwner(this.#store), ...this.#stored.accounts()];
    this.#outbox.prune(owners);
    await Promise.all([
      this.outboxSync.deliver(),
      this.account.deliver(),
      this.saves.deliver(),
      this.#withCreations(async (creations) => {
        await creations.prune(owners);
        await this.#syncOf(creations).deliver();
      }),
    ]);
    await this.#handOverTitle();
  }

  /** The server answers again: what a failure has put off is done at once. */
  hurry(): void {
    for (const each of [this.account, this.outboxSync, this.saves, this.#creationsSync]) each?.hurry();
  }

  /** Takes in what other devices of the account have made, and tells what this one has. Rejects as `creations` does. */
  async syncCreations(): Promise<void> {
    await this.#syncOf(await this.#creations()).sync();
  }

  #syncOf(creations: Creations): CreationsSync {
    this.#creationsSync ??= this.#newCreationsSync(creations);
    return this.#creationsSync;
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

  /** How much of what the learner did waits, as far as the server does not know it. */
  async unsent(): Promise<number> {
    const owner = currentOwner(this.#store);
    let unsent = this.#outbox.waiting().filter((entry) => entry.owner === owner).length;
    await this.#withCreations(async (creations) => {
      unsent += await creations.unsent();
    });
    return unsent;
  }
}
