import type { PausableRules } from '@michi/game-kit/pausable';
import { levelIdOf, type Mode } from '@michi/games/series';
import { useEffect, useEffectEvent } from 'react';
import { useLocale } from 'use-intl';
import { browserLearner } from '../learner/browser-learner.ts';
import { browserStore } from '../lib/device/storage.ts';
import type { CurrentRun } from './level-runs.ts';
import { type Reached, type SeriesKind, SeriesStore, sameTotals } from './series.ts';
import { useRun } from './use-run.ts';

type LevelSetup = Reached & { readonly mode: Mode };

export interface SeriesLevel<Setup, State, Move> extends CurrentRun<Setup, State, Move> {
  /** Forgets level and totals of the mode, with every run that no other tab plays. */
  startOver(): Promise<void>;
}

/**
 * Opens a level of a series; its end leads the series on, with what `carry` says of how it went. A run that was left is gone on with if its series is still
 * the same: one of a series that another tab has forgotten must not bring it back.
 */
export function useSeriesLevel<
  Series extends Reached,
  Setup extends LevelSetup,
  State extends { readonly setup: Setup; readonly totals: Series['totals'] },
  Move,
>(
  kind: SeriesKind<Series>,
  rules: PausableRules<Setup, State, Move>,
  setup: Setup,
  carry?: (now: Series, ended: State) => Partial<Series>,
): SeriesLevel<Setup, State, Move> {
  const locale = useLocale();
  const { game } = kind;
  const { mode } = setup;
  const mayResume = ({ totals }: Setup) => sameTotals(totals, setup.totals);
  const { liveRun, view } = useRun({ rules, game, level: levelIdOf(setup), setup, mayResume, locale });
  const advance = useEffectEvent((ended: State) => {
    const { setup: began, totals } = ended;
    const series = new SeriesStore(browserStore(), kind, began.mode);
    series.advance(began, totals, carry && ((now) => carry(now, ended)));
  });
  useEffect(() => liveRun?.onFinish(() => advance(liveRun.view.state)), [liveRun]);
  const startOver = async () => {
    liveRun?.discard();
    await browserLearner().savedRuns.discardLevels(game, `${mode}-`);
    new SeriesStore(browserStore(), kind, mode).startOver();
  };
  return { liveRun, view, startOver };
}
