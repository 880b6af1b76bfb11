import type { AnswerOf } from '@michi/contracts/contract';
import { getMemory, type KanjiImport, kanjiImport, type RememberedItem } from '@michi/contracts/memory';
import type { DayPlan } from '@michi/games/learner-saves';
import { isSame } from '@michi/games/save';
import type { Locale } from '@michi/messages/locales';
import { askedOfText } from '@michi/progress/asked';
import { learnersDay } from '@michi/progress/days';
import { kanjiItem, kanjiOfItem } from '@michi/progress/item';
import {
  type Answer,
  afterAnswer,
  type Card,
  type Claim,
  claimsOf,
  dueDay,
  type ItemMemory,
  inAnswerOrder,
} from '@michi/progress/memory';
import { dueToday } from '@michi/progress/today';
import * as z from 'zod/mini';
import { call, type Fetch } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { dayOf, utcOffsetOf } from '../../lib/time/day.ts';
import { currentOwner, guest, knownDeviceId } from '../account/device.ts';
import type { Table } from '../database.ts';
import { dayPlan, plannedDue } from '../day-plan.ts';
import { keys, snapshotKey } from '../keys.ts';
import { confirmedAs, type EntryOf, type NewEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { isAsked } from './asked-cards.ts';
import { noteDueKanji } from './due-kanji.ts';

export interface MemoryEnvironment {
  readonly store: JsonStore;
  readonly outbox: Outbox;
  /** Null where nothing can be kept. */
  readonly table: Pick<Table, 'get' | 'set'> | null;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  readonly fetch: Fetch;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
  /** Makes a UUID of version 7. */
  newId(): string;
  /** Tells the server what waits. */
  deliver(): void;
}

/** The outbox entries that say something of what is remembered. */
const kinds = ['run', 'import', 'takeBack'] as const;
type Told = EntryOf<(typeof kinds)[number]>;

/** Looked at in one go, as there may be ten thousand. */
const memoriesKept = z.custom<readonly RememberedItem[]>(
  (value) =>
    Array.isArray(value) &&
    value.every(
      (each) =>
        Array.isArray(each) &&
        each.length === 5 &&
        typeof each[0] === 'string' &&
        typeof each[1] === 'string',
    ),
);

const storedSnapshot = z.object({
  v: z.literal(1),
  /** Whose it is: `guest`, or the id of an account. */
  owner: z.string(),
  cursor: z.string(),
  memories: memoriesKept,
  imports: z.array(kanjiImport),
});

/** What the server said last. */
interface Snapshot {
  readonly owner: string;
  readonly cursor: string;
  readonly cards: ReadonlyMap<string, ItemMemory>;
  readonly imports: readonly KanjiImport[];
}

const noSnapshot: Snapshot = { owner: guest, cursor: '', cards: new Map(), imports: [] };

/**
 * What the learner remembers, as this device knows it: what the server said last, with the answers that it has not
 * counted yet. Each run is in one of the two, so nothing is lost and nothing counts twice; of what is late, the server
 * knows the order better and has the last word.
 */
export class MemoryProjection {
  readonly #environment: MemoryEnvironment;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot | null = null;
  #shown: readonly Card[] | null = null;
  #imports: readonly KanjiImport[] | null = null;
  /** The outbox entries that wait, by what they are confirmed as. */
  #waiting = new Map<string, Told>();
  /** Those that were delivered since the server was asked last. */
  #delivered = new Map<string, Told>();
  /** From what it was noted what is due. */
  #noted: { readonly cards: readonly Card[]; readonly plan: DayPlan; readonly day: number } | null = null;
  #loading: Promise<void> | null = null;
  #refreshing: Promise<void> = Promise.resolve();
  /** The one that begins after it. */
  #next: Promise<void> | null = null;

  constructor(environment: MemoryEnvironment) {
    this.#environment = environment;
    this.#waiting = this.#nowWaiting();
    environment.store.onChange((key) => this.#onChange(key));
  }

  /** Every card, in no order; null until it is known what this device has kept. The same object until something changed. */
  shown(): readonly Card[] | null {
    if (this.#snapshot === null) return null;
    this.#shown ??= this.#union(this.#own());
    return this.#shown;
  }

  /** What the learner has said to know, the latest first, what was merged last. The same object until something changed. */
  imports(): readonly KanjiImport[] {
    this.#imports ??= this.#importsNow();
    return this.#imports;
  }

  #importsNow(): readonly KanjiImport[] {
    const { told, takenBack } = this.#uncounted();
    const waiting = told.flatMap((entry) =>
      entry.kind === 'import'
        ? { id: entry.id, at: entry.at, kanji: entry.body.kanji.length, merged: false }
        : [],
    );
    const all = new Map([...waiting, ...this.#own().imports].map((each) => [each.id, each]));
    return [...all.values()]
      .filter(({ id }) => !takenBack.has(id))
      .sort(
        (one, other) =>
          Number(one.merged) - Number(other.merged) || other.at - one.at || (one.id < other.id ? 1 : -1),
      );
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes in what this device has kept, then asks the server; once a page. Never rejects. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Asks the server what has changed. A failure is only logged. */
  refresh(): Promise<void> {
    // What changes while it is asked may be missing in its answer.
    this.#next ??= this.#refreshing.then(() => {
      this.#next = null;
      this.#refreshing = this.#refresh();
      return this.#refreshing;
    });
    return this.#next;
  }

  /** Takes kanji as known that the learner says to know, also without a network. Answers the id of the import. */
  importKnown(kanji: readonly string[]): string {
    const id = this.#environment.newId();
    this.#do({ kind: 'import', id, body: { kanji: [...kanji] } });
    return id;
  }

  /** Takes an import back. Without a network what it made known stays until the server says what is left. */
  takeBack(id: string): void {
    const { outbox, newId } = this.#environment;
    const waiting = outbox.get(id);
    if (waiting && !waiting.sent) outbox.remove(id);
    else this.#do({ kind: 'takeBack', id: newId(), after: id, body: { import: id } });
  }

  #do(done: Doing): void {
    const { store, outbox, today, deliver } = this.#environment;
    const now = today();
    const when = { owner: currentOwner(store), at: now.getTime(), utcOffset: utcOffsetOf(now) };
    outbox.add({ ...done, ...when });
    deliver();
  }

  async #load(): Promise<void> {
    this.#snapshot = (await this.#storedSnapshot()) ?? noSnapshot;
    this.#changed();
    await this.refresh();
  }

  async #storedSnapshot(): Promise<Snapshot | null> {
    try {
      const { success, data } = z.safeParse(storedSnapshot, await this.#environment.table?.get(snapshotKey));
      if (!success) return null;
      const { memories, ...snapshot } = data;
      return { ...snapshot, cards: withChanges(new Map(), memories) };
    } catch (error) {
      console.warn('what was remembered on this device cannot be read', error);
      return null;
    }
  }

  async #refresh(): Promise<void> {
    const { store, outbox } = this.#environment;
    const asking = knownDeviceId(store);
    if (asking === null) return; // nobody has played here yet
    const delivered = [...this.#delivered.keys()];
    const known = this.#own();
    let [snapshot, isFromStart, isNews] = [known, false, false];
    try {
      for (let more = true; more; ) {
        const since = snapshot.cursor === '' ? {} : { since: snapshot.cursor };
        const answer = await call(getMemory, { query: since, deviceId: asking, ...this.#options() });
        const owner = currentOwner(store);
        const maybeCounted = toldIn(outbox, owner).some(({ sent }) => sent);
        if (knownDeviceId(store) !== asking || maybeCounted) return;
        snapshot = snapshotWith(snapshot, answer, owner);
        more = answer.more;
        isFromStart ||= answer.whole && known.cards.size > 0;
        // Broken off, it goes on from here; but what is told from the start would show less than before.
        if (!more || !isFromStart) isNews = this.#take(snapshot) || isNews;
      }
      for (const run of delivered) this.#delivered.delete(run);
      isNews ||= delivered.length > 0;
    } catch (error) {
      logFailure(error, 'asking for what is remembered');
      if (!isNews) return;
    }
    if (isNews) this.#changed();
    this.#noteDue();
  }

  /** Takes in what was snapshot. Answers whether it changes what is shown. */
  #take(snapshot: Snapshot): boolean {
    const before = this.#own();
    const isNews = snapshot.cursor !== before.cursor || snapshot.cards !== before.cards;
    this.#snapshot = snapshot;
    if (!isNews) return !isSame(snapshot.imports, before.imports);
    const { cards, ...rest } = snapshot;
    const kept = { v: 1, ...rest, memories: [...cards.values()].map(asTuple) };
    this.#environment.table?.set([[snapshotKey, kept]]).catch((error: unknown) => {
      console.warn('what is remembered could not be kept on this device', error);
    });
    return true;
  }

  #onChange(key: string | null): void {
    if (key === keys.plan && this.#snapshot !== null) this.#noteDue();
    const { outbox } = this.#environment;
    const isAnother = key === null || key.startsWith(keys.account);
    if (!isAnother && !outbox.isOwnKey(key)) return;
    const waiting = this.#nowWaiting();
    const ids = new Set([...waiting.values()].map(({ id }) => id)); // the end of a run replaces what was left of it
    const gone = [...this.#waiting].filter(([key, { id }]) => !waiting.has(key) && !ids.has(id));
    for (const [key, entry] of gone) if (entry.sent || entry.kind === 'run') this.#delivered.set(key, entry);
    this.#waiting = waiting;
    this.#changed();
    if (this.#snapshot !== null && (isAnother || gone.length > 0)) void this.refresh();
  }

  /** Tells games what is due; of a backlog, what another day asks for is not. */
  #noteDue(): void {
    const { store, today } = this.#environment;
    const cards = this.shown() ?? [];
    const plan = dayPlan(store);
    const day = dayOf(today());
    const before = this.#noted;
    if (before?.cards === cards && before.plan === plan && before.day === day) return;
    this.#noted = { cards, plan, day };
    const asked = new Set(dueToday(cards.filter(isAsked), day, plannedDue(plan, day)).cards);
    const waits = (card: Card) => isAsked(card) && dueDay(card) <= day && !asked.has(card);
    const due = cards.map((card) => ({ ...card, day: waits(card) ? day + 1 : dueDay(card) }));
    noteDueKanji(store, due, day);
  }

  #changed(): void {
    this.#shown = null;
    this.#imports = null;
    for (const listener of this.#listeners) listener();
  }

  #nowWaiting(): Map<string, Told> {
    const { outbox, store } = this.#environment;
    const told = toldIn(outbox, currentOwner(store));
    return new Map(told.map((entry) => [entry.kind === 'run' ? confirmedAs(entry) : entry.id, entry]));
  }

  /** What the server may not have counted yet of what was done here, and the imports that were taken back. */
  #uncounted() {
    const owner = currentOwner(this.#environment.store);
    const all = [...new Map([...this.#delivered, ...this.#waiting]).values()];
    const own = all.filter((entry) => entry.owner === owner);
    const takenBack = new Set(own.flatMap((entry) => (entry.kind === 'takeBack' ? entry.body.import : [])));
    return { told: own.filter(({ id }) => !takenBack.has(id)), takenBack };
  }

  /** What was heard of who plays now; the guest of this device is whoever signs in on it. */
  #own(): Snapshot {
    const snapshot = this.#snapshot ?? noSnapshot;
    return [guest, currentOwner(this.#environment.store)].includes(snapshot.owner) ? snapshot : noSnapshot;
  }

  #union(snapshot: Snapshot): readonly Card[] {
    const cards = new Map(snapshot.cards);
    const told = this.#uncounted().told.flatMap(evidenceIn);
    for (const answer of told.sort(inAnswerOrder)) {
      const { item, skill } = answer;
      const after = afterAnswer(cards.get(keyOf(answer)) ?? null, answer);
      if (after) cards.set(keyOf(answer), { item, skill, ...after });
    }
    return [...cards.values()].flatMap(({ item, ...memory }) => {
      const kanji = kanjiOfItem(item);
      return kanji === null ? [] : { kanji, ...memory };
    });
  }

  #options() {
    const { locale, fetch } = this.#environment;
    return { locale: locale(), fetch };
  }
}

/** An import, or its taking back, before it is said whose it is and when. */
type Doing = Omit<NewEntry<'import'>, When> | Omit<NewEntry<'takeBack'>, When>;
type When = 'owner' | 'at' | 'utcOffset';

const toldIn = (outbox: Outbox, owner: string): Told[] => kinds.flatMap((kind) => outbox.of(kind, owner));

/** What an outbox entry says of what is remembered; of what is taken back, only the server can tell what is left. */
function evidenceIn({ id, at, utcOffset, ...entry }: Told): (Answer | Claim)[] {
  switch (entry.kind) {
    case 'run':
      return (entry.body.answers ?? []).map((answer, number) => ({
        ...answer,
        ...{ runId: id, number, day: learnersDay(answer.at, utcOffset), asked: askedOfText(answer.asked) },
      }));
    case 'import':
      return entry.body.kanji.flatMap((kanji) =>
        claimsOf({ item: kanjiItem(kanji), at, day: learnersDay(at, utcOffset) }),
      );
    case 'takeBack':
      return [];
  }
}

const keyOf = ({ item, skill }: Pick<ItemMemory, 'item' | 'skill'>) => `${skill} ${item}`;

const asTuple = ({ item, skill, stability, difficulty, day }: ItemMemory): RememberedItem => [
  item,
  skill,
  stability,
  difficulty,
  day,
];

/** What is known after one more page. */
const snapshotWith = (
  before: Snapshot,
  { cursor, whole, memories, imports }: AnswerOf<typeof getMemory>,
  owner: string,
): Snapshot => {
  const cards = whole ? withChanges(new Map(), memories) : withChanges(before.cards, memories);
  return { owner, cursor, cards, imports };
};

function withChanges(
  before: ReadonlyMap<string, ItemMemory>,
  changes: readonly RememberedItem[],
): ReadonlyMap<string, ItemMemory> {
  if (changes.length === 0) return before;
  const cards = new Map(before);
  for (const [item, skill, stability, difficulty, day] of changes) {
    const key = keyOf({ item, skill });
    if (stability === null || difficulty === null || day === null) cards.delete(key);
    else cards.set(key, { item, skill, stability, difficulty, day });
  }
  return cards;
}
