import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferMotion } from '../../testing/devtools.ts';
import { dealt, kanjiOfTheDay, openHome, sheet } from '../../testing/landing.ts';

const shown = () => dealt().map(({ kanji }) => kanji);
const others = (than: readonly unknown[]) => shown().filter((kanji) => !than.includes(kanji));
/** Waits until other kanji are shown; `expect.poll` would wind the clock on. */
async function untilOthers(than: readonly unknown[]): Promise<void> {
  while (others(than).length === 0) await vi.advanceTimersByTimeAsync(0);
  expect(others(than)).toHaveLength(9);
}
const again = sheet.getByRole('button', { name: 'Jetzt neu mischen' });

test('LAN-02 the sheet begins with the first nine of the call, and is dealt anew every ten seconds: others come', async () => {
  vi.useFakeTimers();
  await openHome();
  await userEvent.hover(page.getByRole('heading', { level: 1 })); // the sheet waits where a test left the pointer on it
  expect(dealt()).toEqual(kanjiOfTheDay.slice(0, 9).map(({ id: _, ...told }) => told));
  const first = shown();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(shown()).toEqual(first);
  await vi.advanceTimersByTimeAsync(200);
  await untilOthers(first);
  const second = shown();
  expect(new Set(second).size).toBe(9);
  await vi.advanceTimersByTimeAsync(10_000);
  await untilOthers(second);
});

test('LAN-02 the sheet waits while it is pointed at, in focus, stopped, or out of sight, and goes on after each', async () => {
  vi.useFakeTimers();
  await openHome();
  const waits = async (isHeld: boolean, what: string) => {
    const before = shown();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(shown().join() === before.join(), what).toBe(isHeld);
  };
  await userEvent.hover(page.elementLocator(document.querySelector('.bogen__cell') as Element));
  await waits(true, 'pointed at');
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await waits(false, 'not any more');

  (page.getByRole('link', { name: 'Mehr erfahren' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Mischen anhalten' }).element());
  await waits(true, 'in focus');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await waits(true, 'stopped');
  (sheet.getByRole('button', { name: 'Weiter mischen' }).element() as HTMLElement).click();
  await waits(false, 'goes on');

  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waits(true, 'out of sight');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waits(false, 'in sight');
});

test('LAN-02 a button deals the sheet at once, without any motion for readers who want none', async () => {
  await openHome();
  const first = shown();
  await again.click();
  expect(others(first)).toHaveLength(9);
  const longest = () =>
    Math.max(
      ...[...sheet.element().querySelectorAll('*')].map((each) =>
        Number.parseFloat(getComputedStyle(each).animationDuration),
      ),
    );
  expect(longest()).toBeLessThanOrEqual(0.001);
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
  await expect.poll(running).toEqual([]);
  await preferMotion('no-preference');
  expect(longest()).toBeGreaterThan(0.1);
  await preferMotion('reduce');
});

test('LAN-02 where the answer is short, the sheet is filled up, and shows no kanji twice', async () => {
  const item = (kanji: string, meaning: string) => ({ id: kanji, kanji, meaning, romaji: 'x' });
  await openHome({ kanji: [item('竜', 'Drache'), item('竜', 'Drache'), item('月', 'Monat')] });
  const first = shown();
  expect(new Set(first).size).toBe(9);
  await again.click();
  expect([...first, ...shown()]).toContain('竜');
});
