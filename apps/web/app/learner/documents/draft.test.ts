import { expect, test, vi } from 'vitest';
import { TestCreationDevice, TestCreationServer } from '../../testing/creations.ts';
import { idOf } from './creation.ts';
import { Draft } from './draft.ts';

const kind = 'kotodama.haiku';
const aDraft = ({ creations }: TestCreationDevice) =>
  new Draft<string>({ creations, kind, format: 1, begun: null, first: '' });
const kept = async ({ creations }: TestCreationDevice) =>
  (await creations.of(kind)).map(({ content }) => content);

test('GAM-07 every change is kept, the latest for certain; a draft that nobody wrote in is not', async () => {
  const device = new TestCreationDevice(new TestCreationServer());
  const draft = aDraft(device);
  await draft.confirmed();
  expect(await kept(device)).toEqual([]);
  for (const text of ['f', 'fr', 'fro', 'frog']) draft.change(text);
  expect([draft.shown().content, draft.keeping()]).toEqual(['frog', 'busy']);
  await draft.confirmed();
  expect([draft.shown().name, draft.keeping()]).toEqual([expect.stringContaining(kind), 'kept']);
  expect(await kept(device)).toEqual(['frog']);
});

test('GAM-07 a change is told twice, when it is made and when it is kept', async () => {
  const draft = aDraft(new TestCreationDevice(new TestCreationServer()));
  const told: string[] = [];
  draft.subscribe(() => told.push(draft.keeping()));
  draft.change('frog');
  await draft.confirmed();
  expect(told).toEqual(['busy', 'kept']);
  draft.change('frogs');
  const shown = draft.shown();
  await draft.confirmed();
  expect(draft.shown(), 'what is drawn stays the same').toBe(shown);
});

test('GAM-07 each change can be undone and done again, until something else is written', async () => {
  const device = new TestCreationDevice(new TestCreationServer());
  const draft = aDraft(device);
  draft.change('old');
  draft.change('old pond');
  draft.undo();
  expect(draft.shown()).toMatchObject({ content: 'old', canUndo: true, canRedo: true });
  draft.redo();
  expect(draft.shown().content).toBe('old pond');
  draft.undo();
  draft.undo();
  expect(draft.shown()).toMatchObject({ content: '', canUndo: false });
  draft.change('new');
  expect(draft.shown()).toMatchObject({ content: 'new', canRedo: false });
  await draft.confirmed();
  expect(await kept(device)).toEqual(['new']);
});

test('GAM-07 what was typed in one go is undone at once; what is written after that is a step of its own', () => {
  const draft = aDraft(new TestCreationDevice(new TestCreationServer()));
  for (const text of ['f', 'fr', 'frog']) draft.change(text, 'first line');
  draft.change('frog.', 'second line');
  draft.undo();
  expect(draft.shown().content).toBe('frog');
  draft.change('frogs', 'first line');
  draft.undo();
  expect(draft.shown().content).toBe('frog');
  draft.undo();
  expect(draft.shown()).toMatchObject({ content: '', canUndo: false });
});

test('GAM-07 a second tab goes on in a copy and says of what', async () => {
  const device = new TestCreationDevice(new TestCreationServer());
  const here = aDraft(device);
  here.change('rain');
  await here.confirmed();
  const [creation] = await device.creations.of(kind);
  if (!creation) throw new Error('nothing kept');
  const there = new Draft<unknown>({ creations: device.aTab(), kind, format: 1, begun: creation, first: '' });
  here.change('rain falls');
  await here.confirmed();
  there.change('rain stops');
  await there.confirmed();
  expect([here.shown().copyOf, there.shown().copyOf]).toEqual([null, idOf(creation.name)]);
  expect((await kept(device)).sort()).toEqual(['rain falls', 'rain stops']);
});

test('GAM-07 where there is no room writing goes on, and that it is not kept is said', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const device = new TestCreationDevice(new TestCreationServer());
  const set = device.table.set;
  device.table.set = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const draft = aDraft(device);
  draft.change('long');
  await draft.confirmed();
  expect([draft.shown().content, draft.keeping()]).toEqual(['long', 'failed']);
  device.table.set = set;
  draft.change('longer');
  await draft.confirmed();
  expect(draft.keeping()).toBe('kept');
  expect(await kept(device)).toEqual(['longer']);
  warn.mockRestore();
});

test('GAM-07 where there is no room a creation is not finished: one writes on, and finishes it once there is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const device = new TestCreationDevice(new TestCreationServer());
  const set = device.table.set;
  device.table.set = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const draft = aDraft(device);
  draft.change('pond');
  expect(await draft.finish('pond, finished')).toBeNull();
  expect([draft.shown().content, draft.keeping()]).toEqual(['pond', 'failed']);
  draft.change('old pond');
  await draft.confirmed();
  expect(draft.shown().content).toBe('old pond');
  device.table.set = set;
  expect(await draft.finish('old pond, finished')).toBe(draft.shown().name);
  expect(await kept(device)).toEqual(['old pond, finished']);
  warn.mockRestore();
});

test('GAM-07 nothing is written over what is finished, and what is written just then makes no copy', async () => {
  const device = new TestCreationDevice(new TestCreationServer());
  const draft = aDraft(device);
  draft.change('rain');
  const finished = draft.finish('rain, finished');
  draft.change('rain falls');
  await finished;
  draft.change('rain falls on');
  await draft.confirmed();
  expect(await kept(device)).toEqual(['rain, finished']);
});
