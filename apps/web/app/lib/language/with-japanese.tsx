import { Ja } from '@michi/ui/japanese';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { useLocale } from 'use-intl';

/** Kana, kanji and the marks between them. */
const japanese = /([\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]+)/u;

/** Longer runs may have to be broken at the end of a line. */
const longestSteady = 6;

export interface WithJapaneseProps {
  /** Whether words keep their width while their font comes, so that large text does not jump to other lines. */
  readonly steady?: boolean;
  readonly children: string;
}

/** A text in the language of the page, with the Japanese within it marked as such. */
export function WithJapanese({ steady = false, children }: WithJapaneseProps) {
  return useLocale() === 'ja' ? children : markJapanese(children, steady);
}

/** Text with its Japanese runs marked, so that they get Japanese glyphs and a Japanese voice. */
export function markJapanese(text: string, steady = false): ReactNode {
  const parts = text.split(japanese); // every second part is Japanese
  if (parts.length === 1) return text;
  let at = 0;
  return parts.map((part, index) => {
    const key = at;
    at += part.length + 1;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Ja key={key} style={steady && part.length <= longestSteady ? squares(part.length) : undefined}>
        {part}
      </Ja>
    );
  });
}

/** Room for signs of Japanese, each of which stands in a square, in whatever font. */
const squares = (count: number): CSSProperties => ({ display: 'inline-block', inlineSize: `${count}em` });
