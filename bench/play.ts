import de from '@michi/messages/de/puzzle.json' with { type: 'json' };
import ja from '@michi/messages/ja/puzzle.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { dealWords, solve as solveWord, soughtWord } from '../e2e/jukugo.ts';
import { solve as solveBoard } from '../e2e/mitsukete.ts';
import { build } from '../e2e/puzzle.ts';

export interface GameInPlay {
  readonly path: string;
  /** What is done before the page opens. */
  prepare?(page: Page): Promise<void>;
  /** Plays on from the opened page until something is won. */
  play(page: Page, locale: 'de' | 'ja'): Promise<void>;
}

/** What is won is shown for a moment. */
const shownMs = 1_500;

/** A level of each game. */
export const gamesInPlay: readonly GameInPlay[] = [
  {
    path: '/mitsukete/play/first-strokes',
    async play(page) {
      await solveBoard(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    path: '/tatakae/battle',
    async play(page) {
      await page.getByRole('application').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(shownMs);
    },
  },
  {
    path: '/jukugo',
    prepare: (page) => dealWords(page, ['電話', '学校', '手紙', '新聞', '天気', '先生']),
    async play(page) {
      const first = await soughtWord(page);
      await solveWord(page);
      await page.locator('.juk__task').filter({ hasNotText: first }).waitFor();
      await page.waitForTimeout(shownMs);
    },
  },
  {
    path: '/puzzle',
    async play(page, locale) {
      await build(page, { de, ja }[locale]);
      await page.waitForTimeout(shownMs);
    },
  },
  {
    path: '/tabibito/beginner/first-steps',
    async play(page) {
      await page.locator('.tabi-stop a').first().click();
      await page.locator('.tabi-lesson__card').waitFor();
    },
  },
  {
    path: '/otoawase/sakura',
    async play(page) {
      await page.locator('.oto-ready .btn--accent').click();
      await page.locator('.oto-field').waitFor();
      await page.waitForTimeout(shownMs);
    },
  },
];
