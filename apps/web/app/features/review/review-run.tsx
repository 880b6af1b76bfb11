import {
  askedIn,
  currentQuestion,
  isRepeat,
  type Move,
  mayUndo,
  placeOf,
  review,
} from '@michi/games/review/rules';
import type { Setup, SittingId } from '@michi/games/review/setup';
import { Button } from '@michi/ui/button';
import { keyed } from '@michi/ui/keyed';
import { Bar } from '@michi/ui/progress';
import { LoadingState } from '@michi/ui/state';
import { useAwardsWait } from '@michi/ui/toast';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import { useAutoResume } from '../../play/use-auto-resume.ts';
import { useRun } from '../../play/use-run.ts';
import type { Entries } from './library.ts';
import { QuestionView } from './question-view.tsx';
import { asksTheSame } from './use-sitting-setup.ts';
import { Verdict } from './verdict.tsx';

export interface ReviewRunProps {
  readonly sitting: SittingId;
  readonly setup: Setup;
  readonly entries: Entries;
  readonly onAgain: () => void;
}

/** A sitting as it is played; one that was left goes on. */
export function ReviewRun({ sitting, setup, entries, onAgain }: ReviewRunProps) {
  const t = useTranslations('today.review');
  const locale = useLocale();
  const { liveRun, view } = useRun({
    rules: review,
    game: 'review',
    level: sitting,
    setup,
    locale,
    unranked: true,
    ...(sitting === 'kanji' && { mayResume: (left: Setup) => asksTheSame(left, setup) }),
  });
  useAutoResume(liveRun, view?.paused ?? false);
  useAwardsWait(view?.state.phase !== 'done');
  if (!liveRun || !view) return <LoadingState label={t('loading')} />;
  const { state } = view;
  if (state.phase === 'done')
    return (
      <Verdict state={state} events={liveRun.events} sitting={sitting} entries={entries} onAgain={onAgain} />
    );

  const question = currentQuestion(state);
  const asked = askedIn(state).length;
  const place = placeOf(state);
  const number = t(isRepeat(state) ? 'again' : 'question', { number: place + 1, count: asked });
  const play = (move: Move) => void liveRun.play(move);
  return (
    <>
      <div className="rev-bar">
        <LocalLink to="/today" className="rev-leave">
          {t('leave')}
        </LocalLink>
        <span className="num">{number}</span>
      </div>
      <Bar thin value={place} max={asked} label={t('progress')} valueText={number} />
      <QuestionView key={place} state={state} question={question} entries={entries} onMove={play} />
      <div className="rev-undo">{mayUndo(state) && <Undo onUndo={() => play({ ask: 'undo' })} />}</div>
    </>
  );
}

/** Takes the last answer back, also by the key 9, which no option has. */
function Undo({ onUndo }: { onUndo: () => void }) {
  const t = useTranslations('today.review');
  useDigitKeys((digit) => digit === 9 && onUndo());
  return (
    <Button variant="quiet" size="sm" icon="undo" {...keyed(9)} onClick={onUndo}>
      {t('undo')}
    </Button>
  );
}
