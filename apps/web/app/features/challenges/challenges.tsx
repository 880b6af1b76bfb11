import {
  type Challenge,
  type Claimed,
  challenges,
  type Turn,
  turnsOf,
  withClaims,
} from '@michi/progress/challenges';
import type { SpanKind } from '@michi/progress/spans';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useToast } from '@michi/ui/toast';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { browserLearner } from '../../learner/browser-learner.ts';
import { useLearnerStatistics } from '../../learner/use-learner.ts';
import { useOnline } from '../../lib/calls/online.ts';
import { useSession } from '../../lib/device/session.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { beginOf, dayOf, utcOf } from '../../lib/time/day.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { periodSigns } from './challenge-signs.ts';
import { PencilCase } from './pencil-case.tsx';
import { useRewardTexts } from './use-reward-texts.ts';
import './challenges.css';

const periods = ['day', 'week', 'season'] as const satisfies readonly SpanKind[];

/** The challenges of the day, the week and the year, their rewards, and what was gathered of these. */
export function Challenges() {
  const t = useTranslations('challenges');
  const names = useTranslations('achievements.challenges');
  const { takenText } = useRewardTexts();
  const now = useNow();
  const learnerStatistics = useLearnerStatistics();
  const online = useOnline();
  const isGuest = useSession() === null;
  const show = useToast();
  const heading = useRef<HTMLHeadingElement>(null);

  const today = now === null ? null : dayOf(new Date(now));
  const turnsIn = (challenge: Challenge): readonly Turn[] =>
    today === null ? [] : turnsOf(challenge, learnerStatistics, today);
  const all = challenges.flatMap(turnsIn);
  const inState = (state: Turn['state']) => all.filter((turn) => turn.state === state);
  const ready = inState('claimable');

  const take = (turns: readonly Turn[]) => {
    browserLearner().claim(turns);
    let { claimed } = learnerStatistics;
    for (const { challenge, span } of turns) {
      show({
        tone: 'award',
        title: t('taken', { challenge: names(challenge.id) }),
        text: takenText(challenge.id, claimed),
      });
      claimed = withClaims(claimed, [{ challenge: challenge.id, start: span.start }]);
    }
  };
  const takeAll = () => {
    heading.current?.focus({ preventScroll: true }); // the button that had the focus goes
    take(ready);
  };
  return (
    <div className="wrap challenges" aria-busy={now === null}>
      <div className="challenges__top">
        <div>
          <Eyebrow japanese="腕試し">{t('eyebrow')}</Eyebrow>
          <h1 ref={heading} tabIndex={-1}>
            {now === null ? t('closed') : t('heading', { count: ready.length })}
          </h1>
          <p className="lead">{t('lead')}</p>
          <noscript>
            <p>{t('withoutScript')}</p>
          </noscript>
        </div>
        {now !== null && (
          <Panel className="challenges__sums num" role="group" aria-label={t('sumsLabel')}>
            {(['claimable', 'open', 'claimed'] as const).map((state) => (
              <p key={state}>{t.rich(`sums.${state}`, { count: inState(state).length, b: bold })}</p>
            ))}
            {ready.length > 0 && (
              <Button variant="accent" size="sm" onClick={takeAll}>
                {t('takeAll', { count: ready.length })}
              </Button>
            )}
          </Panel>
        )}
      </div>
      {periods.map((period) => (
        <Section
          key={period}
          period={period}
          now={now}
          claimed={learnerStatistics.claimed}
          turnsIn={turnsIn}
          onTake={(taken) => take([taken])}
        />
      ))}
      {!online && <Alert title={t('offlineTitle')}> {t('offline')}</Alert>}
      {online && now !== null && isGuest && <p className="soft">{t('guest')}</p>}
      <PencilCase learnerStatistics={learnerStatistics} known={now !== null} />
    </div>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

interface SectionProps {
  readonly period: SpanKind;
  readonly now: number | null;
  readonly claimed: Claimed;
  readonly turnsIn: (challenge: Challenge) => readonly Turn[];
  readonly onTake: (turn: Turn) => void;
}

function Section({ period, now, claimed, turnsIn, onTake }: SectionProps) {
  const t = useTranslations('challenges.sections');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const ofPeriod = challenges.filter((challenge) => challenge.span === period);
  const turn = ofPeriod.flatMap(turnsIn)[0];
  const takeFormer = (taken: Turn) => {
    heading.current?.focus({ preventScroll: true }); // the whole card goes with its reward
    onTake(taken);
  };
  return (
    <section aria-labelledby={headingId}>
      <div className="challenges__section">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          <Ja aria-hidden="true">{periodSigns[period]}</Ja>
          {t(period)}
        </h2>
        {turn && now !== null && <TimeLeft period={period} turn={turn} now={now} />}
      </div>
      <ul className="challenges__list">
        {ofPeriod.flatMap((challenge) => {
          const turns = turnsIn(challenge);
          return (turns.length > 0 ? turns : [null]).map((turn, index) => (
            <ChallengeCard
              key={`${challenge.id}:${turn?.span.start}`}
              challenge={challenge}
              turn={turn}
              isFormer={index > 0}
              claimed={claimed}
              onTake={index > 0 ? takeFormer : onTake}
            />
          ));
        })}
      </ul>
    </section>
  );
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long the learner's day or week, or a season, still lasts: `now` in epoch ms. */
function TimeLeft({ period, turn, now }: { period: SpanKind; turn: Turn; now: number }) {
  const t = useTranslations('challenges.time');
  const formatDate = useDateFormat();
  const date = (day: number) => formatDate(utcOf(day), { day: 'numeric', month: 'long' });
  const { span, state } = turn;
  const left = Math.max(0, beginOf(span.end + 1) - now);
  const days = Math.floor(left / dayMs);
  const hours = Math.floor((left % dayMs) / hourMs);
  const minutes = Math.floor((left % hourMs) / minuteMs);
  const b = (text: React.ReactNode) => <b>{text}</b>;
  const text = () => {
    if (period === 'day') return t.rich('day', { hours, minutes, b });
    if (period === 'week') return t.rich('week', { days, hours, b });
    if (state === 'coming') return t('coming', { date: date(span.start) });
    if (left === 0) return t('over', { date: date(span.claimableUntil) });
    return t.rich('season', { days: Math.max(1, days), date: date(span.end), b });
  };
  return (
    <p className="challenges__time num">
      <Icon name="clock" size="sm" />
      <span>{text()}</span>
    </p>
  );
}
