// @module-tag sweep
import { readingKey } from '@michi/kanji/reading-key';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as songPage from '../../routes/otoawase/song.tsx';
import { compose } from '../../testing/devtools.ts';
import {
  answer,
  asked,
  begin,
  energy,
  firstNoteMs,
  hit,
  laneKey,
  nextNoteMs,
  pass,
  pauseDialog,
  points,
  pressKey,
} from '../../testing/otoawase.ts';
import { button, press, show } from '../../testing/screen.tsx';
import { expectWarning } from '../../testing/warnings.ts';

test('OTO-02 whatever is typed is judged or cut, and never breaks the game', async () => {
  await begin();
  for (const [index, text] of ['🎵', 'ｆｕｌｌ', 'か\u3099', 'a'.repeat(10_000)].entries()) {
    await pass(index === 0 ? firstNoteMs + 100 : 3 * nextNoteMs);
    pressKey(laneKey());
    await expect.element(answer).toHaveFocus();
    await answer.fill(text);
    expect((answer.element() as HTMLInputElement).value.length).toBeLessThanOrEqual(60);
    await userEvent.keyboard('{Enter}');
    await expect.element(answer).not.toBeInTheDocument();
  }
  await expect.element(energy).toHaveAttribute('aria-valuenow', '60');
});

test('OTO-02 what an input method puts together is handed in by a second Enter, not by the one that ends it', async () => {
  const prompts = await begin();
  await hit();
  const reading = prompts.get(asked()) ?? '';
  await compose(reading);
  await expect.element(answer).toHaveValue(reading);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Richtig')).toBeVisible();
});

test('OTO-02 a key that is still held down when it has hit a note writes nothing into the answer', async () => {
  await begin();
  await pass(firstNoteMs + 100);
  const key = laneKey();
  await userEvent.keyboard(`{${key}>4}`);
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveValue('');
  await userEvent.keyboard(`{/${key}}aa`);
  await expect.element(answer).toHaveValue('aa');
});

test.each([
  ['a clock that was set back', () => vi.setSystemTime(Date.now() - 86_400_000)],
  ['a clock that is a day ahead', () => vi.setSystemTime(Date.now() + 86_400_000)],
  [
    'a device that takes no more',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError');
      }),
  ],
])('OTO-03 GAM-03 %s stops no song', async (_, befall) => {
  const prompts = await begin();
  await hit();
  befall();
  await userEvent.keyboard(`${readingKey(prompts.get(asked()) ?? '')}{Enter}`);
  await expect.element(answer).not.toBeInTheDocument();
  await pass(3 * nextNoteMs);
  pressKey(laneKey());
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard(`${readingKey(prompts.get(asked()) ?? '')}{Enter}`);
  await expect.element(answer).not.toBeInTheDocument();
  expect(points()).toBe('210');
});

test('OTO-02 a song that was left goes on where it was, in another language it begins anew', async () => {
  await begin();
  await hit();
  await cleanup();
  vi.useRealTimers();
  const at = { path: '/otoawase/sakura', at: '/otoawase/sakura', data: 'sakura' };
  await show(songPage, at);
  await expect.element(pauseDialog).toBeVisible();
  await cleanup();
  await show(songPage, { ...at, locale: 'en' });
  await expect.element(button('Start the song')).toHaveFocus();
  const prompts = [...document.querySelectorAll('.oto-prompts li')].map(({ textContent }) => textContent);
  expect(prompts).toContainEqual(expect.stringContaining('flower'));
  press(button('Start the song'));
  await expect.element(page.getByRole('progressbar', { name: 'Energy' })).toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument(); // nothing is asked for yet
  await cleanup();
  await show(songPage, at);
  await expect.element(button('Lied beginnen')).toHaveFocus();
});

test('OTO-01 AUD-03 a browser without a sound device plays the song in silence', async () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    },
  );
  const prompts = await begin();
  await hit();
  await userEvent.keyboard(`${readingKey(prompts.get(asked()) ?? '')}{Enter}`);
  await expect.element(page.getByText('Richtig')).toBeVisible();
});

test('OTO-01 GAM-03 settings that cannot be read are set aside, and the song is played by those of a newcomer', async () => {
  expectWarning('is corrupt');
  const settings = 'kanji-no-michi:otoawase:settings';
  localStorage.setItem(settings, '{"delayMs":"late"}');
  window.dispatchEvent(new StorageEvent('storage'));
  await show(songPage, { path: '/otoawase/sakura', at: '/otoawase/sakura', data: 'sakura' });
  await expect.element(button('Lied beginnen')).toHaveFocus();
  expect(localStorage.getItem(`${settings}:corrupt`)).toBe('{"delayMs":"late"}');
});
