import { ApiError, isRevoked, UnreadableAnswer } from '../../lib/calls/api-client.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { currentOwner, deviceId } from '../account/device.ts';
import { Retry, type RetryEnvironment } from '../retry.ts';
import { type EntryKind, isWhole, type OutboxEntry, restsOn, type WholeEntry } from './entry.ts';
import type { Outbox } from './outbox.ts';

/** What the server says to an outbox entry, or why it does not take it. */
export type Outcome = { readonly answer: unknown } | { readonly refusal: ApiError | UnreadableAnswer };

/** An outbox entry with what the server answered to it. */
export interface Delivered<D extends OutboxEntry = OutboxEntry> {
  readonly entry: D;
  readonly answer: unknown;
}

/** Carries outbox entries to the server, under a secret of the device. */
export interface EntryCalls {
  /** Makes the documented call of an outbox entry. Rejects as `call` does. */
  send(entry: WholeEntry, deviceId: string): Promise<unknown>;
  /** Carries several by one call, in their order; an outcome for each. Rejects as `call` does. */
  sendTogether(outbox: readonly WholeEntry[], deviceId: string): Promise<readonly Outcome[]>;
}

export interface OutboxSyncEnvironment extends RetryEnvironment {
  readonly store: JsonStore;
  /** Whether the device is about to join an account: until then nothing is sent. */
  isJoining(): boolean;
  readonly outbox: Outbox;
  readonly calls: EntryCalls;
  /** Outbox entries of these kinds were confirmed or refused for good, and nothing more can be delivered now. */
  onConfirmed(kinds: ReadonlySet<EntryKind>): Promise<void>;
  /** Epoch ms. */
  now(): number;
}

/** How the server's refusals are meant. All others may be a fault of the moment. */
interface Refusals {
  /** It will say so again however often it is asked. */
  readonly final: readonly number[];
  /** It has not heard yet of what the outbox entry rests on. */
  readonly early: readonly number[];
  /** It has no proof of it. */
  readonly unproved?: number;
}

const refusals: Readonly<Record<EntryKind, Refusals>> = {
  run: { final: [400, 409, 413, 422], early: [] },
  module: { final: [400, 401, 404, 422], early: [403, 409], unproved: 409 },
  claim: { final: [400, 404, 409, 422], early: [] },
  import: { final: [400, 409, 413, 422], early: [] },
  takeBack: { final: [400, 404, 409, 422], early: [] },
};

const lockName = 'kanji-no-michi:outbox';
/** The server asks for patience. */
const busy = [429, 503];
const mostTogether = 50;
/** Characters, some way below the largest body that the server takes. */
const longestTogether = 400_000;
/** So long a run of rules that the server does not know waits for it. */
const longestWaitMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Delivers the outbox entries of who plays here: one tab at a time, in order, each until the server has answered, and one after that on which it rests.
 * Sent twice, it counts once by its id. What is refused for good is set aside. What the server fails at slows all of them, and
 * goes last from then on, by itself, so that one bad outbox entry holds up no other.
 */
export class OutboxSync {
  readonly #environment: OutboxSyncEnvironment;
  readonly #delivery: Retry;
  readonly #listeners = new Set<(entry: OutboxEntry, answer: unknown) => void>();
  /** The kinds of what was confirmed or refused for good since that was told. */
  readonly #confirmed = new Set<EntryKind>();
  /** The ids of those at which the server has failed, that of the latest failure last. */
  readonly #failed = new Set<string>();

  constructor(environment: OutboxSyncEnvironment) {
    this.#environment = environment;
    this.#delivery = new Retry(environment, lockName, (succeeded) => this.#sendAll(succeeded));
  }

