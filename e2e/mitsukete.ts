import { victoryDelayMs } from '@michi/games/mitsukete/constants';
import type { Locator, Page } from '@playwright/test';
import { click, type Press } from './play.ts';

/** The name of a card in every language: its kanji, then its place. */
const cardName = /^(\p{Script=Han})[,、].*\d/u;
const foundNothing = /\b0\b|0枚/;

/** The sheet of a level in the level list. */
export const levelCard = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The cards that can be seen. */
export const cards = (page: Page): Locator => page.getByRole('button', { name: cardName });

/** The names of all cards in their order, which tell the whole board. */
export async function cardNames(page: Page): Promise<string[]> {
  await cards(page).first().waitFor();
  return cards(page).evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));
}

/** The kanji of a card. Throws for a name that is none of a card. */
function kanjiOf(name: string): string {
  const kanji = cardName.exec(name)?.[1];
  if (!kanji) throw new Error(`no name of a card: ${name}`);
  return kanji;
}

/** The kanji still sought, in the order shown. */
export async function soughtKanji(page: Page): Promise<string[]> {
  await cards(page).first().waitFor();
  const notFound = page.getByRole('img', { name: foundNothing });
  const targets = await page.getByRole('listitem').filter({ has: notFound }).allInnerTexts();
  return targets.map((text) => text.trim().slice(0, 1));
}

/** Picks the cards of one kanji. */
export async function find(page: Page, kanji: string, press = click): Promise<void> {
  const same = (await cardNames(page)).filter((name) => kanjiOf(name) === kanji);
  await pick(page, same, press);
}

/** Picks three cards that do not belong together. */
export async function miss(page: Page, press = click): Promise<void> {
  const [first, second] = await soughtKanji(page);
  const names = await cardNames(page);
  const one = names.filter((name) => kanjiOf(name) === first).slice(0, 1);
  const two = names.filter((name) => kanjiOf(name) === second).slice(0, 2);
  await pick(page, [...one, ...two], press);
}

/** Finds every kanji that is sought. */
export async function solve(page: Page, press = click): Promise<void> {
  for (const kanji of await soughtKanji(page)) await find(page, kanji, press);
}

/** Finds every kanji that is sought, and lets the victory be told; the clock stands still. */
export async function win(page: Page, press = click): Promise<void> {
  await solve(page, press);
  await page.clock.runFor(victoryDelayMs);
}

async function pick(page: Page, names: readonly string[], press: Press): Promise<void> {
  for (const name of names) await press(page.getByRole('button', { name, exact: true }));
}
