import { type Move, puzzle, type State } from '@michi/games/puzzle/rules';
import type { Setup } from '@michi/games/puzzle/setup';
import { rankedId } from '@michi/games/ranked';
import { useLocale, useTranslations } from 'use-intl';
import { useRun } from '../../play/use-run.ts';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { RankedDone } from '../ranked/ranked-done.tsx';
import { RankedFrame } from '../ranked/ranked-frame.tsx';
import { Undealt } from '../ranked/undealt.tsx';
import { Announcer } from './announcer.tsx';
import { LevelScreen } from './level-screen.tsx';
import { LoadingLevel } from './loading-level.tsx';
import './puzzle.css';

/** A challenge for the leaderboard: each level plays its set, and nothing was carried into it. */
export function RankedScreen({ level }: { level: number }) {
  const t = useTranslations('ranked');
  const locale = useLocale();
  const run = useRun<Setup, State, Move>({ rules: puzzle, game: 'puzzle', level: rankedId(level), locale });
  return (
    <PlayedLevel
      game="puzzle"
      run={run}
      streak={run.view?.state.totals.combo ?? 0}
      frame={(props) => <RankedFrame game="puzzle" level={level} className="puz" {...props} />}
      loading={
        run.failed ? <Undealt game="puzzle" onRetry={run.restart} /> : <LoadingLevel mode="challenge" />
      }
      leaveTo="/puzzle/ranked"
      restart={{ label: t('restart'), onClick: run.restart }}
    >
      {({ liveRun, state, stopped, pauses, view }: OpenLevel<Setup, State, Move>) => (
        <>
          <LevelScreen
            liveRun={liveRun}
            state={state}
            covered={stopped}
            takeFocus={false}
            held={pauses.held}
            onHold={pauses.hold}
          />
          <Announcer state={state} stopped={stopped} run={liveRun} />
          {view.result && (
            <RankedDone
              game="puzzle"
              level={level}
              runId={liveRun.plan.runId}
              score={state.own.score}
              mistakes={state.mistakes}
              bestRow={state.bestCombo}
              events={liveRun.events}
              onAgain={run.restart}
            />
          )}
        </>
      )}
    </PlayedLevel>
  );
}
