import type { RememberedItem } from '@michi/contracts/memory';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { kanjiItem } from '@michi/progress/item';
import type { Card } from '@michi/progress/memory';
import { reviewsPerDay } from '@michi/progress/today';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { entryOf } from '../../testing/outbox.ts';
import { aDeviceArea, aFinishedRun, playFor, runIdOf, serve, TestArea } from '../../testing/play.ts';
import { guest } from '../account/device.ts';
import type { Table } from '../database.ts';
import { planDay } from '../day-plan.ts';
import { keys, snapshotKey } from '../keys.ts';
import type { EntryOf } from '../outbox/entry.ts';
import { Outbox } from '../outbox/outbox.ts';
import { newRunId } from '../run.ts';
import { dueKanji } from './due-kanji.ts';
import { MemoryProjection } from './memory.ts';

const day = 20_775;
const at = day * 86_400_000 + 12 * 3_600_000;

/** What the server remembers, and from when on it has changed. */
let remembered: { revision: number; memory: RememberedItem }[];
let imports: { id: string; at: number; kanji: number; merged: boolean }[];
/** So many memories the server tells at once, and how often it answers until the network is gone. */
let pageSize: number;
let answersLeft: number;
let asked: string[];
let server: Awaited<ReturnType<typeof serve>>;
let online: boolean;
let kept: unknown;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  [remembered, imports, asked, online, kept] = [[], [], [], true, undefined];
  [pageSize, answersLeft] = [1_000, Number.POSITIVE_INFINITY];
  server = await serve(({ url: path = '' }) => {
    const url = new URL(path, 'http://localhost');
    const since = url.searchParams.get('since');
    asked.push(since ?? 'all');
    const from = since === null ? -1 : Number(since);
    const changed = remembered.filter(({ revision }) => revision > from);
    const page = changed.slice(0, pageSize);
    const cursor = String(page.at(-1)?.revision ?? remembered.length);
    const memories = page.map(({ memory }) => memory);
    const more = changed.length > pageSize;
    answersLeft -= 1;
    if (answersLeft === 0) online = false;
    return { status: 200, body: { cursor, whole: since === null, more, memories, imports } };
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

function learn(memory: RememberedItem): void {
  remembered.push({ revision: remembered.length + 1, memory });
}

const table: Pick<Table, 'get' | 'set'> = {
  get: async (key) => (key === snapshotKey ? kept : undefined),
  set: async ([entry]) => {
    kept = structuredClone(entry?.[1]);
  },
};

function aPage(area = aDeviceArea()) {
  const store = new JsonStore(area);
  const outbox = new Outbox(store);
  const memories = new MemoryProjection({
    ...{ store, outbox, table, today: () => new Date(at), locale: () => 'de' },
    newId: () => newRunId(at),
    deliver: () => {},
    fetch: (path, init) => (online ? server.fetch(path, init) : Promise.reject(new TypeError('no network'))),
  });
  const answer = (kanji: string, correct = true) => ({
    ...{ item: kanjiItem(kanji), skill: 'meaning' as const, asked: 'typed', correct, hinted: false, at },
  });
  const play = (number: number, kanji: string, more: Partial<EntryOf<'run'>['body']> = {}) => {
    const entry = entryOf(aFinishedRun(number), at + number);
    outbox.add({ ...entry, body: { ...entry.body, answers: [answer(kanji)], ...more } });
    return runIdOf(number);
  };
  const confirm = (id: string) => {
    const entry = outbox.get(id);
    if (entry) outbox.confirm(entry);
  };
  return { area, store, outbox, memories, answer, play, confirm };
}

const stabilities = (cards: readonly Card[] | null) =>
  cards === null ? null : Object.fromEntries(cards.map(({ kanji, stability }) => [kanji, stability]));

test('MEM-01 what the server said is shown with what waits on the device, and kept for when there is no network', async () => {
  learn(['k:山', 'meaning', 8.5, 5, day - 9]);
  const { area, memories, play } = aPage();
  expect(memories.shown()).toBeNull();
  await memories.load();
  expect(memories.shown()).toEqual([
    { kanji: '山', skill: 'meaning', stability: 8.5, difficulty: 5, day: day - 9 },
  ]);
  play(1, '川');
  play(2, '山');
  const shown = stabilities(memories.shown());
  expect(shown?.川).toBe(2.3065);
  expect(shown?.山).toBeGreaterThan(20);
  expect(memories.shown()).toBe(memories.shown());

  online = false;
  const later = aPage(area);
  await later.memories.load();
  expect(stabilities(later.memories.shown())).toEqual(shown);
});

test('MEM-01 a memory of something that is no kanji is kept, and not shown among kanji', async () => {
  learn(['w:山道|やまみち', 'reading', 8, 5, day - 9]);
  learn(['k:山', 'meaning', 8, 5, day - 9]);
  const { memories } = aPage();
  await memories.load();
  expect(stabilities(memories.shown())).toEqual({ 山: 8 });
  expect(kept).toMatchObject({ memories: remembered.map(({ memory }) => memory) });
});

test('WEB-02 MEM-01 what is told page by page is asked for to its end, and broken off goes on from there', async () => {
  for (const kanji of '山川日月木') learn([kanjiItem(kanji), 'meaning', 8, 5, day - 9]);
  [pageSize, answersLeft] = [2, 1];
  const { area, memories } = aPage();
  await memories.load();
  expect(stabilities(memories.shown())).toEqual({ 山: 8, 川: 8 });
  online = true;
  const later = aPage(area);
  await later.memories.load();
  expect(Object.keys(stabilities(later.memories.shown()) ?? {}).join('')).toBe('山川日月木');
  expect(asked).toEqual(['all', '2', '4']);
});

test('WEB-02 MEM-01 what is told anew from the start shows nothing less on the way', async () => {
  for (const kanji of '山川日') learn([kanjiItem(kanji), 'meaning', 8, 5, day - 9]);
  const { area, memories } = aPage();
  await memories.load();
  kept = { ...(kept as object), cursor: '' }; // as after joining an account
  [pageSize, answersLeft] = [1, 2];
  const later = aPage(area);
  await later.memories.load();
  expect(stabilities(later.memories.shown())).toEqual(stabilities(memories.shown()));
  [online, answersLeft] = [true, 9];
  learn(['k:日', 'meaning', null, null, null]);
  await later.memories.refresh();
  expect(stabilities(later.memories.shown())).toEqual({ 山: 8, 川: 8 });
});

test('MEM-01 games are told what the day asks for: of a backlog the rest is due tomorrow, what only a game asks for at once', async () => {
  for (const kanji of taughtKanji.slice(0, reviewsPerDay + 10))
    learn([kanjiItem(kanji), 'meaning', 2, 5, day - 9]);
  learn(['k:待', 'use', 2, 5, day - 9]);
  const { memories, store } = aPage();
  await memories.load();
  const due = dueKanji(store, day);
  expect(due.size).toBe(reviewsPerDay + 1);
  expect(due).toContain('待');
  expect(dueKanji(store, day + 1).size).toBe(reviewsPerDay + 11);
});

test('MEM-01 games are told without a network, too, when what was answered here is due', async () => {
  online = false;
  const { store, memories, play } = aPage();
  play(1, '川');
  await memories.load();
  expect(dueKanji(store, day).size).toBe(0);
  expect([...dueKanji(store, day + 9)]).toEqual(['川']);
});

test('MEM-01 games are told what the day has planned, also when another device has planned it', async () => {
  const taught = taughtKanji.slice(0, reviewsPerDay + 10);
  for (const [index, kanji] of taught.entries())
    learn([kanjiItem(kanji), 'meaning', 2 + index, 5, day - 200]);
  const { memories, store } = aPage();
  await memories.load();
  expect(dueKanji(store, day)).not.toContain(taught.at(-1));
  planDay(day, { kanji: [], due: taught.slice(10).map((kanji) => `meaning ${kanji}`), games: [] }, at, store);
  expect([...dueKanji(store, day)].sort()).toEqual(taught.slice(10).sort());
});

test('MEM-03 what is delivered counts all the time, and once', async () => {
  const { outbox, memories, play, confirm } = aPage();
  await memories.load();
  const run = play(1, '川');
  const before = memories.shown();
  expect(stabilities(before)).toEqual({ 川: 2.3065 });
  const [entry] = outbox.of('run', guest);
  if (!entry) throw new Error('it was not kept');
  outbox.update(entry, { sent: true });
  learn(['k:川', 'meaning', 2.3065, 2.118, day]);
  await memories.refresh(); // the server may have counted it by now, or not
  expect(stabilities(memories.shown())).toEqual({ 川: 2.3065 });
  const seen: unknown[] = [];
  memories.subscribe(() => seen.push(stabilities(memories.shown())));
  confirm(run);
  await memories.refresh();
  expect(new Set(seen.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ 川: 2.3065 })]),
  );
  expect(kept).toMatchObject({ memories: [['k:川', 'meaning', 2.3065, 2.118, day]] });
});

