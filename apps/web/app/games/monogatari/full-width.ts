const halfWidthKana = /[\uff61-\uff9f]+/gu;
/** Marks of voice that have come to no kana. */
const looseMarks = /(?<![\p{Script=Hiragana}\p{Script=Katakana}])[\u3099\u309a]/gu;
const loose: Readonly<Record<string, string>> = { '\u3099': '゛', '\u309a': '゜' };

/** A text with its kana in full width, each with its mark of voice: `ﾊﾞ` becomes バ. */
export const withFullKana = (text: string): string =>
  text.search(halfWidthKana) < 0
    ? text
    : text
        .replace(halfWidthKana, (kana) => kana.normalize('NFKC'))
        .normalize('NFC')
        .replace(looseMarks, (mark) => loose[mark] ?? mark);
