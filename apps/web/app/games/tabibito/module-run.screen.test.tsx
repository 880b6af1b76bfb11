import { rightFeedbackMs } from '@michi/games/tabibito/constants';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, phones, press } from '../../testing/screen.tsx';
import { openPractice, practised } from '../../testing/tabibito.ts';

const help = page.getByRole('dialog', { name: 'Kana, die du hier siehst' });
const onward = button('Weiter');
const opener = button('かな: Kana-Hilfe öffnen');
const options = () => [...document.querySelectorAll<HTMLElement>('.tabi-options--reading .tabi-option')];
const number = () => document.querySelector('.tabi-bar__no')?.textContent;

/** Plays a practice until it asks for a reading. */
async function untilReading(): Promise<void> {
  vi.useFakeTimers();
  await openPractice();
  await expect.element(opener).toBeVisible();
  while (options().length === 0) {
    await userEvent.keyboard('1');
    press(onward);
    await vi.advanceTimersByTimeAsync(1);
  }
}

test('TAB-09 in a practice the kana are one tap away, and the focus comes back from them', async () => {
  await untilReading();
  await opener.click();
  await expect.element(help).toBeVisible();
  const shown = [...help.element().querySelectorAll('li [lang=ja]')].map((sign) => sign.textContent);
  expect(new Set(shown)).toEqual(new Set(options().flatMap(({ textContent }) => [...textContent])));
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(onward).not.toBeInTheDocument();
  await userEvent.keyboard('1');
  await expect.element(onward).toBeVisible();
});

test('TAB-09 no question passes while the help with its kana is open', async () => {
  await untilReading();
  const asked = document.querySelector('.tabi-q__masu')?.textContent ?? '';
  const right = practised.find(({ kanji }) => kanji === asked)?.reading;
  options()
    .find(({ textContent }) => textContent === right)
    ?.click();
  await expect.element(onward).toBeVisible();
  const before = number();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(help).toBeVisible();
  await vi.advanceTimersByTimeAsync(5 * rightFeedbackMs);
  expect(number()).toBe(before);
  await button('Kana-Hilfe schließen').click();
  await vi.advanceTimersByTimeAsync(rightFeedbackMs);
  await expect.poll(number).not.toBe(before);
});

test.each(phones)('GAM-01 at %i × %i the bar of a practice has room for it', async (width, height) => {
  await page.viewport(width, height);
  await untilReading();
  const { right, height: high } = opener.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(width);
  expect(high).toBeGreaterThanOrEqual(44);
});
