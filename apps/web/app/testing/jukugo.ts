import { builtInFor } from '@michi/games/jukugo/built-in-words';
import { maxDifficulty } from '@michi/games/jukugo/constants';
import { freeMode, type Mode } from '@michi/games/sitting';
import { expect, vi } from 'vitest';
import * as jukugoPage from '../routes/jukugo/play.tsx';
import { show } from './screen.tsx';

/** Without a server these are played. */
export const words = builtInFor(1);
const allWords = builtInFor(maxDifficulty);

/** Opens a mode of Jukugo. */
export const openJukugo = (mode: Mode = 'puzzle', locale?: 'fr' | 'ja') =>
  show(jukugoPage, {
    path: mode === freeMode ? '/jukugo' : `/jukugo/${mode}`,
    data: mode,
    ...(locale && { locale }),
  });

/** Opens a level under a clock that stands still, and waits until its words were not to be had. */
export async function openStopped(mode: Mode): Promise<void> {
  vi.useFakeTimers();
  await openJukugo(mode);
  await expect.poll(cards).not.toHaveLength(0);
}

export const cards = () => [...document.querySelectorAll<HTMLElement>('.juk__cards button')];
export const kanjiOf = (card: Element) => [...(card.ariaLabel ?? '')][0] ?? '';
/** The word that is sought. */
export function soughtWord() {
  const reading = document.querySelector('.juk__target .juk__kana [lang=ja]')?.textContent;
  const word = allWords.find(({ hiragana }) => hiragana === reading);
  if (!word) throw new Error(`no word is read ${reading}`);
  return word;
}

/** Presses the card of a kanji. */
export function pick(kanji: string): void {
  const card = cards().find((each) => kanjiOf(each) === kanji);
  if (!card) throw new Error(`no card of ${kanji}`);
  card.click();
}

/** Picks the kanji of the word that is sought. Answers the word. */
export function solve() {
  const word = soughtWord();
  for (const kanji of word.jukugo) pick(kanji);
  return word;
}
