import type { Setup } from '@michi/games/jukugo/level';
import { jukugo, type Move, type State } from '@michi/games/jukugo/rules';
import { rankedId } from '@michi/games/ranked';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { useRun } from '../../play/use-run.ts';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { RankedDone } from '../ranked/ranked-done.tsx';
import { RankedFrame } from '../ranked/ranked-frame.tsx';
import { Undealt } from '../ranked/undealt.tsx';
import './jukugo.css';
import { LevelScreen } from './level-screen.tsx';
import { LoadingLevel } from './loading-level.tsx';
import type { Batch } from './series.ts';
import { useShownWords } from './use-level.ts';
import { WordList } from './word-list.tsx';
import { useWordTexts } from './word-texts.ts';
import { findWords } from './words.ts';

/** A challenge for the leaderboard: the server draws the words, and nothing was carried into it. */
export function RankedScreen({ level }: { level: number }) {
  const t = useTranslations('ranked');
  const locale = useLocale();
  const texts = useWordTexts();
  const [batch, setBatch] = useState<Batch>({ locale, words: [] });
  const run = useRun({
    rules: jukugo,
    game: 'jukugo',
    level: rankedId(level),
    locale,
    // The clock is not to run while nobody can read what is sought.
    prepare: ({ words }: Setup) =>
      findWords(
        words.map((word) => word.jukugo),
        locale,
        level,
        texts,
      ).then(
        (found) => setBatch({ locale, words: [...found] }),
        (error) => logFailure(error, 'loading the words'),
      ),
  });
  const now = run.view?.state ?? null;
  // The result counts the points as in a first level: they are what is shown.
  const counted = useMemo(() => now && { ...now, totals: now.own }, [now]);
  const { setup = null, own } = now ?? {};
  const { wordOf, retry } = useShownWords(level, batch, setup);
  return (
    <PlayedLevel
      game="jukugo"
      run={run}
      streak={own?.streak ?? 0}
      frame={(props) => <RankedFrame game="jukugo" level={level} className="juk" {...props} />}
      loading={
        run.failed ? <Undealt game="jukugo" onRetry={run.restart} /> : <LoadingLevel mode="challenge" />
      }
      leaveTo="/jukugo/ranked"
      restart={{ label: t('restart'), onClick: run.restart }}
    >
      {({ liveRun, state, stopped, pauses, view }: OpenLevel<Setup, State, Move, 'list'>) => (
        <>
          <LevelScreen
            liveRun={liveRun}
            state={counted ?? state}
            stopped={stopped}
            wordOf={wordOf}
            onRetry={retry}
            continued={false}
            held={pauses.held}
            onHold={pauses.hold}
            onList={() => pauses.show('list')}
          />
          <WordList
            open={pauses.open === 'list'}
            state={counted ?? state}
            wordOf={wordOf}
            onClose={() => pauses.show(null)}
          />
          {view.result && (
            <RankedDone
              game="jukugo"
              level={level}
              runId={liveRun.plan.runId}
              score={state.own.score}
              mistakes={state.mistakes}
              bestRow={state.bestStreak}
              events={liveRun.events}
              onAgain={run.restart}
            />
          )}
        </>
      )}
    </PlayedLevel>
  );
}
