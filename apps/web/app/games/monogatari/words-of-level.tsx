import { LoadingState } from '@michi/ui/state';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { later, useTried } from '../../lib/react/use-later.ts';
import type { WordListProps } from './word-list.tsx';

const wordListLater = later(() => import('./word-list.tsx'));

/** The words to tap into the text, once they are loaded. Hundreds of elements, which stay as they are while one types. */
export const WordsOfLevel = memo(function WordsOfLevel(props: WordListProps) {
  const t = useTranslations('monogatari.wordList');
  const { loaded, failure } = useTried(wordListLater);
  const heading = <h3 id="mng-words">{t('heading')}</h3>;
  const loading = (
    <>
      {heading}
      <LoadingState label={t('loading')} />
    </>
  );
  const missing = (
    <>
      {heading}
      <p className="soft">{t('missing')}</p>
    </>
  );
  if (failure) return missing;
  return loaded ? <loaded.WordList {...props} loading={loading} missing={missing} /> : loading;
});
