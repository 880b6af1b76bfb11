/** Every character from `first` to `last`, both included. */
function run(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');
}

/** Letters, figures and signs of English. */
export const ascii = run(0x20, 0x7e);

/** What German, English, Spanish and French need, with their punctuation. */
export const latin = `${ascii}${run(0xa0, 0xff)}Œœ–—‘’‚“”„•…‹›€™−`;

/** Latin letters, figures and signs among Japanese, and in the names of the other languages. */
export const latinInJapanese = `${ascii}\u00a0©·×çñ–—―‘’“”…−`;

/** Rare capitals, and the long vowels of romanised Japanese: Fontsource keeps them in files of their own. */
export const latinExtended = 'ĀāĒēĪīŌōŪūŸẞ';

export const hiragana = `${run(0x3041, 0x3094)}${run(0x309d, 0x309e)}`;
export const kana = `${hiragana}${run(0x30a1, 0x30fe)}`;

/** Punctuation of Japanese running text. */
export const japanesePunctuation = '　、。々〆「」『』〜！（）：？';

/** The characters of some texts, each once, in code point order. */
export function charactersOf(texts: Iterable<string>): string {
  const characters = new Set<string>();
  for (const text of texts) for (const character of text) characters.add(character);
  return [...characters].sort(byCodePoint).join('');
}

/** The characters of `text` that are in none of `others`, in code point order. */
export function without(text: string, ...others: readonly string[]): string {
  const taken = new Set(others.flatMap((other) => [...other]));
  return charactersOf([...text].filter((character) => !taken.has(character)));
}

/** The characters of `text` that are in `other` too, in code point order. */
export function common(text: string, other: string): string {
  const wanted = new Set(other);
  return charactersOf([...text].filter((character) => wanted.has(character)));
}

/** The runs of kanji, kana and their punctuation in a text. */
export function japaneseRuns(text: string): string[] {
  const runs = text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}！（）：？]+/gu) ?? [];
  return runs.filter((run) => without(run, latin) !== '');
}

/** What a text needs beyond the Latin faces, spaces of no full width, invisible characters and emoji. */
export function beyondLatin(text: string): string {
  return without(
    text.replace(/[\p{Cc}\p{Cf}\p{Mn}\u2011]|(?!\u3000)\p{Zs}|\p{Extended_Pictographic}/gu, ''),
    latin,
    latinExtended,
  );
}

/** Compares two characters for sorting. */
function byCodePoint(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
