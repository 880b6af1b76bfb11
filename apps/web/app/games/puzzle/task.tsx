import { hintCost } from '@michi/games/puzzle/constants';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import { type State, solvedBy } from '@michi/games/puzzle/rules';
import { Badge } from '@michi/ui/badge';
import { Button } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Ja } from '@michi/ui/japanese';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { HoldButton } from '../hold-button.tsx';
import { TimeBonusBar, useTimeBonus } from '../time-bonus.tsx';
import { Chosen } from './chosen.tsx';
import { Said } from './said.tsx';
import { Square } from './square.tsx';
import { bonusClock } from './time-bonus.ts';
import { Verdict } from './verdict.tsx';
import './task.css';

const tones = { easy: 'easy', medium: 'mid', hard: 'hard' } as const;

export interface TaskProps {
  readonly state: State;
  /** What is said of: a wrong combination until the learner does something, though it is cleared sooner. */
  readonly said: State;
  /** Whose clock the time bonus follows. */
  readonly run: Clocked;
  /** The learner keeps the built kanji in sight. */
  readonly held: boolean;
  readonly onHold: (held: boolean) => void;
  readonly onRemove: (index: number) => void;
  readonly onHint: () => void;
}

/** What is to be built, the square in which it comes together, what was chosen for it, and what is said of that. */
export function Task({ state, said, run, held, onHold, onRemove, onHint }: TaskProps) {
  const t = useTranslations('puzzle.target');
  const texts = useTranslations('puzzle.kanji');
  const { phase, target, hinted } = state;
  const { id, kana, romaji, difficulty, points } = puzzleOf(target);
  const { combo } = state.totals;
  const bonus = useTimeBonus(run, bonusClock(state));
  const made = said.phase === 'wrong' ? solvedBy(said.chosen) : null;
  const task = useTop(`${target} ${phase}`);
  return (
    <div className={classNames('puz__task', `is-${phase}`, hinted.includes(id) && 'is-hinted')} ref={task}>
      <div className="puz__head">
        <h2>{texts(`${id}.meaning`)}</h2>
        <p className="puz__reading soft">
          <Ja>{kana}</Ja> <span>· {romaji}</span>
        </p>
      </div>
      <div className="puz__line">
        <p className="puz__worth">
          <Badge tone={tones[difficulty]}>{t('difficulty', { difficulty })}</Badge>
          <b className="num">{t('points', { points })}</b>
        </p>
        <Verdict state={said} made={made} />
      </div>
      <Square state={state} made={phase === 'wrong' ? made : null} onRemove={onRemove} />
      <Chosen state={state} onRemove={onRemove} />
      <Said state={said} />
      <div className="puz__helps">
        {phase === 'right' ? (
          <HoldButton
            held={held}
            onHold={onHold}
            focusAfter='.puz__grid [tabindex="0"]'
            className="puz__hold"
          />
        ) : (
          <Button
            variant="line"
            size="sm"
            icon="bulb"
            className="puz__hint"
            aria-disabled={hinted.includes(id) || phase !== 'playing'}
            onClick={onHint}
          >
            <span>{t('hint')}</span>{' '}
            <span className="soft num" aria-hidden="true">
              −{hintCost}
            </span>
            <span className="sr-only">{t('hintCost', { points: hintCost })}</span>
          </Button>
        )}
        <p className="puz__combo num">
          {t('combo')} <b className={combo > 1 ? 'hot' : undefined}>×{combo}</b>
        </p>
      </div>
      {bonus !== null && (
        <TimeBonusBar
          bonus={bonus}
          label={t('timeBonus')}
          left={String(bonus)}
          spoken={t('timeBonusValue', { points: bonus })}
        />
      )}
    </div>
  );
}

/** Brings what stands first back into sight whenever something new is said: large text may have been scrolled. */
function useTop(said: string) {
  const task = useRef<HTMLDivElement>(null);
  const shown = useRef(said);
  useLayoutEffect(() => {
    if (shown.current !== said) task.current?.parentElement?.scrollTo(0, 0);
    shown.current = said;
  }, [said]);
  return task;
}