  /** Tells the server's answer to each delivered outbox entry. */
  onDelivered(listener: (entry: OutboxEntry, answer: unknown) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends what waits. Resolves when nothing is left or a later try is planned. */
  deliver(): Promise<void> {
    return this.#delivery.deliver();
  }

  /** The server answers again. */
  hurry(): void {
    this.#delivery.hurry();
  }

  async #sendAll(succeeded: () => void): Promise<void> {
    const tried = new Set<string>();
    const onConfirmed = ({ entry, answer }: Delivered) => {
      this.#confirmed.add(entry.kind);
      succeeded();
      for (const listener of this.#listeners) listener(entry, answer);
    };
    if (this.#environment.isJoining()) return;
    try {
      for (let next = this.#next(tried); next.length > 0; next = this.#next(tried)) {
        for (const { id } of next) tried.add(id);
        await this.#send(next, onConfirmed);
      }
    } finally {
      const confirmed = new Set(this.#confirmed);
      this.#confirmed.clear();
      if (confirmed.size > 0) await this.#environment.onConfirmed(confirmed);
    }
  }

  /**
   * What can go by one call: the first outbox entry that may be sent, and those after it as far as there is room. After all
   * others, one at which the server has failed.
   */
  #next(tried: ReadonlySet<string>): OutboxEntry[] {
    const { outbox, store } = this.#environment;
    const owner = currentOwner(store);
    const waiting = outbox.waiting().filter((entry) => entry.owner === owner);
    const ids = new Set(waiting.map(({ id }) => id));
    const due = waiting.filter((entry) => !tried.has(entry.id) && !restsOn(entry).some((id) => ids.has(id)));
    const fresh = due.filter(({ id }) => !this.#failed.has(id));
    if (fresh.length === 0) {
      const [failed] = [...this.#failed].flatMap((failed) => due.find(({ id }) => id === failed) ?? []);
      return failed ? [failed] : [];
    }
    let room = longestTogether;
    const next: OutboxEntry[] = [];
    for (const entry of fresh.slice(0, mostTogether)) {
      room -= isWhole(entry) ? JSON.stringify(entry.body).length : longestTogether;
      if (room < 0 && next.length > 0) break;
      next.push(entry);
    }
    return next;
  }

  async #send(next: readonly OutboxEntry[], onConfirmed: (delivered: Delivered) => void): Promise<void> {
    const { outbox, store } = this.#environment;
    const secret = deviceId(store);
    const open: WholeEntry[] = [];
    for (const entry of next) {
      const whole = await outbox.whole(entry);
      if (whole) open.push(whole);
      else outbox.remove(entry.id); // the browser has thrown away what of it lay elsewhere
    }
    const isLeft = () => deviceId(store) !== secret; // somebody else plays here now
    if (isLeft()) return;
    outbox.together(() => {
      for (const entry of open) outbox.update(entry, { sent: true });
    });
    const outcomes = open.length > 1 ? await this.#sendTogether(open, secret) : null;
    if (outcomes) return this.#take(open, outcomes, secret, onConfirmed);
    for (const entry of open) {
      if (isLeft()) return;
      this.#take([entry], [await this.#sendOne(entry, secret)], secret, onConfirmed);
    }
  }

  /**
   * Notes the outcomes of outbox entries that went together, answers first and all at once.
   */
  #take(
    sent: readonly OutboxEntry[],
    outcomes: readonly Outcome[],
    secret: string,
    onConfirmed: (delivered: Delivered) => void,
  ): void {
    const pairs = sent.flatMap((entry, index) => {
      const outcome = outcomes[index];
      return outcome ? [{ entry, outcome }] : [];
    });
    const delivered = pairs.flatMap(({ entry, outcome }) =>
      'answer' in outcome ? [{ entry, answer: outcome.answer }] : [],
    );
    const { outbox, store } = this.#environment;
    outbox.together(() => {
      const isLeft = deviceId(store) !== secret; // what is shown is somebody else's by now
      for (const { entry } of delivered) isLeft ? outbox.remove(entry.id) : outbox.confirm(entry);
    });
    for (const each of delivered) onConfirmed(each);
    const failures = pairs.flatMap(({ entry, outcome }) =>
      'refusal' in outcome ? (this.#refused(entry, outcome.refusal) ?? []) : [],
    );
    if (failures[0]) throw failures[0];
  }

  /** Null when the server failed at all of them: then each goes by itself. */
  async #sendTogether(open: readonly WholeEntry[], secret: string): Promise<readonly Outcome[] | null> {
    try {
      return await this.#environment.calls.sendTogether(open, secret);
    } catch (error) {
      if (!isUseless(error) || isBusy(error) || isRevoked(error)) throw error;
      return null;
    }
  }

  async #sendOne(entry: WholeEntry, secret: string): Promise<Outcome> {
    try {
      return { answer: await this.#environment.calls.send(entry, secret) };
    } catch (error) {
      if (!isUseless(error)) throw error;
      return { refusal: error };
    }
  }

  /** What becomes of an outbox entry that the server did not take. Answers what the queue has to wait for, null when it can go on. */
  #refused(entry: OutboxEntry, refusal: ApiError | UnreadableAnswer): Error | null {
    const { outbox, now } = this.#environment;
    if (isBusy(refusal) || isRevoked(refusal)) return refusal;
    const status = refusal instanceof ApiError ? refusal.status : null;
    const { final, early, unproved } = refusals[entry.kind];
    if (isOfOtherRules(refusal) && entry.at > now() - longestWaitMs) {
      outbox.update(entry, { sent: false }); // it is certain that the server has not counted it
      return null;
    }
    if (status !== null && final.includes(status)) {
      const reason = reasonOf(refusal);
      console.warn(`${entry.kind} ${entry.id} was refused: ${status} ${reason}`);
      outbox.refuse(entry, status, reason);
      this.#confirmed.add(entry.kind);
      return null;
    }
    if (status !== null && early.includes(status)) {
      outbox.update(entry, { sent: false, unproved: status === unproved || entry.unproved });
      return null;
    }
    this.#failed.delete(entry.id);
    this.#failed.add(entry.id);
    return refusal;
  }
}

/** The server proves other rules: older ones after a step back, until it comes forward again. */
const isOfOtherRules = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && 'rulesVersion' in error.errors;

/** What is wrong with one part says more than that something is wrong. */
const reasonOf = (refusal: ApiError | UnreadableAnswer): string =>
  (refusal instanceof ApiError && Object.values(refusal.errors)[0]?.[0]) || refusal.message;

const isBusy = (error: unknown): boolean => error instanceof ApiError && busy.includes(error.status);

/** The server was there, but its answer is no use. */
const isUseless = (error: unknown): error is ApiError | UnreadableAnswer =>
  error instanceof ApiError || error instanceof UnreadableAnswer;
