import { gameIds } from '@michi/games/catalogue';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { JsonStore } from '../lib/device/storage.ts';
import { TestArea } from '../testing/play.ts';
import { defaultSettings, fromPercent, isMuted, SettingsStore, toPercent, toVolume } from './settings.ts';

test.each(gameIds)('AUD-01 %s has its defaults, music and effects on', (game) => {
  const { masterVolume, musicVolume, sfxVolume, ...switches } = defaultSettings(game);
  const own = { jukugo: [0.7, 0.5, 0.8], mitsukete: [0.5, 0.3, 0.6] }[game as string];
  expect([masterVolume, musicVolume, sfxVolume]).toEqual(own ?? [0.7, 0.3, 0.7]);
  expect(switches).toEqual({ musicEnabled: true, sfxEnabled: true });
});

test.each([
  [0, 0],
  [0.3, 0.3],
  [1, 1],
  [-0.1, 0],
  [1.1, 1],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NaN, 0.5],
  ['0.8', 0.5],
  [null, 0.5],
  [undefined, 0.5],
  [{}, 0.5],
])('AUD-02 the volume %s becomes %s', (value, volume) => expect(toVolume(value)).toBe(volume));

test('AUD-02 a slider of 0 to 100 is stored as 0 to 1, and nothing else comes of any value', () => {
  expect([0, 35, 100, -5, 250, Number.NaN].map(fromPercent)).toEqual([0, 0.35, 1, 0, 1, 0.5]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (place) => toPercent(fromPercent(place)) === place),
  );
  fc.assert(fc.property(fc.anything(), (value) => toVolume(value) >= 0 && toVolume(value) <= 1));
});

test('AUD-01 every game keeps settings of its own, and reset brings its defaults back', () => {
  const area = new TestArea();
  const mitsukete = new SettingsStore(new JsonStore(area), 'mitsukete');
  mitsukete.change({ musicVolume: 0.9, sfxEnabled: false });
  mitsukete.change({ masterVolume: 7 });

  const later = new SettingsStore(new JsonStore(area), 'mitsukete');
  expect(later.settings).toEqual({
    masterVolume: 1,
    musicVolume: 0.9,
    sfxVolume: 0.6,
    musicEnabled: true,
    sfxEnabled: false,
  });
  expect(new SettingsStore(new JsonStore(area), 'jukugo').settings).toEqual(defaultSettings('jukugo'));

  later.reset();
  expect(later.settings).toBe(defaultSettings('mitsukete'));
});

test('AUD-02 of stored settings what is no number falls back to a half, what is out of range to its end', () => {
  const area = new TestArea();
  const key = 'kanji-no-michi:audio:puzzle';
  const read = () => new SettingsStore(new JsonStore(area), 'puzzle').settings;
  area.setItem(
    key,
    '{"masterVolume":"loud","musicVolume":9,"sfxVolume":null,"musicEnabled":true,"sfxEnabled":true}',
  );
  expect(read()).toMatchObject({ masterVolume: 0.5, musicVolume: 1, sfxVolume: 0.5 });

  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  area.setItem(key, 'loud');
  expect(read()).toBe(defaultSettings('puzzle'));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('AUD-01 a change is told, one of another game is not', () => {
  const store = new JsonStore(new TestArea());
  const told = vi.fn();
  const forget = new SettingsStore(store, 'mitsukete').subscribe(told);
  new SettingsStore(store, 'mitsukete').change({ musicEnabled: false });
  expect(told).toHaveBeenCalledTimes(1);
  new SettingsStore(store, 'jukugo').change({ musicEnabled: false });
  expect(told).toHaveBeenCalledTimes(1);
  forget();
  new SettingsStore(store, 'mitsukete').reset();
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  [{}, false],
  [{ musicEnabled: false }, false],
  [{ sfxEnabled: false }, false],
  [{ musicEnabled: false, sfxEnabled: false }, true],
  [{ masterVolume: 0 }, true],
])('with %o everything muted: %s', (change, muted) =>
  expect(isMuted({ ...defaultSettings('puzzle'), ...change })).toBe(muted),
);
