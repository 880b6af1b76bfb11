import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Of the window in which a run ended: its title, its mark and the first way on are in view, and no message lies over them. */
export async function expectVerdictInView(): Promise<void> {
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000); // until achievements are told
  for (const animation of document.getAnimations()) animation.finish();
  await expect
    .poll(() => document.querySelector<HTMLElement>('dialog .award-line')?.style.visibility)
    .not.toBe('');
  const messages = [...document.querySelectorAll('dialog :is(.toast, .award-line)')].map((each) =>
    each.getBoundingClientRect(),
  );
  for (const selector of [
    '.modal__title',
    '.run-end__said :is(.hanamaru, .stamp)',
    '.run-end__acts > :first-child',
  ]) {
    const part = document.querySelector<HTMLElement>(`dialog[open] ${selector}`);
    const { top, right, bottom, left } = part?.getBoundingClientRect() ?? new DOMRect(-1, -1);
    expect(top, selector).toBeGreaterThanOrEqual(0);
    expect(bottom, selector).toBeLessThanOrEqual(innerHeight);
    for (const message of messages)
      expect(
        message.bottom <= top || message.top >= bottom || message.left >= right || message.right <= left,
        `${selector} under a message`,
      ).toBe(true);
  }
}
