import { effectIds, loopMarginSeconds, loopSeconds } from '../apps/web/app/audio/sounds.ts';
import { earn } from './api.ts';
import { listen, loudness, soundState, startedSounds } from './audio.ts';
import { hide, reload, sidewaysScroll, stored, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, find, miss, solve, soughtKanji } from './mitsukete.ts';
import { answer, firstPath, modules, open, walk } from './tabibito.ts';

const key = 'kanji-no-michi:audio:mitsukete';
const defaults = {
  masterVolume: 0.5,
  musicVolume: 0.3,
  sfxVolume: 0.6,
  musicEnabled: true,
  sfxEnabled: true,
};
const title = 'Ton und Musik';
/** Seconds of effects, by which they are told apart. */
const click = 0.12;
const correct = 1;
const wrong = 0.7;
const levelComplete = 2.6;

test.beforeEach(({ page }) => listen(page));

test('AUD-03 nothing is heard before the first gesture, then the music of the menu', async ({ page }) => {
  const ready = page.waitForEvent('console', (message) => message.text() === 'mixer ready');
  await page.goto('/mitsukete');
  await ready;
  await page.keyboard.press('ArrowDown');

  await expect.poll(() => soundState(page)).toBe('running');
  expect(await page.evaluate(() => window.ears.gesturesBefore)).toEqual([1]);
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.001);
  await expect.poll(() => page.evaluate(() => window.ears.decoded.length)).toBe(effectIds.length + 1);
  const music = Math.max(...(await page.evaluate(() => window.ears.decoded)));
  expect(Math.abs(music - loopSeconds('menu') - 2 * loopMarginSeconds)).toBeLessThan(loopMarginSeconds);
});

test('AUD-03 a hidden tab is silent and is heard again when it is shown', async ({ page }) => {
  await visit(page, '/mitsukete');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => soundState(page)).toBe('running');
  await hide(page);
  await expect.poll(() => soundState(page)).toBe('suspended');
  await page.keyboard.press('ArrowDown');
  expect(await soundState(page)).toBe('suspended');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => soundState(page)).toBe('running');
});

test('AUD-03 the music goes on from screen to screen, and other pages are silent', async ({ page }) => {
  await visit(page, '/games');
  await page.getByRole('link', { name: 'Mitsukete' }).first().click();
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
  await expect.poll(() => startedSounds(page)).toEqual([expect.closeTo(loopSeconds('menu') + 0.2, 1)]);
  await page.getByRole('link', { name: 'Zurück zum Menü' }).click();
  await page.getByRole('link', { name: 'Zurück zu den Spielen' }).click();
  await expect.poll(() => soundState(page)).toBe('suspended');
  expect(await startedSounds(page)).toHaveLength(1);
});

test('AUD-03 without the files of its sounds a game is silent, and that is all', async ({ page, errors }) => {
  errors.expect(/ERR_FAILED/);
  await page.route('**/*.mp3', (route) => route.abort());
  await visit(page, '/mitsukete/play/first-strokes');
  await solve(page);
  await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
  expect(await startedSounds(page)).toEqual([]);
});

test('MIT-01 AUD-04 picking, finding, missing and winning are heard', async ({ page }) => {
  await visit(page, '/mitsukete/play/first-strokes');
  await expect(cards(page)).toHaveCount(16);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.ears.decoded.length)).toBe(effectIds.length + 1);
  await page.evaluate(() => window.ears.started.splice(0));

  await find(page, (await soughtKanji(page))[0] ?? '');
  await expect.poll(() => startedSounds(page)).toEqual([click, click, correct]);
  await miss(page);
  await expect.poll(() => startedSounds(page)).toEqual([click, click, correct, click, click, wrong]);
  await expect(page.locator('.is-wrong[aria-pressed]')).toHaveCount(0); // cards can be picked again
  await solve(page);
  await expect.poll(async () => (await startedSounds(page)).at(-1)).toBe(levelComplete);
});

