import { nameSkeleton } from './name-skeleton.ts';
import { offensiveParts, offensiveWords } from './offences.ts';
import { guestWords, makersSigns, makersWords, productNames, wholeNames } from './reserved-names.ts';

export type Refused = 'account.nameReserved' | 'account.nameOffensive';

/** Why nobody may have this name; null for an honest one. */
export function refusalOf(name: string): Refused | null {
  const chunks = chunksOf(name);
  const whole = looks(chunks.join(''));
  const words = chunks.flatMap(readingsOf).map(looks);
  if (isReserved(whole, words) || isGuest(chunks.join(''))) return 'account.nameReserved';
  return isOffensive(whole, words) ? 'account.nameOffensive' : null;
}

const isReserved = (whole: string, words: readonly string[]): boolean =>
  reserved.wholes.has(whole) ||
  [whole, ...words].some((word) => reserved.words.has(word)) ||
  reserved.parts.some((part) => whole.includes(part));

/** Parts are not sought across words: between those of an honest name any letters may meet. */
const isOffensive = (whole: string, words: readonly string[]): boolean =>
  [whole, ...words].some((word) => offensive.words.has(word)) ||
  offensive.parts.some((part) => whole === part || words.some((word) => word.includes(part)));

/** "Gast", or "Gast A1B2C3", as guests are called on the leaderboards. */
function isGuest(name: string): boolean {
  return guestWords.some((word) => {
    const characters = [...name];
    const rest = characters.splice(word.length).join('');
    return looks(characters.join('')) === looks(word) && /^(?:[\da-f]{4,8}|\d{0,8})$/i.test(rest);
  });
}

/** A name between its separators; letters that stand one by one are a word: "F u c k". */
function chunksOf(name: string): string[] {
  const spelt = /(?<=(?:^|[ ._-]).)[ ._-](?=.(?:[ ._-]|$))/gu;
  return name
    .normalize('NFKC')
    .replace(spelt, '')
    .split(/[ ._-]/);
}

/** The words that may be read in a chunk: itself, with letters for digits, without digits, and by its capitals. */
function readingsOf(chunk: string): string[] {
  const letters = chunk.replace(/[3457]/g, (digit) => lettersForDigits[digit] ?? digit);
  return [chunk, letters, ...chunk.split(/\P{L}+/u), ...chunk.split(/(?<=\p{Ll})(?=\p{Lu})|\P{L}+/u)];
}

const lettersForDigits: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** As names are compared, and with hiragana for katakana. */
function looks(text: string): string {
  const hiragana = text
    .normalize('NFKC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaAfterHiragana));
  return nameSkeleton(hiragana);
}
const katakanaAfterHiragana = 0x60;

const reserved = {
  wholes: new Set(wholeNames.map(looks)),
  words: new Set(makersWords.map(looks)),
  parts: [...productNames, ...makersSigns].map(looks),
};
const offensive = { words: new Set(offensiveWords.map(looks)), parts: offensiveParts.map(looks) };
