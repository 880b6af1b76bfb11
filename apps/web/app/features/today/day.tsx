import { LoadingState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { utcOf } from '../../lib/time/day.ts';
import { DayPath } from './day-path.tsx';
import { DoneSheet } from './done-sheet.tsx';
import { DueSheet } from './due-sheet.tsx';
import { NewKanji } from './new-kanji.tsx';
import { Newcomer } from './newcomer.tsx';
import { TodayFrame } from './today-frame.tsx';
import { type Today, useToday } from './use-today.ts';
import { WeekCard } from './week-card.tsx';

/** What there is to do today for somebody who has played here. */
export function DayScreen() {
  const today = useToday();
  const t = useTranslations('today');
  const formatDate = useDateFormat();
  const lead = useLead(today);
  if (today === null)
    return (
      <TodayFrame>
        <LoadingState className="day-loading" label={t('loading')} />
      </TodayFrame>
    );
  const date = formatDate(utcOf(today.day), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <TodayFrame date={date} lead={lead}>
      {today.cards.length === 0 ? <Newcomer /> : <Day today={today} />}
    </TodayFrame>
  );
}

function useLead(today: Today | null): string {
  const t = useTranslations('today.lead');
  if (today === null) return '';
  const { cards, due, unmet, stand } = today;
  if (cards.length === 0) return t('newcomer');
  if (due.cards.length > 0) return t('due', { count: due.cards.length });
  if (unmet.length > 0) return t('new', { count: unmet.length });
  return t(stand === 'done' ? 'done' : 'free');
}

function Day({ today }: { today: Today }) {
  const isOnlyNew = today.stand === 'open' && today.due.cards.length === 0;
  return (
    <div className={isOnlyNew ? 'day-plan is-only-new' : 'day-plan'}>
      {today.stand !== 'open' && <DoneSheet today={today} />}
      {today.stand === 'open' && !isOnlyNew && <DueSheet due={today.due} />}
      {isOnlyNew && <NewKanji today={today} isNext />}
      <DayPath proposals={today.proposals} day={today.day} />
      {!isOnlyNew && <NewKanji today={today} />}
      <WeekCard day={today.day} />
    </div>
  );
}
