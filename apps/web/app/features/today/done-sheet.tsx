import { dueInAll, forecast } from '@michi/progress/forecast';
import { buttonClass } from '@michi/ui/button';
import { Sheet } from '@michi/ui/card';
import { Stamp } from '@michi/ui/stamp';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import type { Today } from './use-today.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So many days after today are told. */
const daysAhead = 5;

/** Nothing is left for today: what was done, and what the next days bring. */
export function DoneSheet({
  today: { cards, day, due, planned, practised, stand, fresh },
}: {
  today: Today;
}) {
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
