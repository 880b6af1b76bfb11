import { effectIds, loopMarginSeconds, loopSeconds } from '../apps/web/app/audio/sounds.ts';
import { listen, loudness, soundState, startedSounds } from './audio.ts';
import { hide, show, sidewaysScroll, stored } from './browser.ts';
import { expect, test } from './fixtures.ts';

test.use({ hasTouch: true });

test('MIT-01 AUD-01 AUD-02 AUD-03 nothing is heard before the first gesture, then the music of the menu, as loud as the panel says, in every screen of the game and nowhere else', async ({
  page,
}) => {
  await listen(page);
  const ready = page.waitForEvent('console', (message) => message.text() === 'mixer ready');
  await page.goto('/mitsukete');
  await ready;
  const panel = page.getByRole('dialog', { name: 'Ton und Musik' });
  const music = async () => (await startedSounds(page)).filter((seconds) => seconds > 5);

  await test.step('the first gesture opens the sound, from files that can be decoded', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Ton und Musik' }).tap();
    await expect(panel).toBeVisible();
    await expect.poll(() => soundState(page)).toBe('running');
    expect(await page.evaluate(() => window.ears.gesturesBefore)).toEqual([1]);
    await expect.poll(() => page.evaluate(() => window.ears.decoded.length)).toBe(effectIds.length + 1);
    const longest = Math.max(...(await page.evaluate(() => window.ears.decoded)));
    expect(Math.abs(longest - loopSeconds('menu') - 2 * loopMarginSeconds)).toBeLessThan(loopMarginSeconds);
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.001);
  });

  await test.step('a finger turns it down to silence', async () => {
    expect(await sidewaysScroll(page)).toBe(0);
    await panel.getByRole('slider', { name: 'Gesamtlautstärke' }).tap({ position: { x: 2, y: 22 } });
    await expect.poll(() => loudness(page)).toBeLessThan(1e-6);
    await panel.getByText('Effekte', { exact: true }).tap();
    expect(await stored(page, 'kanji-no-michi:audio:mitsukete')).toEqual({
      ...{ masterVolume: 0, musicVolume: 0.3, sfxVolume: 0.6, musicEnabled: true, sfxEnabled: false },
    });
    await panel.getByRole('button', { name: 'Schließen' }).tap();
  });

  await test.step('a hidden tab is silent and is heard again when it is shown', async () => {
    await hide(page);
    await expect.poll(() => soundState(page)).toBe('suspended');
    await page.keyboard.press('ArrowDown');
    expect(await soundState(page)).toBe('suspended');
    await show(page);
    await expect.poll(() => soundState(page)).toBe('running');
  });

  await test.step('the music goes on from screen to screen, and other pages are silent', async () => {
    await page.getByRole('link', { name: 'Spiel starten' }).click();
    await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
    await page.getByRole('link', { name: 'Zurück zum Menü' }).click();
    await page.getByRole('link', { name: 'Zurück zu den Spielen' }).click();
    await expect.poll(() => soundState(page)).toBe('suspended');
    expect(await music()).toEqual([expect.closeTo(loopSeconds('menu') + 0.2, 1)]);
  });
});
