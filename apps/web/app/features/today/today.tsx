import { Eyebrow } from '@michi/ui/eyebrow';
import { LoadingState } from '@michi/ui/state';
import { useFormatter, useTranslations } from 'use-intl';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import { DayPath } from './day-path.tsx';
import { DoneSheet } from './done-sheet.tsx';
import { DueSheet } from './due-sheet.tsx';
import { NewKanji } from './new-kanji.tsx';
import { Newcomer } from './newcomer.tsx';
import './today.css';
import { type Today, useToday } from './use-today.ts';
import { WeekCard } from './week-card.tsx';

/** What there is to do today; a newcomer is asked where they stand. */
export function TodayScreen() {
  const today = useToday();
  const t = useTranslations('today');
  return (
    <div className="wrap day">
      <header className="day-head">
        <DayEyebrow day={today?.day ?? null} />
        <h1>{t('heading')}</h1>
        <p className="lead day-lead">{today && <Lead today={today} />}</p>
      </header>
      {today === null && <LoadingState className="day-loading" label={t('loading')} />}
      {today && (today.cards.length === 0 ? <Newcomer /> : <Day today={today} />)}
      <KanjiFonts />
    </div>
  );
}

function DayEyebrow({ day }: { day: number | null }) {
  const t = useTranslations('today');
  const format = useFormatter();
  const date = day === null ? null : new Date(day * 24 * 60 * 60 * 1000);
  return (
    <Eyebrow japanese="今日の道">
      {date
        ? format.dateTime(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
        : t('eyebrow')}
    </Eyebrow>
  );
}

function Lead({ today: { cards, due, unmet, stand } }: { today: Today }) {
  const t = useTranslations('today.lead');
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
