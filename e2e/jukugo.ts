import type { JukugoWord } from '@michi/contracts/jukugo';
import { expect, type Locator, type Page } from '@playwright/test';
import { click } from './play.ts';

/** From now on every level has these words, which the server knows, in the language of the page. */
export async function dealWords(page: Page, words: readonly string[]): Promise<void> {
  await page.route('**/api/jukugo/random?*', async (route) => {
    const headers = { 'x-locale': route.request().headers()['x-locale'] ?? 'de' };
    const response = await page.request.get(`/api/v1/jukugo-words?words=${words}`, { headers });
    const { data }: { data: JukugoWord[] } = await response.json();
    await route.fulfill({ json: { status: 'success', data } });
  });
}

/** Words that are dealt in the tests, by their readings. */
const byReading: Readonly<Record<string, string>> = {
  でんわ: '電話',
  がっこう: '学校',
  てがみ: '手紙',
  しんぶん: '新聞',
  なまえ: '名前',
  てんき: '天気',
  せんせい: '先生',
};

/** The word that is sought. */
export async function soughtWord(page: Page): Promise<string> {
  await expect(page.locator('.juk__slots .juk__kana').first()).toBeVisible();
  const reading = (await page.locator('.juk__slots .juk__kana').allTextContents()).join('');
  const word = byReading[reading];
  if (!word) throw new Error(`no word is read ${reading}`);
  return word;
}

/** The cards, each called by its kanji and place. */
export const cards = (page: Page): Locator => page.locator('.juk__cards').getByRole('button');

/** The card of a kanji. */
export const card = (page: Page, kanji: string): Locator =>
  cards(page).and(page.getByRole('button', { name: new RegExp(`^${kanji}[,、]`) }));

/** Picks the cards of these kanji. */
async function pick(page: Page, kanji: string, press = click): Promise<void> {
  for (const each of kanji) await press(card(page, each));
}

/** Picks the word that is sought. Answers it. */
export async function solve(page: Page, press = click): Promise<string> {
  const word = await soughtWord(page);
  await pick(page, word, press);
  return word;
}
