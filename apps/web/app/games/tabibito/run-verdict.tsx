import type { GameEvent } from '@michi/game-kit/events';
import { judgedQuestions, rightPercent, type State } from '@michi/games/tabibito/rules';
import { Button } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { EndParts } from '../end-of-run.tsx';
import './run-verdict.css';

export interface RunVerdictProps {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly passed: boolean;
  /** The module was completed before. */
  readonly completed: boolean;
  readonly onComplete: () => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** How a run ended, and the ways on. */
export function RunVerdict({
  state,
  events,
  passed,
  completed,
  onComplete,
  onAgain,
  onLeave,
}: RunVerdictProps) {
  const t = useTranslations('tabibito.verdict');
  const module = useTranslations('tabibito.module');
  const format = useFormatter();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { setup, right, mistakes, contested, score, bestStreak, timeUp } = state;
  const title = passed ? (setup.kind === 'practice' ? 'practised' : 'passed') : timeUp ? 'timeUp' : 'failed';
  return (
    <div className="run-end tabi-verdict" ref={top} tabIndex={-1} role="status">
      <EndParts
        events={events}
        mark={
          passed &&
          (mistakes + contested === 0 ? (
            <Hanamaru label={t('flawless')} />
          ) : (
            <Stamp kanji="合" size="6rem" falling />
          ))
        }
        said={
          <>
            <h3 className="tabi-verdict__title">{t(title)}</h3>
            <p>{t('result', { right, count: judgedQuestions(state) })}</p>
            {!passed && <p className="soft">{t('needed')}</p>}
          </>
        }
        numbers={
          <Stats
            items={[
              { label: t('percent'), value: format.number(rightPercent(state) / 100, { style: 'percent' }) },
              { label: t('points'), value: format.number(score) },
              { label: t('best'), value: format.number(bestStreak) },
            ]}
          />
        }
        ways={
          <>
            {passed && !completed && (
              <Button variant="accent" block icon="check" onClick={onComplete}>
                {module('complete')}
              </Button>
            )}
            <Button variant={passed ? 'line' : 'accent'} block icon="reset" onClick={onAgain}>
              {t('again')}
            </Button>
            <Button variant="quiet" block onClick={onLeave}>
              {t('back')}
            </Button>
          </>
        }
      />
    </div>
  );
}
