import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useLocale, useTranslations } from 'use-intl';
import type { ShownWord } from './words.ts';
import './last-word.css';

/** The word solved last, in the form to write, with all there is to know about it. */
export function LastWord({ word }: { word: ShownWord }) {
  const t = useTranslations('jukugo.play');
  const locale = useLocale();
  return (
    <aside className="juk__last panel" aria-label={t('lastWord')}>
      <div className="juk__pair">
        {[...word.jukugo].map((kanji) => (
          <Masu key={kanji} kanji={kanji} form="model" />
        ))}
      </div>
      <p className="juk__facts">
        <span className="label soft">{t('lastWord')}</span>
        <b className="juk__meaning">{word.meaning}</b>
        <span>
          <Ja className="juk__kana">{word.hiragana}</Ja>
          {locale !== 'ja' && <span>{` · ${word.romaji}`}</span>}
        </span>
      </p>
      {word.exampleJa !== '' && (
        <p className="juk__example">
          <Ja>{word.exampleJa}</Ja>
          {locale !== 'ja' && <span className="soft small">{word.example}</span>}
        </p>
      )}
    </aside>
  );
}
