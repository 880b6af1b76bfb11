import { currentDayStreak } from '@michi/progress/days';
import { Panel } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { useLearnerStatistics } from '../../learner/use-learner.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import './week-card.css';

const dayMs = 24 * 60 * 60 * 1000;

/** The days of a week, from Monday; the first day of all, 1970-01-01, was a Thursday. */
const weekOf = (day: number): number[] => {
  const monday = day - ((day + 3) % 7);
  return Array.from({ length: 7 }, (_, index) => monday + index);
};

/** The stamps of this week, and for how many days in a row something was played. */
export function WeekCard({ day }: { day: number }) {
  const t = useTranslations('today.week');
  const formatDate = useDateFormat();
  const { days } = useLearnerStatistics().statistics;
  const stamped = (each: number) => days.includes(each);
  const week = weekOf(day);
  const nameOf = (each: number, weekday: 'short' | 'long') => formatDate(new Date(each * dayMs), { weekday });
  return (
    <Panel as="section" className="day-week" aria-labelledby="day-week">
      <div className="day-sh">
        <h2 id="day-week">{t('title')}</h2>
        <p className="num">
          {t.rich('streak', {
            count: currentDayStreak(days, day),
            b: (number) => <b className="day-9">{number}</b>,
          })}
        </p>
      </div>
      <ol className="wk">
        {week.map((each) => (
          <li key={each} className={each === day ? 'is-today' : undefined}>
            <span aria-hidden="true">{nameOf(each, 'short')}</span>
            {stamped(each) ? (
              <Ja className="wk-s" aria-hidden="true">
                済
              </Ja>
            ) : (
              <i className="wk-e" />
            )}
            <span className="sr-only">
              {t(stamped(each) ? 'stamped' : 'open', { day: nameOf(each, 'long') })}
            </span>
          </li>
        ))}
      </ol>
      <p className="small soft">{t(stamped(day) ? 'done' : 'hint')}</p>
    </Panel>
  );
}
