/** Scripts that are written together, by Unicode TS 39 ("Highly Restrictive"), and with Common and Inherited signs. */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
/** The others that Unicode recommends for names (UAX 31, Table 5): those in wide use. */
const alone = [
  ['Arabic'],
  ['Armenian'],
  ['Bengali'],
  ['Cyrillic'],
  ['Devanagari'],
  ['Ethiopic'],
  ['Georgian'],
  ['Greek'],
  ['Gujarati'],
  ['Gurmukhi'],
  ['Hebrew'],
  ['Kannada'],
  ['Khmer'],
  ['Lao'],
  ['Malayalam'],
  ['Myanmar'],
  ['Oriya'],
  ['Sinhala'],
  ['Tamil'],
  ['Telugu'],
  ['Thaana'],
  ['Thai'],
  ['Tibetan'],
];

let patterns: readonly RegExp[] | undefined;

/** Whether a text is written in one script in wide use; Latin letters, kana and kanji count as one. */
export function isOneScript(text: string): boolean {
  // Created on first use, because pages without a name field also load this module.
  patterns ??= [...together, ...alone].map((scripts) => {
    const classes = ['Common', 'Inherited', ...scripts].map((script) => `\\p{scx=${script}}`);
    return new RegExp(`^[${classes.join('')}]*$`, 'u');
  });
  return patterns.some((pattern) => pattern.test(text));
}