test('MEM-03 LRN-02 a run that ends after it was left counts once', async () => {
  const { memories, play, answer } = aPage();
  await memories.load();
  play(1, '川', { abandoned: true, won: false });
  play(1, '川', { answers: [answer('川'), answer('山')] });
  const both = memories.shown();
  expect(stabilities(both)).toEqual({ 川: 2.3065, 山: 2.3065 });
  expect(both?.map(({ difficulty }) => difficulty)).toEqual([both?.[0]?.difficulty, both?.[0]?.difficulty]);
});

test('MEM-03 a run that the server may have counted by now is not counted beside it', async () => {
  const { outbox, memories, play, confirm } = aPage();
  await memories.load();
  play(1, '川');
  const [entry] = outbox.of('run', guest);
  if (!entry) throw new Error('it was not kept');
  outbox.update(entry, { sent: true });
  learn(['k:川', 'meaning', 2.3065, 2.118, day]);
  learn(['k:山', 'meaning', 8.5, 5, day]);
  await memories.refresh(); // tells of another device too; but of the run nobody knows
  expect(stabilities(memories.shown())).toEqual({ 川: 2.3065 });
  confirm(runIdOf(1));
  await memories.refresh();
  expect(stabilities(memories.shown())).toEqual({ 川: 2.3065, 山: 8.5 });
});

