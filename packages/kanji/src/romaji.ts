/** Katakana as hiragana. */
export const toHiragana = (kana: string): string =>
  kana.replace(/[ァ-ヶ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));

const rows: [consonant: string, kana: string][] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
];
const irregular: Record<string, string> = {
  si: 'shi',
  zi: 'ji',
  ti: 'chi',
  tu: 'tsu',
  di: 'ji',
  du: 'zu',
  hu: 'fu',
};

const syllables = new Map(
  rows.flatMap(([consonant, kana]) =>
    [...kana].map((sign, vowel): [string, string] => {
      const regular = consonant + 'aiueo'[vowel];
      return [sign, irregular[regular] ?? regular];
    }),
  ),
);
for (const [sign, romaji] of Object.entries({ や: 'ya', ゆ: 'yu', よ: 'yo', わ: 'wa', を: 'o', ん: 'n' }))
  syllables.set(sign, romaji);

/**
 * Hepburn romaji of a hiragana reading; a long a, u, e, o gets a macron, a long i stays ii. A `.` before
 * okurigana keeps two vowels apart: おも.う is omou. Unknown signs stay as they are.
 */
export function toRomaji(reading: string): string {
  return [...reading]
    .map((sign) => syllables.get(sign) ?? sign)
    .join('')
    .replace(/(sh|ch|j)iゃ/g, '$1a')
    .replace(/(sh|ch|j)iゅ/g, '$1u')
    .replace(/(sh|ch|j)iょ/g, '$1o')
    .replace(/iゃ/g, 'ya')
    .replace(/iゅ/g, 'yu')
    .replace(/iょ/g, 'yo')
    .replace(/っ(\.?)(?=ch)/g, 't$1')
    .replace(/っ(\.?)(?=([a-z]))/g, '$2$1')
    .replace(/o[ou]/g, 'ō')
    .replace(/uu/g, 'ū')
    .replace(/aa/g, 'ā')
    .replace(/ee/g, 'ē')
    .replace('.', '');
}
