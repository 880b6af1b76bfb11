import type { GameLevel } from '@michi/contracts/game-levels';
import { useTranslations } from 'use-intl';
import { useProgress } from '../../learner/use-learner.ts';
import { useResult } from '../../play/use-result.ts';
import { useClue } from './clue.ts';
import { isLocked } from './levels.ts';
import type { EndedRun } from './play-screen.tsx';
import { GameOverDialog, VictoryDialog } from './verdict-dialogs.tsx';

/** After so many levels without a mistake the shapes are known: the next ones can be asked by meaning. */
const flawlessUntilOffered = 2;

export interface VerdictProps extends EndedRun {
  readonly levels: readonly GameLevel[];
  readonly level: GameLevel;
}

/** How a level ended, and where it goes from here. */
export function Verdict({ levels, level, liveRun, state, onAgain }: VerdictProps) {
  const t = useTranslations('mitsukete');
  const progress = useProgress('mitsukete');
  const [clue, choose] = useClue();
  const { before, waits } = useResult(liveRun.plan.runId);
  const ended = { state, events: liveRun.events, onAgain };
  if (state.phase === 'gameOver')
    return <GameOverDialog {...ended} aside={{ to: '/mitsukete/levels', label: t('gameOver.otherLevel') }} />;

  const alsoFlawless = Object.entries(progress.levels).filter(
    ([id, { flawlessMs }]) => id !== level.id && flawlessMs !== undefined,
  );
  const flawless = state.wrongMatches === 0 ? alsoFlawless.length + 1 : 0;
  const isOffered = clue === 'kanji' && flawless >= flawlessUntilOffered;
  const following = levels[levels.findIndex(({ id }) => id === level.id) + 1];
  const ahead =
    following && !isLocked(following, progress.totalScore)
      ? { to: `/mitsukete/play/${following.id}`, label: t('victory.next') }
      : { to: '/mitsukete/levels', label: t('victory.toLevels') };
  return (
    <VictoryDialog
      {...ended}
      newBest={before.completed && state.score > before.highScore}
      flawlessMsBefore={before.flawlessMs ?? null}
      ahead={ahead}
      harder={isOffered ? { flawless, onChoose: () => choose('meaning') } : null}
      waiting={waits}
    />
  );
}
