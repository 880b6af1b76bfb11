import { levelIdOf, type Mode } from '@michi/games/sitting';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { browserStore } from '../lib/device/storage.ts';
import { browserPlayer } from './browser-player.ts';
import type { PausableRules } from './session.ts';
import { type Reached, type SittingKind, SittingStore, sameTally } from './sitting.ts';
import type { Shown } from './stage.ts';
import { useRun } from './use-run.ts';

type LevelSetup = Reached & { readonly mode: Mode };

export interface SittingLevel<Setup, State, Move> extends Shown<Setup, State, Move> {
  /** Forgets level and tally of the mode, with every run that no other tab plays. */
  startOver(): Promise<void>;
}

/**
 * Opens a level of a sitting; its end leads the sitting on. A run that was left is gone on with if its sitting is still
 * the same: one of a sitting that another tab has forgotten must not bring it back.
 */
export function useSittingLevel<
  Sitting extends Reached,
  Setup extends LevelSetup,
  State extends { readonly setup: Setup; readonly tally: Sitting['tally'] },
  Move,
>(
  kind: SittingKind<Sitting>,
  rules: PausableRules<Setup, State, Move>,
  setup: Setup,
): SittingLevel<Setup, State, Move> {
  const locale = useLocale();
  const { game } = kind;
  const { mode } = setup;
  const mayResume = ({ tally }: Setup) => sameTally(tally, setup.tally);
  const { session, snapshot } = useRun({ rules, game, level: levelIdOf(setup), setup, mayResume, locale });
  useEffect(
    () =>
      session?.onFinish(() => {
        const { setup: began, tally } = session.snapshot.state;
        new SittingStore(browserStore(), kind, began.mode).advance(began, tally);
      }),
    [session, kind],
  );
  const startOver = async () => {
    session?.discard();
    await browserPlayer().savedRuns.discardLevels(game, `${mode}-`);
    new SittingStore(browserStore(), kind, mode).startOver();
  };
  return { session, snapshot, startOver };
}
