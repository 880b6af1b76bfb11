import { useFormatter, useTranslations } from 'use-intl';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { clockText } from '../../lib/time/clock-text.ts';
import { utcOf } from '../../lib/time/day.ts';
import { useResult } from '../../play/use-result.ts';
import type { EndedRun } from './play-screen.tsx';
import { ShareResult } from './share-result.tsx';
import { shareText } from './share-text.ts';
import { sheetAddress } from './sheet-address.ts';
import { GameOverDialog, VictoryDialog } from './verdict-dialogs.tsx';

/** How the sheet of a day ended: whether it counts for its list, and as text to share. */
export function SheetVerdict({ day, session, state, onAgain }: EndedRun & { readonly day: number }) {
  const t = useTranslations('mitsukete.day');
  const format = useFormatter();
  const localPath = useLocalPath();
  const { before, waits } = useResult(session.plan.runId);
  const ended = { state, events: session.events, onAgain };
  const way = { to: '/mitsukete/day', label: t('toList') };
  if (state.phase === 'gameOver') return <GameOverDialog {...ended} aside={way} />;
  const text = shareText(
    {
      title: t('share.title', { date: format.dateTime(utcOf(day), { dateStyle: 'long', timeZone: 'UTC' }) }),
      figures: t('share.figures', {
        points: state.score,
        time: clockText(state.stoppedAt ?? 0),
        moves: state.correctMatches + state.wrongMatches,
      }),
      url: new URL(localPath(sheetAddress(day)), location.origin).href,
    },
    session.events,
  );
  return (
    <VictoryDialog
      {...ended}
      newBest={state.score > before.highScore}
      flawlessMsBefore={before.flawlessMs ?? null}
      ahead={way}
      waiting={waits}
    >
      <p className="soft small">{t(session.plan.ticket === null ? 'practised' : 'counted')}</p>
      <ShareResult text={text} />
    </VictoryDialog>
  );
}
