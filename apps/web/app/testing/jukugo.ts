import { builtInFor } from '@michi/games/jukugo/built-in-words';
import { distractorReadings, distractors, maxDifficulty, newWordMs } from '@michi/games/jukugo/constants';
import { emptyTotals } from '@michi/games/jukugo/level';
import { freeMode, type Mode } from '@michi/games/series';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import { expect, vi } from 'vitest';
import { jukugoSeries } from '../games/jukugo/series.ts';
import { browserStore } from '../lib/device/storage.ts';
import { SeriesStore } from '../play/series.ts';
import * as jukugoPage from '../routes/jukugo/play.tsx';
import { button, press, show } from './screen.tsx';

/** Without a server these are played. */
export const words = builtInFor(1);
const allWords = builtInFor(maxDifficulty);

/** Lays the cards of so many words in a series, by which the server's lists are longer than what is built in. */
export function storeSeries(mode: Mode, count: number, solved = 0): void {
  const kanji = [...'一二三四五六七八九十百千万円日月火水木金土山川天気雨空海花音'];
  const words = Array.from({ length: count }, (_, index) => ({
    jukugo: `${kanji[2 * index]}${kanji[2 * index + 1]}`,
    hiragana: index % 2 === 0 ? 'でんしゃ' : 'しょうがつ',
    romaji: index % 2 === 0 ? 'densha' : 'shōgatsu',
    meaning: 'Elektrische Eisenbahn',
    kanjiMeanings: ['Elektrizität', 'auf jeden Fall'],
    kanjiReadings: index % 2 === 0 ? ['でん', 'しゃ'] : ['しょう', 'がつ'],
    example: 'Die Bahn kommt gleich.',
    exampleJa: '電車が来ます。',
    category: 'basic',
    difficulty: 1,
  }));
  new SeriesStore(browserStore(), jukugoSeries, mode).keep({
    level: 5,
    totals: { ...emptyTotals, solved },
    batch: { locale: defaultLocale, words },
    returning: [],
  });
}

/** Opens a mode of Jukugo. */
export const openJukugo = (mode: Mode = 'puzzle', locale?: Locale) =>
  show(jukugoPage, {
    path: mode === freeMode ? '/jukugo' : `/jukugo/${mode}`,
    data: mode,
    ...(locale && { locale }),
  });

/** Opens a level under a clock that stands still, and waits until its words were not to be had. */
export async function openStopped(mode: Mode, locale?: Locale): Promise<void> {
  vi.useFakeTimers();
  await openJukugo(mode, locale);
  await expect.poll(cards).not.toHaveLength(0);
}

/** What the task says of the latest outbox entry. */
export const says = () => document.querySelector('.juk__said')?.textContent?.trim();
export const slots = () => [...document.querySelectorAll('.juk__slot')].map((slot) => slot.textContent);
/** The slots before anything was picked. */
export const emptySlots = ['Zeichen wählen', 'Zeichen wählen'];

export const cards = () => [...document.querySelectorAll<HTMLElement>('.juk__cards button')];
export const kanjiOf = (card: Element) => [...(card.ariaLabel ?? '')][0] ?? '';
/** The word that is sought. */
export function soughtWord() {
  const readings = [...document.querySelectorAll('.juk__slots .juk__kana')];
  const reading = readings.map(({ textContent }) => textContent).join('');
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

/** Goes on to the next level once one is done. */
export const goOn = () => press(button(/^Level \d+ beginnen$/));

/** Solves so many words, one after the other; with the last of a level it is done. */
export async function solveNext(count: number): Promise<void> {
  for (let solved = 0; solved < count; solved++) {
    solve();
    await vi.advanceTimersByTimeAsync(newWordMs);
  }
}

/** Two kanji on the cards that are not in the word that is sought. */
export function strays(): [string, string] {
  const { jukugo } = soughtWord();
  const [one = '', other = ''] = cards()
    .map(kanjiOf)
    .filter((kanji) => !jukugo.includes(kanji));
  return [one, other];
}

/** A card of the board that no word needs. */
export function filler() {
  const onBoard = cards().map(kanjiOf);
  const kanji = distractors.find((each) => onBoard.includes(each));
  if (!kanji) throw new Error('every card is needed');
  return { kanji, reading: distractorReadings[kanji] };
}

/** Picks two kanji that make no word that is sought. */
export function miss(): void {
  for (const kanji of strays()) pick(kanji);
}
