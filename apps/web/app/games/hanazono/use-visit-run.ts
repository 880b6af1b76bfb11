import { hanazono, type Move, mayFinish, type State } from '@michi/games/hanazono/rules';
import type { Setup } from '@michi/games/hanazono/setup';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import type { LiveRun } from '../../play/live-run.ts';
import { type ShownRun, useRun } from '../../play/use-run.ts';

/** The level under which visits are stored: there is one garden. */
const level = 'garden';

/**
 * Opens a visit, and goes on with one that was left, unless it asks for meanings in another language. Who leaves the
 * garden ends it, once it counts; until then, and for who only takes the tour, it is gone on with the next time.
 */
export function useVisitRun(setup: Setup, tours: RefObject<boolean>): ShownRun<Setup, State, Move> {
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
