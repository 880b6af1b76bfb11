/** What only explains a meaning, or stands before a noun or verb in one of our languages. */
const bracket = /\(.*?\)|（.*?）|\[.*?\]/g;
const article =
  /^(?:(?:to|the|a|an|der|die|das|ein|eine|sich|el|la|los|las|un|una|le|les|une|se)\s+|(?:l|s|d)['’])/;
/** German letters, as keyboards without them write them; then every other accent but that of ñ. */
const german: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/ß/g, 'ss'],
];

/**
 * The form in which meanings are compared: without case, brackets, an article before them, accents and signs between
 * words. Umlauts may be written either way.
 */
export function meaningKey(meaning: string): string {
  const plain = meaning.normalize('NFKC').toLowerCase().replace(bracket, ' ').trim().replace(article, '');
  const spelt = german.reduce((text, [letter, letters]) => text.replace(letter, letters), plain);
  return spelt
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
