import type { AnswerOf } from '@michi/contracts/contract';
import { getMemory, type KanjiImport } from '@michi/contracts/memory';
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
  inAnswerOrder,
} from '@michi/progress/memory';
import { dueToday } from '@michi/progress/today';
import { call, type Fetch } from '../../lib/calls/api-client.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { dayOf, utcOffsetOf } from '../../lib/time/day.ts';
import { currentOwner, knownDeviceId } from '../account/device.ts';
import type { Table } from '../database.ts';
import { dayPlan, plannedDue } from '../day-plan.ts';
import { keys } from '../keys.ts';
import type { NewEntry, OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { isAsked } from './asked-cards.ts';
import { noteDueKanji } from './due-kanji.ts';
import {
  cardKey,
  MemorySnapshot,
  nothingRemembered,
  type Remembered,
  withChanges,
} from './memory-snapshot.ts';
import { Projection } from './projection.ts';

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

/** What is remembered, and what the learner has said to know. */
interface Shown {
  readonly cards: readonly Card[];
  readonly imports: readonly KanjiImport[];
}

const name = 'memory';

/**
 * What the learner remembers, as this device knows it. Of what is late, the server knows the order better and has the last word.
 */
export class MemoryProjection {
  readonly #environment: MemoryEnvironment;
  readonly #snapshot: MemorySnapshot;
  readonly #projection: Projection<Remembered, Shown>;
  #shown: Shown | null = null;
  /** From what it was noted what is due. */
  #noted: { readonly cards: readonly Card[]; readonly plan: DayPlan; readonly day: number } | null = null;
  #loading: Promise<void> | null = null;
  #refreshing: Promise<void> = Promise.resolve();
  /** The one that begins after it. */
  #next: Promise<void> | null = null;

  constructor(environment: MemoryEnvironment) {
    const { store, outbox, table } = environment;
    this.#environment = environment;
    this.#snapshot = new MemorySnapshot(store, table);
    this.#projection = new Projection({
      ...{ store, outbox, name, fold },
      place: this.#snapshot,
      nothing: nothingRemembered,
      ask: (deviceId) => this.#ask(deviceId),
    });
    store.onChange((key) => this.#onChange(key));
  }

  /** Every card, in no order; null until it is known what this device has stored. The same object until something changed. */
  shown(): readonly Card[] | null {
    return this.#snapshot.isLoaded ? this.#now().cards : null;
  }

  /** What the learner has said to know, the latest first, what was merged last. The same object until something changed. */
  imports(): readonly KanjiImport[] {
    return this.#now().imports;
  }

  subscribe(listener: () => void): () => void {
    return this.#projection.subscribe(listener);
  }

  /** Takes in what this device has stored, then asks the server; once a page. Never rejects. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Asks the server, on whatever page. Never rejects. */
  update(): Promise<void> {
    return this.#loading ? this.refresh() : this.load();
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
    await this.#takeStored();
    await this.refresh();
  }

  async #takeStored(): Promise<void> {
    await this.#snapshot.load();
    this.#projection.changed();
  }

  async #refresh(): Promise<void> {
    if (knownDeviceId(this.#environment.store) === null) return; // nobody has played here yet
    await this.#projection.refresh();
    this.#noteDue(); // without a network, too
  }

  async #ask(deviceId: string): Promise<Remembered> {
    const { store, locale, fetch } = this.#environment;
    const known = this.#projection.value;
    let [value, isFromStart] = [known, false];
    for (let more = true; more; ) {
      const since = value.cursor === '' ? {} : { since: value.cursor };
      const answer = await call(getMemory, { query: since, deviceId, locale: locale(), fetch });
      const before = value;
      value = withAnswer(before, answer, currentOwner(store));
      more = answer.more;
      isFromStart ||= answer.whole && known.cards.size > 0;
      // Broken off, it goes on from here; but what is told from the start would show less than before.
      if (more && !isFromStart) this.#takePage(deviceId, before, value);
    }
    const isNews = value.cursor !== known.cursor || value.cards !== known.cards;
    return isNews || !isSame(value.imports, known.imports) ? value : known;
  }

  /** Takes in a part of an answer, unless it may contain outbox entries of which the next part says more. */
  #takePage(deviceId: string, before: Remembered, value: Remembered): void {
    const { store } = this.#environment;
    const mayContain =
      this.#projection.isOvertaken() || this.#projection.uncontained().some(({ sent }) => sent);
    if (mayContain || knownDeviceId(store) !== deviceId || this.#projection.value !== before) return;
    void this.#snapshot.write({ asked: this.#snapshot.read()?.asked ?? 0, value });
    this.#projection.changed();
  }

  #onChange(key: string | null): void {
    if (!this.#snapshot.isLoaded) return;
    if (key === keys.dayPlan) this.#noteDue();
    const isAnother = key === null || key.startsWith(keys.account);
    if (isAnother) this.#shown = null;
    if (key === keys.sequence && this.#projection.isOvertaken()) void this.#catchUp();
    else if (isAnother || (this.#environment.outbox.isOwnKey(key) && this.#projection.isBehind()))
      void this.refresh();
  }

  async #catchUp(): Promise<void> {
    await this.#takeStored();
    if (this.#projection.isOvertaken()) void this.refresh(); // nothing is stored here
  }

  /** What is shown stays until a later snapshot of another tab is here, too. */
  #now(): Shown {
    if (this.#shown === null || !this.#projection.isOvertaken()) this.#shown = this.#projection.shown();
    return this.#shown;
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
}

/** An import, or its taking back, before it is said whose it is and when. */
type Doing = Omit<NewEntry<'import'>, When> | Omit<NewEntry<'takeBack'>, When>;
type When = 'owner' | 'at' | 'utcOffset';

/** What is known after one more page. */
const withAnswer = (
  before: Remembered,
  { cursor, whole, memories, imports }: AnswerOf<typeof getMemory>,
  owner: string,
): Remembered => ({ owner, cursor, cards: withChanges(whole ? new Map() : before.cards, memories), imports });

function fold(value: Remembered, entries: readonly OutboxEntry[]): Shown {
  const takenBack = new Set(entries.flatMap(({ kind, body }) => (kind === 'takeBack' ? body.import : [])));
  const counted = entries.filter(({ id }) => !takenBack.has(id));
  const imports = [...counted.flatMap(importIn), ...value.imports].filter(({ id }) => !takenBack.has(id));
  const each = new Map(imports.map((one) => [one.id, one]));
  return {
    cards: cardsAfter(value.cards, counted.flatMap(evidenceIn)),
    imports: [...each.values()].sort(
      (one, other) =>
        Number(one.merged) - Number(other.merged) || other.at - one.at || (one.id < other.id ? 1 : -1),
    ),
  };
}

function cardsAfter(before: Remembered['cards'], evidence: (Answer | Claim)[]): readonly Card[] {
  const cards = new Map(before);
  for (const answer of evidence.sort(inAnswerOrder)) {
    const { item, skill } = answer;
    const after = afterAnswer(cards.get(cardKey(answer)) ?? null, answer);
    if (after) cards.set(cardKey(answer), { item, skill, ...after });
  }
  return [...cards.values()].flatMap(({ item, ...memory }) => {
    const kanji = kanjiOfItem(item);
    return kanji === null ? [] : { kanji, ...memory };
  });
}

const importIn = ({ id, at, kind, body }: OutboxEntry): KanjiImport[] =>
  kind === 'import' ? [{ id, at, kanji: body.kanji.length, merged: false }] : [];

/** What an outbox entry says of what is remembered; of what is taken back, only the server can tell what is left. */
function evidenceIn({ id, at, utcOffset, ...entry }: OutboxEntry): (Answer | Claim)[] {
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
    default:
      return [];
  }
}

/** Loaded by pages that show what is remembered, and when much waits to be contained in it. */
export const makeMemory = (environment: MemoryEnvironment): MemoryProjection =>
  new MemoryProjection(environment);
