import type { State } from '@michi/games/jukugo/rules';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';

export interface SaidProps {
  readonly state: State;
  /** The first kanji of the word, when a hint names it. */
  readonly hint: string | null;
}

/** What is said of the two slots: how they were judged, else what to do. */
export function Said({ state: { phase, lastPoints }, hint }: SaidProps) {
  const t = useTranslations('jukugo.play');
  const judged = phase === 'right' || phase === 'wrong';
  return (
    <p className={classNames('juk__said', judged && `is-${phase}`)}>
      {phase === 'right' && (
        <>
          <Icon name="check" />
          <b>{t('right')}</b> <span className="num">{t('points', { points: lastPoints })}</span>
        </>
      )}
      {phase === 'wrong' && (
        <>
          <Icon name="close" />
          <b>{t('wrong')}</b>
        </>
      )}
      {phase === 'playing' &&
        (hint === null ? (
          <span>{t('prompt')}</span>
        ) : (
          <span>
            <WithJapanese>{t('hinted', { kanji: hint })}</WithJapanese>
          </span>
        ))}
    </p>
  );
}
