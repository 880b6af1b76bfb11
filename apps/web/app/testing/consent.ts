import type { Locale } from '@michi/messages/locales';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { show, sidewaysScroll } from './screen.tsx';

/** What asks for consent leaves three quarters of a phone free, and a finger hits its answers. */
export async function expectSmallOnPhone(
  asking: ComponentType,
  [width, height]: readonly [number, number],
  locale: Locale,
): Promise<void> {
  await page.viewport(width, height);
  await show({ default: asking, handle: { messages: [] } }, { path: '/', locale });
  const shown = page.getByRole('complementary');
  await expect.element(shown).toBeVisible();
  expect(shown.element().getBoundingClientRect().height).toBeLessThanOrEqual(height / 4);
  expect(shown.element().scrollHeight).toBeLessThanOrEqual(shown.element().clientHeight);
  const answers = page
    .getByRole('button')
    .elements()
    .map((answer) => answer.getBoundingClientRect());
  expect(answers).toHaveLength(2);
  for (const answer of answers) {
    expect(answer.height).toBeGreaterThanOrEqual(44);
    expect(answer.width).toBeGreaterThanOrEqual(44);
  }
  expect(sidewaysScroll()).toBe(0);
}
