import type { Direction } from '@michi/games/tatakae/challenges';
import { roundMs, rounds } from '@michi/games/tatakae/constants';
import type { Fighter } from '@michi/games/tatakae/fighters';
import type { Move, State, Submission } from '@michi/games/tatakae/rules';
import { Button, IconButton } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { memo, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { directionWords, useChallenge } from './challenge-words.ts';
import { DirectionArrow } from './direction-arrow.tsx';
import { InkPicture } from './drawing/ink-picture.tsx';
import { FighterMark, type FighterSide, useNameOf } from './fighter-mark.tsx';
import { Paper } from './paper.tsx';
import { Task } from './task.tsx';
import type { Wins } from './wins.ts';
import './fighter-card.css';
import './paper.css';
import './round-timer.css';

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

const rows = ['↖↑↗', '← →', '↙↓↘'];

interface DirectionPadProps {
  readonly helpId: string;
  readonly disabled: boolean;
  readonly onEnter: (direction: Direction) => void;
}

/** Strokes without a pen: a button for each direction, and which keys do the same. */
const DirectionPad = memo(function DirectionPad({ helpId, disabled, onEnter }: DirectionPadProps) {
  const t = useTranslations('tatakae');
  return (
    <details className="tat__keys">
      <summary>{t('battle.keys')}</summary>
      <div>
        <div className="tat-pad">
          {[...rows.join('')].map((arrow) =>
            arrow === ' ' ? (
              <span key={arrow} />
            ) : (
              <button
                key={arrow}
                type="button"
                aria-disabled={disabled}
                aria-label={t(`directions.${directionWords[arrow as Direction]}`)}
                onClick={() => onEnter(arrow as Direction)}
              >
                <DirectionArrow direction={arrow as Direction} />
              </button>
            ),
          )}
        </div>
        <p className="small soft" id={helpId}>
          {t('battle.keysHelp')}
        </p>
      </div>
    </details>
  );
});

interface FighterCardProps {
  readonly side: FighterSide;
  readonly fighter: Fighter;
  readonly wins: number;
}

/** One of the two: who it is, the score, combo, luck or hits, and wins. */
const FighterCard = memo(function FighterCard({ side, fighter, wins }: FighterCardProps) {
  const t = useTranslations('tatakae');
  const format = useFormatter();
  const name = useNameOf(side);
  const { score, combo, accuracy } = fighter;
  const kind = side === 'learner' ? t('you') : t('rivalKind');
  return (
    <section className={`tat-fighter tat-fighter--${side}`} aria-label={name}>
      <FighterMark side={side} />
      <div className="tat-fighter__name">
        <h2>{name}</h2>
        {kind !== name && <p>{kind}</p>}
      </div>
      <p className="tat-fighter__score num">
        <span className="sr-only">{t('battle.score')} </span>
        {format.number(score)}
      </p>
      <dl className="num">
        <div>
          <dt>{t('battle.combo')}</dt>
          <dd>{t('battle.comboValue', { combo })}</dd>
        </div>
        <div>
          <dt>{t(side === 'learner' ? 'battle.luck' : 'battle.hits')}</dt>
          <dd>{accuracy === null ? t('over.none') : format.number(accuracy / 100, { style: 'percent' })}</dd>
        </div>
        <div>
          <dt>{t('battle.wins')}</dt>
          <dd>{format.number(wins)}</dd>
        </div>
      </dl>
    </section>
  );
});

const roundS = roundMs / 1000;

/** The seconds left of a round, as a number and as a ring. */
function RoundTimer({ secondsLeft }: { secondsLeft: number }) {
  const t = useTranslations('tatakae.battle');
  return (
    <div
      className={secondsLeft <= 5 ? 'tat__time is-low' : 'tat__time'}
      role="timer"
      aria-label={t('secondsLeft', { seconds: secondsLeft })}
    >
      <svg viewBox="0 0 80 80" aria-hidden="true">
        <circle cx="40" cy="40" r="35" />
        <circle
          className="v"
          cx="40"
          cy="40"
          r="35"
          pathLength={roundS}
          strokeDasharray={`${secondsLeft} ${roundS}`}
        />
      </svg>
      <b className="num" aria-hidden="true">
        {secondsLeft}
      </b>
    </div>
  );
}

/** What was handed in, beside the form it was copied from, and what it brought. */
function SubmissionLeaf({ submission }: { submission: Submission }) {
  const t = useTranslations('tatakae.battle');
  const format = useFormatter();
  const { kanji } = useChallenge(submission);
  return (
    <div className="tat-leaf">
      <figure>
        <Masu>
          <InkPicture ink={submission.ink} label={t('own')} />
        </Masu>
        <figcaption>{t('own')}</figcaption>
      </figure>
      <figure>
        <Masu kanji={kanji} form="model" />
        <figcaption>{t('model')}</figcaption>
      </figure>
      <p className="tat-leaf__verdict num">
        <b className="tat-leaf__percent">{format.number(submission.percent / 100, { style: 'percent' })}</b>
        <small>{t('byLot')}</small>
        <span>{t('submission', { points: submission.points })}</span>
      </p>
    </div>
  );
}
