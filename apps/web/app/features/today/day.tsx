import { dueInAll, forecast } from '@michi/progress/forecast';
import { type Side, sides } from '@michi/progress/known';
import type { Card } from '@michi/progress/memory';
import { bySide, type DueToday } from '@michi/progress/today';
import { buttonClass } from '@michi/ui/button';
import { Sheet } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { LoadingState } from '@michi/ui/state';
import { useFormatter, useTranslations } from 'use-intl';
import { useSavedLevels } from '../../learner/use-learner.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { utcOf } from '../../lib/time/day.ts';
import { DayPath } from './day-path.tsx';
import { mostUrgent, reviewMinutes } from './minutes.ts';
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

const dayMs = 24 * 60 * 60 * 1000;
/** So many days after today are told. */
const daysAhead = 5;

/** Nothing is left for today: what was done, and what the next days bring. */
function DoneSheet({ today: { cards, day, due, planned, practised, stand, fresh } }: { today: Today }) {
  const t = useTranslations('today.done');
  const dueWords = useTranslations('today.due');
  const formatDate = useDateFormat();
  const next = forecast(cards, day, planned, daysAhead + 1).slice(1);
  const isDone = stand === 'done';
  return (
    <Sheet as="section" rule className="day-done" aria-labelledby="day-done">
      {isDone && <Stamp kanji="済" size="6rem" label={t('stamp')} falling />}
      <h2 id="day-done">{t(isDone ? 'title' : 'free')}</h2>
      {isDone && <p>{t('text', { count: practised.size, fresh: fresh.length })}</p>}
      {due.later > 0 && <p className="small soft">{dueWords('later', { count: due.later })}</p>}
      <LocalLink to="/games" className={buttonClass({ variant: 'accent' })}>
        {t('play')}
      </LocalLink>
      <LocalLink to="/profile" className={buttonClass({ variant: 'quiet' })}>
        {t('memory')}
      </LocalLink>
      <h3>{t('next')}</h3>
      <ul className="day-next">
        {next.map((each) => (
          <li key={each.day}>
            <span>
              {formatDate(new Date(each.day * dayMs), {
                weekday: 'long',
                day: 'numeric',
                timeZone: 'UTC',
              })}
            </span>
            <b className="num">{t('due', { count: dueInAll(each) })}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const signs: Readonly<Record<Side, string>> = { meaning: '意', reading: '音', writing: '筆' };
const textures: Readonly<Record<Side, string>> = { meaning: 'a', reading: 'b', writing: 'c' };
/** So many kanji are shown of each side. */
const shownKanji = 4;

/** What is due by what it shows of a kanji, and the way into the review. */
function DueSheet({ due: { cards, later } }: { due: DueToday }) {
  const t = useTranslations('today.due');
  const format = useFormatter();
  const due = bySide(cards);
  const most = Math.max(...sides.map((side) => due[side].length), 1);
  return (
    <Sheet as="section" rule className="day-due" aria-labelledby="day-due">
      <h2 id="day-due" className="day-big num">
        <b>{format.number(cards.length)}</b> <span>{t('title')}</span>
      </h2>
      <ul className="due3">
        {sides.map((side) => (
          <li key={side}>
            <Ja className="due3-j" aria-hidden="true">
              {signs[side]}
            </Ja>
            <span className="due3-t">
              <b>{t(`sides.${side}`)}</b>
              <Ja className="due3-k">{kanjiOf(due[side]).join(' ')}</Ja>
            </span>
            <span className="due3-bar" aria-hidden="true">
              {due[side].length > 0 && (
                <i
                  className={`tex tex-${textures[side]}`}
                  style={{ width: `${(due[side].length / most) * 100}%` }}
                />
              )}
            </span>
            <b className="num due3-n">{format.number(due[side].length)}</b>
          </li>
        ))}
      </ul>
      <ReviewLinks cards={cards} />
      {later > 0 && <p className="small soft">{t('later', { count: later })}</p>}
    </Sheet>
  );
}

function kanjiOf(cards: readonly Card[]): string[] {
  const kanji = [...new Set(cards.map((card) => card.kanji))];
  return kanji.length > shownKanji ? [...kanji.slice(0, shownKanji), '…'] : kanji;
}

function ReviewLinks({ cards }: { cards: readonly Card[] }) {
  const t = useTranslations('today.due');
  const left = useSavedLevels('review');
  if (cards.length === 0) return null;
  const urgent = Math.min(mostUrgent, cards.length);
  const goesOn = left.includes('due');
  return (
    <div className="day-acts">
      <LocalLink
        to="/today/review/due"
        className={buttonClass({ variant: 'accent', size: 'lg', block: true })}
      >
        {goesOn ? t('goOn') : t('start', { count: urgent })}
      </LocalLink>
      {!goesOn && <p className="small soft center num">{t('minutes', { minutes: reviewMinutes(urgent) })}</p>}
      {cards.length > urgent && (
        <LocalLink to="/today/review/all" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {t('all', { count: cards.length, minutes: reviewMinutes(cards.length) })}
        </LocalLink>
      )}
    </div>
  );
}
