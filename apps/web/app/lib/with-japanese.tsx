import { Ja } from '@michi/ui/japanese';
import { Fragment } from 'react';
import { useLocale } from 'use-intl';

/** Kana, kanji and the marks between them. */
const japaneseRun = /([\u3000-\u30ff\u3400-\u9fff\uff01-\uff60]+)/u;

/** A text in the language of the page, with the Japanese within it marked as such. */
export function WithJapanese({ children }: { children: string }) {
  if (useLocale() === 'ja') return children;
  let position = 0;
  return children.split(japaneseRun).map((part, index) => {
    const key = position;
    position += part.length + 1; // even where nothing stands before a run
    const isJapanese = index % 2 === 1;
    return isJapanese ? <Ja key={key}>{part}</Ja> : <Fragment key={key}>{part}</Fragment>;
  });
}
