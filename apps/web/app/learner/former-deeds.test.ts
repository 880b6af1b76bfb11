import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JsonStore } from '../lib/device/storage.ts';
import { aDeviceArea, aFinishedRun, runIdOf, testDevice } from '../testing/play.ts';
import { Deeds } from './deeds.ts';

// As the build of 2026-11-22 wrote them.
const { recording } = aFinishedRun(1);
const { gameId: game, ...played } = recording;
const result = (number: number, sent = false) => ({
  result: { runId: runIdOf(number), deviceId: testDevice, game, level: 'one', ticket: null, ...played },
  won: true,
  score: 100,
  queuedAt: 1_763_800_000_000 + number,
  sent,
});
const completed = {
  module: 'first-steps-quiz',
  xp: 50,
  kanji: ['一', '二'],
  day: 20_778,
  deviceId: testDevice,
  date: '2026-11-21',
  writtenAt: 1_763_700_000_000,
  confirmed: false,
  unproved: false,
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function aDevice() {
  const area = aDeviceArea();
  area.setItem(`kanji-no-michi:result:${runIdOf(1)}`, JSON.stringify(result(1)));
  area.setItem(`kanji-no-michi:result:${runIdOf(2)}`, JSON.stringify(result(2, true)));
  area.setItem(`kanji-no-michi:result:${runIdOf(3)}`, '{"result":');
  area.setItem(`kanji-no-michi:journey:done:first-steps-quiz@${testDevice}`, JSON.stringify(completed));
  return { area, deeds: new Deeds(new JsonStore(area)) };
}

test('MIT-11, TAB-03 what a former build kept is delivered in its order, without what is corrupt', () => {
  const { deeds } = aDevice();
  expect(deeds.all()).toMatchObject([
    { kind: 'run', id: runIdOf(2), owner: testDevice, sent: true, body: { score: 100, level: 'one' } },
    { kind: 'module', owner: testDevice, body: { module: 'first-steps-quiz', kanji: ['一', '二'] } },
    { kind: 'run', id: runIdOf(1), sent: false, at: result(1).queuedAt },
  ]);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('MIT-11 until it is delivered it stays as it was, for a tab of the former build, and counts once', () => {
  const { area, deeds } = aDevice();
  const [first] = deeds.all();
  if (!first) throw new Error('nothing waits');
  deeds.update(first, { failures: 1 });
  expect(area.getItem(`kanji-no-michi:result:${first.id}`)).toBe(JSON.stringify(result(2, true)));
  expect(deeds.all().filter(({ id }) => id === first.id)).toMatchObject([{ failures: 1 }]);
  for (const { id } of deeds.all()) deeds.remove(id);
  expect([...area.values.keys()]).toEqual([
    'kanji-no-michi:device',
    `kanji-no-michi:result:${runIdOf(3)}:corrupt`,
  ]);
});
