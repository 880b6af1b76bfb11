import { levelOf, seedsOf } from '@michi/games/hanazono/garden';
import { type Move, type State, sumsIn } from '@michi/games/hanazono/rules';
import type { Setup } from '@michi/games/hanazono/setup';
import { LoadingState } from '@michi/ui/state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { later, useAhead, useLater } from '../../lib/react/use-later.ts';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { Announcer } from './announcer.tsx';
import type { Doing } from './doing.ts';
import { HanazonoFrame } from './frame.tsx';
import { Garden } from './garden.tsx';
import { Tutorial } from './tutorial.tsx';
import { useStoreGarden } from './use-store-garden.ts';
import { useVisitRun } from './use-visit-run.ts';

/** What a visit has brought: nobody needs it before its end. */
const doneLater = later(() => import('./done.tsx'));

export interface VisitScreenProps {
  readonly setup: Setup;
  readonly onAgain: () => void;
}

/** A visit in the garden, from its opening to the end. */
export function VisitScreen({ setup, onAgain }: VisitScreenProps) {
  const t = useTranslations('hanazono');
  const common = useTranslations('common');
  const run = useVisitRun(setup);
  const { liveRun, view } = run;
  const state = view?.state ?? null;
  useStoreGarden(liveRun?.plan.runId ?? null, state);
  const [doing, setDoing] = useState<Doing>({ at: 'rest' });
  const sums = state && sumsIn(state);
  const done = useLater(doneLater, view?.result != null);
  useAhead(doneLater);

  return (
    <PlayedLevel
      game="hanazono"
      run={run}
      streak={state?.combo ?? 0}
      awardsWait={doing.at === 'plant'}
      frame={(props) => (
        <HanazonoFrame
          subtitle={
            sums ? t('reached', { level: levelOf(sums.points), seeds: seedsOf(sums) }) : t('subtitle')
          }
          back={{ to: '/games', label: common('backToGames') }}
          {...props}
        />
      )}
      loading={
        <div className="wrap hana-gate">
          <LoadingState label={t('loading')} />
        </div>
      }
      leaveTo="/games"
    >
      {(level: OpenLevel<Setup, State, Move, 'tutorial'>) => (
        <>
          <Garden level={level} doing={doing} onDo={setDoing} />
          <Announcer state={level.state} stopped={level.stopped} run={level.liveRun} />
          <Tutorial
            isFirst={isUntouched(level.state)}
            pauses={level.pauses}
            onStart={() => setDoing({ at: 'planting' })}
          />
          {level.view.result && done && (
            <done.Done
              runId={level.liveRun.plan.runId}
              events={level.liveRun.events}
              state={level.state}
              onAgain={onAgain}
            />
          )}
        </>
      )}
    </PlayedLevel>
  );
}

/** Nobody has done anything in this garden yet. */
const isUntouched = (state: State) => sumsIn(state).planted === 0;
