import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Steps through a dialogue, saying always the first thing, until the quest begins. */
export async function hearOut(page: Page): Promise<void> {
  const step = page
    .getByRole('group', { name: 'Was sagst du?' })
    .getByRole('button')
    .or(page.getByRole('button', { name: /^(?:Weiter|Auftrag annehmen)$/ }))
    .first();
  const question = page.getByRole('button', { name: 'Prüfen' });
  for (;;) {
    await step.or(question).first().waitFor();
    if (await question.isVisible()) return;
    await step.click();
  }
}

/** Chooses an answer, has it checked, and lets the feedback pass. */
export async function answer(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name: words }).first().check();
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Richtig!|Falsch/ })).toBeInViewport();
  await page.clock.runFor(2_000);
}

/** Turns to somebody at a place. */
export const talkTo = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Mit wem möchtest du sprechen?' }).getByRole('link', { name }).click();