test('TAB-05 AUD-04 in Tabibito a right answer and a wrong one are heard', async ({ page }) => {
  await visit(page, firstPath);
  await walk(page, 2);
  await reload(page);
  const module = (await modules(page))[2];
  if (!module) throw new Error('no third module');
  const dialog = await open(page, 3);
  await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
  await expect.poll(() => page.evaluate(() => window.ears.decoded.length)).toBe(effectIds.length + 1);
  const heard = async () => (await startedSounds(page)).filter((seconds) => seconds < 5);
  await page.evaluate(() => window.ears.started.splice(0));
  await answer(page, module, false);
  await expect.poll(heard).toContain(wrong);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await answer(page, module);
  await expect.poll(heard).toContain(correct);
});

test('AUD-04 with the fifth match in a row the music becomes happy', async ({ page }) => {
  await visit(page, '/mitsukete');
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await earn(page, 2_400);
  await visit(page, '/mitsukete/play/colours');
  const music = async () => (await startedSounds(page)).filter((seconds) => seconds > 5);
  const [first = '', ...others] = await soughtKanji(page);
  for (const kanji of [first, ...others.slice(0, 3)]) await find(page, kanji);
  const inPlay = Math.round((loopSeconds('play') + 2 * loopMarginSeconds) * 100) / 100;
  await expect.poll(music).toEqual([inPlay]);
  await find(page, others[3] ?? '');
  await expect.poll(music).toEqual([inPlay, inPlay]);
});

test('AUD-01 AUD-02 the whole panel works by the keyboard and is remembered', async ({ page }) => {
  await visit(page, '/mitsukete');
  const button = page.getByRole('banner').getByRole('button', { name: title });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: title });
  const master = panel.getByRole('slider', { name: 'Gesamtlautstärke' });
  await expect(master).toBeFocused();
  await expect(master).toHaveValue('50');

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('switch', { name: 'Musik' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('slider', { name: 'Lautstärke der Musik' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  const changed = { ...defaults, masterVolume: 0.49, musicEnabled: false, musicVolume: 1, sfxVolume: 0 };
  expect(await stored(page, key)).toEqual(changed);
  await expect(master).toHaveAttribute('aria-valuetext', /^49\s%$/);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await reload(page);
  await button.click();
  await expect(master).toHaveValue('49');
  await expect(panel.getByRole('switch', { name: 'Musik' })).not.toBeChecked();
  await expect(panel.getByRole('switch', { name: 'Effekte' })).toBeChecked();
  await panel.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(master).toHaveValue('50');
  await expect(panel.getByRole('switch', { name: 'Musik' })).toBeChecked();
  expect(await stored(page, key)).toBeNull();
});

test.describe('on a screen that can be touched', () => {
  test.use({ hasTouch: true });

  test('MIT-01 AUD-01 AUD-02 the panel of the menu works by touch, down to silence @phone', async ({
    page,
  }) => {
    await visit(page, '/mitsukete');
    await page.getByRole('main').getByRole('button', { name: title }).tap();
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.001);
    const panel = page.getByRole('dialog', { name: title });
    await expect(panel).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    for (const control of [panel.getByRole('switch').first(), panel.getByRole('slider').first()])
      expect(Math.round((await control.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await panel.getByRole('slider', { name: 'Gesamtlautstärke' }).tap({ position: { x: 2, y: 22 } });
    await expect.poll(() => loudness(page)).toBeLessThan(1e-6);
    await panel.getByText('Effekte', { exact: true }).tap();
    expect(await stored(page, key)).toEqual({ ...defaults, masterVolume: 0, sfxEnabled: false });
  });
});

test('AUD-01 in play the panel stops the clock, and a pause offers the short one', async ({ page }) => {
  await visit(page, '/mitsukete/play/first-strokes');
  await expect(cards(page)).toHaveCount(16);
  await page.getByRole('banner').getByRole('button', { name: title }).click();
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(cards(page)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await expect(cards(page)).toHaveCount(16);

  await page.keyboard.press('p');
  const pause = page.getByRole('dialog', { name: 'Pause' });
  await expect(pause.getByRole('slider')).toHaveCount(1);
  await expect(pause.getByRole('slider', { name: 'Gesamtlautstärke' })).toBeVisible();
  await pause.getByRole('switch', { name: 'Musik' }).press('Space');
  expect(await stored(page, key)).toEqual({ ...defaults, musicEnabled: false });
});
