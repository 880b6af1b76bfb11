import { readingKey } from '@michi/kanji/reading-key';

/** How an answer is judged; a typo is right, and said. */
export type Judgement = 'right' | 'typo' | 'wrong';

/** Words from so many letters on forgive one typo. */
const forgivenFrom = 6;

/** Judges a reading, typed in kana or romaji; the readings are in hiragana. */
export function judgeReading(readings: readonly string[], text: string): Judgement {
  const typed = readingKey(text);
  const keys = readings.map(readingKey);
  if (keys.includes(typed)) return 'right';
  // what can be read as Japanese is another word, not a typo
  return !syllables.test(typed) && keys.some((key) => isTypo(key, typed)) ? 'typo' : 'wrong';
}

/** Hepburn that can be read, as `readingKey` writes it. */
const syllables =
  /^(?:(?:[kgnhbpmr]y|sh|ch|ts|(?:k(?=k)|s(?=s)|t(?=t|ch)|p(?=p))|[kgsztdnhbpmryfjw])?(?:[aiueoāūō]|ei)|n|[kstp](?=[kstpc]))+$/u;

/** Judges a meaning, typed in the language of the glosses. */
export function judgeMeaning(glosses: readonly string[], text: string): Judgement {
  const typed = meaningKeys(text);
  const keys = glosses.flatMap(meaningKeys);
  if (typed.some((key) => keys.includes(key))) return 'right';
  return typed.some((key) => keys.some((known) => isTypo(known, key))) ? 'typo' : 'wrong';
}

/** The form in which meanings are compared: without case, accents, marks, and what only explains them. */
export const meaningKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\(.*?\)/g, ' ')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Little words before a meaning, which nobody has to type, and nobody has to leave out. */
const before =
  /^(?:to|the|an?|der|die|das|eine?|sich|etwas|el|las?|los|una?|les?|une?|se|des?|du|l|s) (?=\S)/u;

/** The same, and as German is typed without its dots. */
function meaningKeys(text: string): string[] {
  const plain = meaningKey(text);
  const spelled = meaningKey(text.replace(/[äöü]/giu, (letter) => `${letter}e`));
  return [...new Set([plain, spelled].flatMap((key) => [key, key.replace(before, '')]))].filter(
    (key) => key !== '',
  );
}

/** Whether one letter too many, too few, other, or in its neighbour's place tells a long word from another. */
function isTypo(word: string, typed: string): boolean {
  if (word.length < forgivenFrom || Math.abs(word.length - typed.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (rest(word, 1) === rest(typed, 1)) return true;
  if (rest(word, 1) === rest(typed, 0) || rest(word, 0) === rest(typed, 1)) return true;
  return (
    word[start] === typed[start + 1] && word[start + 1] === typed[start] && rest(word, 2) === rest(typed, 2)
  );
}
