import { randomUUIDv7 } from 'node:crypto';
import type { Progress } from '@michi/contracts/progress';
import type { PlayableGame } from '@michi/games/catalogue';
import type { Setup } from '@michi/games/mitsukete/level';
import type { Statistics } from '@michi/progress/statistics';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { playToVictory } from '@michi/testing/mitsukete';
import type { Page } from '@playwright/test';
import { stored } from './browser.ts';
import { expect } from './fixtures.ts';

/** A level that brings many points. */
const richLevel = 'last-sheet';

/** The secret by which the server knows the page's device. */
export async function deviceId(page: Page): Promise<string> {
  await expect.poll(() => stored(page, 'kanji-no-michi:device')).toMatch(/^device_/);
  return String(await stored(page, 'kanji-no-michi:device'));
}

/** What the server knows of the page's device in Mitsukete. */
export const serverProgress = (page: Page): Promise<Progress> => serverProgressIn(page, 'mitsukete');

/** What the server knows of the page's device in a game. */
export async function serverProgressIn(page: Page, game: PlayableGame): Promise<Progress> {
  const params = { deviceId: await deviceId(page), game };
  return (await page.request.get('/api/user/progress', { params })).json();
}

/** The statistics of the page's device, as the server has them. */
export async function serverStatistics(page: Page): Promise<Statistics> {
  const params = { deviceId: await deviceId(page) };
  return (await (await page.request.get('/api/user/statistics', { params })).json()).statistics;
}

/** Lets the page's device win on the server until it has so many points. Answers how many it has. */
export async function earn(page: Page, points: number): Promise<number> {
  const device = await deviceId(page);
  const asked = { game: 'mitsukete', level: richLevel, deviceId: device };
  const ticket = await page.request.post('/api/v1/game-tickets', { data: asked });
  const { setup, seed, rulesVersion }: { setup: Setup; seed: number; rulesVersion: number } =
    await ticket.json();
  let total = 0;
  // each from a seed of its own: the same run counts once
  for (let next = seed; total < points; next++) {
    const { moves, endedAt } = playToVictory(setup, next);
    const run = {
      ...asked,
      runId: randomUUIDv7(),
      ticket: null,
      rulesVersion,
      setup,
      seed: next,
      moves,
      endedAt,
      ...endsOnReceipt,
    };
    const answer = await page.request.post('/api/v1/game-results', { data: run });
    expect(answer.status()).toBe(200);
    total = (await answer.json()).progress.totalScore;
  }
  return total;
}

/**
 * Lets no ticket fit the page's rules. Runs without one are not measured by the server's clock, so the
 * page's may be wound on.
 */
export async function withoutTickets(page: Page): Promise<void> {
  const ofOtherRules = { ticket: 'other', seed: 0, rulesVersion: 0, setup: null };
  await page.route('**/api/v1/game-tickets', (route) => route.fulfill({ status: 201, json: ofOtherRules }));
}
