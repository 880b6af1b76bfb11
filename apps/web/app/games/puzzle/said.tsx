import { puzzleOf } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';

/** What is said of the kanji: a question, or its hint, and once it is built what its parts mean together. */
export function Said({ state: { phase, target, hinted } }: { state: State }) {
  const t = useTranslations('puzzle');
  const built = phase === 'right' || phase === 'done';
  if (built)
    return (
      <p className="puz__said">
        <WithJapanese>{t(`kanji.${target}.story`)}</WithJapanese>
      </p>
    );
  if (hinted.includes(target))
    return (
      <p className="puz__said">
        <b>{t('target.hintLabel')}</b> <WithJapanese>{t(`kanji.${target}.hint`)}</WithJapanese>
      </p>
    );
  return <p className="puz__said soft">{t('target.prompt', { parts: puzzleOf(target).parts.length })}</p>;
}
