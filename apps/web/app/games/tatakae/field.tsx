import type { Direction } from '@michi/games/tatakae/challenges';
import { rounds } from '@michi/games/tatakae/constants';
import type { Move, State } from '@michi/games/tatakae/rules';
import { Button, IconButton } from '@michi/ui/button';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DirectionPad } from './direction-pad.tsx';
import { FighterCard } from './fighter-card.tsx';
import { Paper } from './paper.tsx';
import { SubmissionLeaf } from './submission-leaf.tsx';
import './paper.css';
import { RoundTimer } from './round-timer.tsx';
import { Task } from './task.tsx';
import type { Wins } from './wins.ts';

export interface FieldProps {
  readonly state: State;
  readonly paused: boolean;
  readonly secondsLeft: number;
  readonly wins: Wins;
  readonly onMove: (move: Move) => void;
  /** A stroke without a pen; the same function as long as the battle lasts, so that a stroke draws little anew. */
  readonly onEnter: (direction: Direction) => void;
}

/** The battle itself: the two fighters, the time, what is to be written, and the paper. */
export function Field({ state, paused, secondsLeft, wins, onMove, onEnter }: FieldProps) {
  const t = useTranslations('tatakae.battle');
  const helpId = useId();
  const { phase, round, ink, learner, rival, submissions } = state;
  const submission = submissions.at(-1);
  const empty = phase !== 'writing' || ink.length === 0;
  return (
    <div className="tat wrap">
      <FighterCard side="learner" fighter={learner} wins={wins.learner} />
      <RoundTimer secondsLeft={secondsLeft} />
      <FighterCard side="rival" fighter={rival} wins={wins.rival} />
      <section className="tat__field" aria-label={t('write')}>
        <Task state={state} />
        <Paper state={state} paused={paused} helpId={helpId} onMove={onMove} onEnter={onEnter}>
          {phase === 'judged' && submission && <SubmissionLeaf submission={submission} />}
          {phase === 'roundEnd' && (
            <div className="tat-leaf tat-leaf--round">
              <p className="tat-leaf__round">{t('roundOver', { round })}</p>
              <p className="soft">{t(round === rounds ? 'roundLast' : 'roundNext')}</p>
            </div>
          )}
        </Paper>
        <div className="tat__acts">
          <IconButton
            edge
            icon="undo"
            label={t('undo')}
            aria-disabled={empty}
            onClick={() => onMove({ ask: 'undo' })}
          />
          <Button variant="line" icon="trash" aria-disabled={empty} onClick={() => onMove({ ask: 'clear' })}>
            {t('clear')}
          </Button>
          <Button
            variant="accent"
            icon="check"
            aria-disabled={empty}
            onClick={() => onMove({ ask: 'submit' })}
          >
            {t('submit')}
          </Button>
        </div>
        <DirectionPad helpId={helpId} disabled={phase !== 'writing'} onEnter={onEnter} />
        <p className="tat__note small soft">{t('luckNote')}</p>
      </section>
    </div>
  );
}
