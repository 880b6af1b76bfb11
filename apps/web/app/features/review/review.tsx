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
import { meaningInOneLine } from '@michi/kanji/kanji';
import { Button, buttonClass } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { Bar } from '@michi/ui/progress';
import { EmptyState, ErrorState, LoadingState } from '@michi/ui/state';
import { useAwardsWait } from '@michi/ui/toast';
import { type RefObject, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { KanjiAnswers } from '../../lib/language/kanji-answers.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import { useLostFocus } from '../../lib/react/use-lost-focus.ts';
import { useAutoResume } from '../../play/use-auto-resume.ts';
import { useRun } from '../../play/use-run.ts';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import './review.css';
import { type Entries, useEntries } from './library.ts';
import { QuestionView } from './question-view.tsx';
import { asksTheSame, useSittingSetup } from './use-sitting-setup.ts';
import { Verdict } from './verdict.tsx';

/** A sitting of the quick review, from what is asked to how it went. */
export function ReviewScreen({ sitting }: { sitting: SittingId }) {
  const t = useTranslations('today.review');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="wrap rev">
      <h1 className="rev-title" ref={title} tabIndex={-1}>
        {t(`titles.${sitting}`)}
      </h1>
      <Sitting sitting={sitting} title={title} />
      <KanjiFonts />
    </div>
  );
}

interface SittingProps {
  readonly sitting: SittingId;
  readonly title: RefObject<HTMLElement | null>;
}

function Sitting({ sitting, title }: SittingProps) {
  const t = useTranslations('today.review');
  const common = useTranslations('common');
  const { entries, failed, trying, retried, retry } = useEntries(useLocale());
  const { chosen, renew } = useSittingSetup(sitting, entries);
  const [introduced, setIntroduced] = useState(false);
  useLostFocus(failed, () => (retried ? title.current : null));
  const back = (
    <LocalLink to="/today" className={buttonClass({ variant: 'accent' })}>
      {t('back')}
    </LocalLink>
  );

  if (failed)
    return (
      <ErrorState
        title={t('failed')}
        action={
          <div className="row">
            <Button variant="accent" icon="reset" busy={trying} onClick={retry}>
              {common('retry')}
            </Button>
            {back}
          </div>
        }
      />
    );
  if (!entries || !chosen) return <LoadingState label={t('loading')} />;
  if (chosen.setup.questions.length === 0)
    return <EmptyState kanji="済" title={t('nothing')} text={t('nothingText')} action={back} />;
  if (sitting === 'new' && !introduced && !chosen.goesOn)
    return <Introduction setup={chosen.setup} entries={entries} onReady={() => setIntroduced(true)} />;
  const again = () => {
    setIntroduced(false);
    renew();
  };
  return (
    <ReviewRun key={chosen.number} sitting={sitting} setup={chosen.setup} entries={entries} onAgain={again} />
  );
}

interface IntroductionProps {
  readonly setup: Setup;
  readonly entries: Entries;
  readonly onReady: () => void;
}

/** New kanji, before they are asked for. */
function Introduction({ setup, entries, onReady }: IntroductionProps) {
  const t = useTranslations('today.review');
  const kanji = [...new Set(setup.questions.map((question) => question.kanji))];
  const known = kanji.flatMap((each) => entries.get(each) ?? []);
  return (
    <>
      <p className="lead">{t('introduction', { count: known.length })}</p>
      <ul className="rev-new">
        {known.map((entry) => (
          <li key={entry.kanji} className="panel">
            <Masu kanji={entry.kanji} form="model" />
            <div>
              <b>{meaningInOneLine(entry)}</b>
              <p>
                <Ja className="rev-first">{entry.first.kana}</Ja>{' '}
                <span className="soft">{entry.first.romaji}</span>
              </p>
              <KanjiAnswers entry={entry} />
            </div>
          </li>
        ))}
      </ul>
      <Button variant="accent" size="lg" onClick={onReady}>
        {t('ready')}
      </Button>
    </>
  );
}

interface ReviewRunProps {
  readonly sitting: SittingId;
  readonly setup: Setup;
  readonly entries: Entries;
  readonly onAgain: () => void;
}

/** A sitting as it is played; one that was left goes on. */
function ReviewRun({ sitting, setup, entries, onAgain }: ReviewRunProps) {
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
