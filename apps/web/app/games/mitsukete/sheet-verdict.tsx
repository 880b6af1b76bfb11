import { useTranslations } from 'use-intl';
import { clockText } from '../../lib/time/clock-text.ts';
import { useResult } from '../../play/use-result.ts';
import type { EndedRun } from './play-screen.tsx';
import { ShareResult } from './share-result.tsx';
import { useShareText } from './use-share-text.ts';
import { GameOverDialog, VictoryDialog } from './verdict-dialogs.tsx';

/** How the sheet of a day ended: whether that was the try for its list, and the result as text to share. */
export function SheetVerdict({ day, liveRun, state, onAgain }: EndedRun & { readonly day: number }) {
  const t = useTranslations('mitsukete.day');
  const shared = useShareText(day);
  const { before, waits } = useResult(liveRun.plan.runId);
  const figures = t('share.figures', {
    points: state.score,
    time: clockText(state.stoppedAt ?? (state.setup.timeLimitS ?? 0) * 1000),
    moves: state.correctMatches + state.wrongMatches,
  });
  const ended = { state, events: liveRun.events, onAgain };
  const way = { to: '/mitsukete/day', label: t('toList') };
  const said = (
    <>
      <p className="soft small">{t(liveRun.plan.ticket === null ? 'practised' : 'counted')}</p>
      <ShareResult text={shared(figures, liveRun.events)} />
    </>
  );
  if (state.phase === 'gameOver')
    return (
      <GameOverDialog {...ended} aside={way}>
        {said}
      </GameOverDialog>
    );
  return (
    <VictoryDialog
      {...ended}
      newBest={before.completed && state.score > before.highScore}
      flawlessMsBefore={before.flawlessMs ?? null}
      ahead={way}
      waiting={waits}
    >
      {said}
    </VictoryDialog>
  );
}
