import { levelOf, type Garden as StoredGarden, seedsOf } from '@michi/games/hanazono/garden';
import { hanazono, type Move, mayFinish, type State, sumsIn } from '@michi/games/hanazono/rules';
import type { Setup } from '@michi/games/hanazono/setup';
import type { Known } from '@michi/games/hanazono/visit-setup';
import { LoadingState } from '@michi/ui/state';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { soundOf } from '../../audio/event-sound.ts';
import { later, useAhead, useLater } from '../../lib/react/use-later.ts';
import type { LiveRun } from '../../play/live-run.ts';
import { type ShownRun, useRun } from '../../play/use-run.ts';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import type { Doing } from './doing.ts';
import { HanazonoFrame } from './frame.tsx';
import { Garden } from './garden.tsx';
import { Tutorial } from './tutorial.tsx';
import { useStoreGarden } from './use-store-garden.ts';

/** What a visit has brought: nobody needs it before its end. */
const doneLater = later(() => import('./done.tsx'));

export interface VisitScreenProps {
  readonly setup: Setup;
  readonly known: Known;
  /** As it is stored, what other devices have made of it included. */
  readonly garden: StoredGarden;
  readonly onAgain: () => void;
}

/** A visit in the garden, from its opening to the end. */
export function VisitScreen({ setup, known, garden, onAgain }: VisitScreenProps) {
  const t = useTranslations('hanazono');
  const common = useTranslations('common');
  const tours = useRef(false);
  const run = useVisitRun(setup, tours);
  const { liveRun, view } = run;
  const state = view?.state ?? null;
  useStoreGarden(run, garden, known, onAgain);
  const [doing, setDoing] = useState<Doing>({ at: 'rest' });
  const sums = state && sumsIn(state);
  const done = useLater(doneLater, view?.result != null);
  useAhead(doneLater);

  return (
    <PlayedLevel
      game="hanazono"
      run={run}
      streak={state?.combo ?? 0}
      soundOf={(events) =>
        events.some(({ type }) => type === 'kanjiAnswered') && liveRun?.view.state.outcome?.level != null
          ? 'achievement'
          : soundOf(events)
      }
      awardsWait={doing.at === 'plant'}
      frame={(props) => (
        <HanazonoFrame
          subtitle={
            sums ? t('reached', { level: levelOf(sums.points), seeds: seedsOf(sums) }) : t('subtitle')
          }
          crest={asksForm(state, doing, '花') ? '園' : '花'}
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
          <Garden
            level={level}
            doing={doing}
            onDo={setDoing}
            garden={garden}
            onTour={() => {
              tours.current = true;
            }}
          />
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

/** Whether a plant that is cared for may ask for the form of a kanji. */
const asksForm = (state: State | null, doing: Doing, kanji: string): boolean =>
  doing.at === 'plant' &&
  doing.kanji === kanji &&
  state?.plants.find((plant) => plant.kanji === kanji)?.question.kind === 'writing';

/** The level under which visits are stored: there is one garden. */
const level = 'garden';

/**
 * Opens a visit, and goes on with one that was left, unless it asks for meanings in another language. Who leaves the
 * garden ends it, once it counts; until then, and for who only takes the tour, it is gone on with the next time.
 */
function useVisitRun(setup: Setup, tours: RefObject<boolean>): ShownRun<Setup, State, Move> {
  const locale = useLocale();
  const open = useRef<LiveRun<Setup, State, Move>>(null);
  // stands before the run, which is left after it
  useEffect(
    () => () => {
      const liveRun = open.current;
      if (!liveRun || tours.current || !mayFinish(liveRun.view.state)) return;
      liveRun.resume();
      liveRun.play({ ask: 'finish' });
    },
    [tours],
  );
  const mayResume = ({ language }: Setup) => language === locale;
  const run = useRun({ rules: hanazono, game: 'hanazono', level, setup, mayResume, locale, unranked: true });
  useEffect(() => {
    open.current = run.liveRun;
  }, [run.liveRun]);
  return run;
}
