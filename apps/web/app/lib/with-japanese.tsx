import { Ja } from '@michi/ui/japanese';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from 'use-intl';

/** Kana, kanji and the marks between them. */
const japanese = /([\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]+)/u;

/** A text in the language of the page, with the Japanese within it marked as such. */
export function WithJapanese({ children }: { children: string }) {
  return useLocale() === 'ja' ? children : markJapanese(children);
}

/** Text with its Japanese runs marked, so that they get Japanese glyphs and a Japanese voice. */
export function markJapanese(text: string): ReactNode {
  const parts = text.split(japanese); // every second part is Japanese
  if (parts.length === 1) return text;
  let at = 0;
  return parts.map((part, index) => {
    const key = at;
    at += part.length + 1;
    return index % 2 === 1 ? <Ja key={key}>{part}</Ja> : <Fragment key={key}>{part}</Fragment>;
  });
}
