import { hintCost } from '@michi/games/puzzle/constants';
import { puzzleOf, type State } from '@michi/games/puzzle/rules';
import { Badge } from '@michi/ui/badge';
import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { TimeBonusBar, useTimeBonus } from '../time-bonus.tsx';
import { bonusClock } from './time-bonus.ts';
import './target.css';

const tones = { easy: 'easy', medium: 'mid', hard: 'hard' } as const;

export interface TargetProps {
  readonly state: State;
  /** Whose clock the time bonus follows. */
  readonly run: Clocked;
  readonly onHint: () => void;
}

/** What is to be built: its meaning, reading and worth, and the hint. The kanji itself is shown once it is built. */
export function Target({ state, run, onHint }: TargetProps) {
  const t = useTranslations('puzzle.target');
  const texts = useTranslations('puzzle.kanji');
  const { id, kanji, kana, romaji, difficulty, points } = puzzleOf(state.target);
  const bonus = useTimeBonus(run, bonusClock(state));
  const solved = state.phase === 'right' || state.phase === 'done';
  const hinted = state.hinted.includes(id);
  const { combo } = state.tally;
  return (
    <section className="panel puz__target" aria-labelledby="puz-target">
      <p className="label soft" id="puz-target">
        {t('heading')}
      </p>
      <div className="puz__q">
        <Masu className={solved ? undefined : 'puz__unknown'} kanji={solved ? kanji : '？'} />
        <div>
          <h2>{texts(`${id}.meaning`)}</h2>
          <p className="soft">
            <Ja>{kana}</Ja> · {romaji}
          </p>
          <p className="row small puz__worth">
            <Badge tone={tones[difficulty]}>{t('difficulty', { difficulty })}</Badge>
            <b className="num">{t('points', { points })}</b>
          </p>
        </div>
      </div>
      {bonus !== null && (
        <TimeBonusBar
          bonus={bonus}
          label={t('timeBonus')}
          left={String(bonus)}
          spoken={t('timeBonusValue', { points: bonus })}
        />
      )}
      {hinted && (
        <p className="puz__hint">
          <b>{t('hintLabel')}</b> <WithJapanese>{texts(`${id}.hint`)}</WithJapanese>
        </p>
      )}
      <div className="row puz__row">
        <Button
          variant="line"
          size="sm"
          icon="bulb"
          aria-disabled={hinted || state.phase !== 'playing'}
          onClick={onHint}
        >
          {t('hint')}{' '}
          <span className="soft num" aria-hidden="true">
            −{hintCost}
          </span>
          <span className="sr-only">{t('hintCost', { points: hintCost })}</span>
        </Button>
        <p className="puz__combo num">
          {t('combo')} <b className={combo > 1 ? 'hot' : undefined}>×{combo}</b>
        </p>
      </div>
    </section>
  );
}
