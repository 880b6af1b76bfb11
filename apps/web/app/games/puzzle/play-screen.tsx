import type { GameEvent } from '@michi/game-kit/events';
import { difficultyOf } from '@michi/games/puzzle/choice';
import type { Series } from '@michi/games/puzzle/level';
import { puzzleOf, sets } from '@michi/games/puzzle/puzzles';
import { type Move, puzzle, type State } from '@michi/games/puzzle/rules';
import { puzzlesOf, type Setup, setOf } from '@michi/games/puzzle/setup';
import type { Mode } from '@michi/games/series';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { dueAmong } from '../../learner/projections/due-kanji.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useResult } from '../../play/use-result.ts';
import { useSeriesLevel } from '../../play/use-series-level.ts';
import { EndOfRun } from '../end-of-run.tsx';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { RankedLink } from '../ranked/ranked-link.tsx';
import { StartOver } from '../start-over.tsx';
import './level-done.css';
import { Announcer } from './announcer.tsx';
import { PuzzleFrame } from './frame.tsx';
import { LevelScreen } from './level-screen.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { puzzleSeries } from './series.ts';
import { Stories } from './solved-kanji.tsx';

export interface PlayScreenProps {
  readonly mode: Mode;
  /** What the level begins with. */
  readonly series: Series;
  /** The level to go on with once this one is done. */
  readonly next: number;
  /** Another level was played before this one on the same page. */
  readonly continued: boolean;
  /** The learner goes on, or begins anew. */
  readonly onEnded: () => void;
}

/** A level being played, until the learner goes on. */
export function PlayScreen({ mode, series, next, continued, onEnded }: PlayScreenProps) {
  const { level } = series;
  const set = setOf(level);
  const [due] = useState(() => dueAmong(puzzlesOf({ set }).map(({ kanji }) => kanji))); // as it is when the level begins
  const { startOver, ...run } = useSeriesLevel(puzzleSeries, puzzle, {
    ...series,
    mode,
    set,
    due,
  });
  const { totals } = run.view?.state ?? series;

  return (
    <PlayedLevel
      game="puzzle"
      run={run}
      clocked={mode === 'challenge'}
      streak={run.view ? totals.combo : 0}
      frame={(props) => <PuzzleFrame mode={mode} reached={{ level, score: totals.score }} {...props} />}
      loading={<LoadingLevel mode={mode} />}
      leaveTo="/games"
    >
      {({ liveRun, state, stopped, pauses, view }: OpenLevel<Setup, State, Move, 'startOver'>) => (
        <>
          <LevelScreen
            liveRun={liveRun}
            state={state}
            covered={stopped}
            takeFocus={continued}
            held={pauses.held}
            onHold={pauses.hold}
          />
          <Announcer state={state} stopped={stopped} run={liveRun} />
          <StartOver
            game="puzzle"
            level={level}
            score={totals.score}
            pauses={pauses}
            onStartOver={() => void startOver().then(onEnded)}
          />
          {mode === 'challenge' && <RankedLink game="puzzle" />}
          {view.result && (
            <LevelDone
              runId={liveRun.plan.runId}
              state={state}
              events={liveRun.events}
              next={next}
              onNext={onEnded}
            />
          )}
        </>
      )}
    </PlayedLevel>
  );
}

interface LevelDoneProps {
  readonly runId: string;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** The level to go on with. */
  readonly next: number;
  readonly onNext: () => void;
}

/** All ten kanji are built: what that brought, and the way on. */
function LevelDone({ runId, state, events, next, onNext }: LevelDoneProps) {
  const t = useTranslations('puzzle.levelDone');
  const texts = useTranslations('puzzle.kanji');
  const format = useFormatter();
  const { waits } = useResult(runId);
  const { setup, totals, mistakes, bestCombo, solved } = state;
  return (
    <EndOfRun
      title={t('title', { level: setup.level })}
      onClose={onNext}
      events={events}
      mark={mistakes === 0 ? <Hanamaru label={t('hanamaru')} /> : <Stamp kanji="合" size="6rem" falling />}
      said={
        <p>{t('text', { kind: next <= sets.length ? 'new' : 'known', difficulty: difficultyOf(next) })}</p>
      }
      numbers={
        <>
          <Stats
            items={[
              { label: t('gained'), value: format.number(totals.score - setup.totals.score) },
              { label: t('mistakes'), value: mistakes },
              { label: t('bestCombo'), value: `×${bestCombo}` },
            ]}
          />
          {waits && <p className="soft small">{t('waiting')}</p>}
        </>
      }
      ways={
        <>
          <Button variant="accent" block onClick={onNext}>
            {t('next', { level: next })}
            <Icon name="right" />
          </Button>
          <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/games">
            {t('toGames')}
          </LocalLink>
        </>
      }
    >
      <ul className="puz__built" aria-label={t('built')}>
        {solved.map((id) => (
          <li key={id}>
            <Masu kanji={puzzleOf(id).kanji} small />
            {texts(`${id}.meaning`)}
          </li>
        ))}
      </ul>
      <details className="puz__open">
        <summary>{t('stories')}</summary>
        <Stories built={solved} />
      </details>
    </EndOfRun>
  );
}
