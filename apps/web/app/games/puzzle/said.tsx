import { belonging } from '@michi/games/puzzle/place';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { useFormatter, useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { characterOf } from './glyph.tsx';

/** What is said of the kanji: a question, its hint, which of the wrong parts belong, or what they mean together once it is built. */
export function Said({ state: { phase, target, hinted, chosen } }: { state: State }) {
  const t = useTranslations('puzzle');
  const format = useFormatter();
  const { parts } = puzzleOf(target);
  const right = phase === 'wrong' ? belonging(parts, chosen) : [];
  const built = phase === 'right' || phase === 'done';
  if (built)
    return (
      <p className="puz__said">
        <WithJapanese>{t(`kanji.${target}.story`)}</WithJapanese>
      </p>
    );
  if (right.length > 0)
    return (
      // the announcer says it to those who do not see it
      <p className="puz__said is-right" aria-hidden="true">
        <WithJapanese>
          {t('build.belonging', { count: right.length, parts: format.list(right.map(characterOf)) })}
        </WithJapanese>
      </p>
    );
  if (hinted.includes(target))
    return (
      <p className="puz__said">
        <b>{t('target.hintLabel')}</b> <WithJapanese>{t(`kanji.${target}.hint`)}</WithJapanese>
      </p>
    );
  return <p className="puz__said soft">{t('target.prompt', { parts: parts.length })}</p>;
}