test('MEM-01 only what has changed is asked for, and what is forgotten goes', async () => {
  learn(['k:山', 'meaning', 8.5, 5, day]);
  const { memories } = aPage();
  await memories.load();
  learn(['k:山', 'meaning', null, null, null]);
  learn(['k:川', 'meaning', 4, 5, day]);
  await memories.refresh();
  expect(asked).toEqual(['all', '1']);
  expect(stabilities(memories.shown())).toEqual({ 川: 4 });
});

test('MEM-01 where nothing has changed, nothing is shown or noted anew', async () => {
  learn(['k:山', 'meaning', 2, 5, day - 9]);
  const { memories, store } = aPage();
  await memories.load();
  const shown = memories.shown();
  const told = vi.fn();
  memories.subscribe(told);
  store.onChange((key) => key !== keys.sequence && told());
  await memories.refresh();
  expect(asked).toEqual(['all', '1']);
  expect(memories.shown()).toBe(shown);
  expect(told).not.toHaveBeenCalled();
  imports.push({ id: newRunId(at), at, kanji: 1, merged: false });
  await memories.refresh();
  expect(memories.imports()).toEqual(imports);
});

test('MEM-01 runs that another tab delivers one after the other are asked for at once', async () => {
  const { memories, play, confirm } = aPage();
  await memories.load();
  const runs = Array.from({ length: 20 }, (_, number) => play(number, '川'));
  asked = [];
  for (const run of runs) confirm(run);
  await memories.refresh();
  await memories.refresh();
  expect(asked.length).toBeLessThan(5);
});

test('AUT-12 MEM-01 what an account remembers is not shown to the guest who plays after it', async () => {
  learn(['k:山', 'meaning', 8.5, 5, day]);
  const { store, memories } = aPage();
  playFor('hana', store);
  await memories.load();
  expect(stabilities(memories.shown())).toEqual({ 山: 8.5 });
  online = false;
  playFor(null, store);
  expect(memories.shown()).toEqual([]);
  expect(memories.imports()).toEqual([]);
});

test('MEM-01 where nobody has played yet, nobody is asked', async () => {
  const { memories } = aPage(new TestArea());
  await memories.load();
  expect(memories.shown()).toEqual([]);
  expect(asked).toEqual([]);
});

test('MEM-01 what is kept and cannot be read is left, and heard anew', async () => {
  kept = { v: 1, memories: 'all' };
  learn(['k:山', 'meaning', 8.5, 5, day]);
  const { memories } = aPage();
  await memories.load();
  expect(stabilities(memories.shown())).toEqual({ 山: 8.5 });
});

test('MEM-04 known kanji count on the device at once, and for the server once it has them', async () => {
  learn(['k:鬱', 'meaning', 4, 5, day - 2]);
  const { outbox, memories, confirm } = aPage();
  await memories.load();
  online = false;
  const id = memories.importKnown(['鬱', '山']);
  expect(stabilities(memories.shown())).toEqual({ 鬱: 21, 山: 21 });
  expect(memories.shown()?.filter(({ kanji }) => kanji === '山')).toHaveLength(3);
  expect(memories.imports()).toEqual([{ id, at, kanji: 2, merged: false }]);
  expect(memories.imports()).toBe(memories.imports());
  const [entry] = outbox.of('import', guest);
  expect(entry).toMatchObject({ id, at, body: { kanji: ['鬱', '山'] } });

  online = true;
  if (entry) outbox.update(entry, { sent: true });
  for (const kanji of ['鬱', '山']) learn([kanjiItem(kanji), 'meaning', 21, 5, day]);
  imports = [{ id, at, kanji: 2, merged: false }];
  await memories.refresh(); // the server may have counted it by now, or not
  expect(memories.imports()).toEqual(imports);
  confirm(id);
  await memories.refresh();
  expect(stabilities(memories.shown())).toEqual({ 鬱: 21, 山: 21 });
  expect(memories.imports()).toEqual(imports);
});

test('MEM-04 an import that nobody has sent yet is taken back at once, another by an outbox entry that comes after it', async () => {
  learn(['k:鬱', 'meaning', 4, 5, day - 2]);
  const { outbox, memories, confirm } = aPage();
  await memories.load();
  memories.takeBack(memories.importKnown(['鬱']));
  expect(stabilities(memories.shown())).toEqual({ 鬱: 4 });
  expect(memories.imports()).toEqual([]);
  expect(outbox.all()).toEqual([]);

  const id = memories.importKnown(['山']);
  const [entry] = outbox.of('import', guest);
  if (entry) outbox.update(entry, { sent: true });
  memories.takeBack(id);
  expect(memories.imports()).toEqual([]);
  expect(outbox.of('takeBack', guest)).toMatchObject([{ after: id, body: { import: id } }]);
  confirm(id);
  for (const { id } of outbox.of('takeBack', guest)) confirm(id);
  await memories.refresh();
  expect(stabilities(memories.shown())).toEqual({ 鬱: 4 });
  expect(memories.imports()).toEqual([]);
});
