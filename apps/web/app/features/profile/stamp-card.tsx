import { IconButton } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { classNames } from '@michi/ui/class-names';
import type { CustomProperties } from '@michi/ui/css-values';
import { Ja } from '@michi/ui/japanese';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { monthOf, utcOf } from '../../lib/time/day.ts';

interface StampCardProps {
  /** The learner's days on which something was played, ascending. */
  readonly days: readonly number[];
  readonly longest: number;
  readonly today: number;
}

const week = [0, 1, 2, 3, 4, 5, 6];
/** No stamp is as straight as the one before. */
const turns = [-7, 4, -3, 8, -5, 2, 6];
/** A Monday. */
const monday = 4;

/** The days on which something was played, stamped into a calendar. */
export function StampCard({ days, longest, today }: StampCardProps) {
  const t = useTranslations('profile.stamps');
  const formatDate = useDateFormat();
  const titleId = useId();
  const [later, setLater] = useState(0);
  const { first, length, blanks } = monthOf(today, later);
  const stamped = new Set(days);
  const ofMonth = Array.from({ length }, (_, index) => first + index);
  const name = formatDate(utcOf(first), { month: 'long', year: 'numeric' });
  return (
    <Panel as="section" className="prof__stamps" aria-labelledby={titleId}>
      <div className="prof__panel-head">
        <h2 id={titleId}>{t('title')}</h2>
        <div className="row">
          <IconButton
            icon="left"
            label={t('before')}
            disabled={(days[0] ?? today) >= first}
            onClick={() => setLater(later - 1)}
          />
          <span className="nowrap" aria-live="polite">
            {name}
          </span>
          <IconButton
            icon="right"
            label={t('after')}
            disabled={later === 0}
            onClick={() => setLater(later + 1)}
          />
        </div>
      </div>
      <div className="prof__weekdays" aria-hidden="true">
        {week.map((day) => (
          <span key={day}>{formatDate(utcOf(monday + day), { weekday: 'short' })}</span>
        ))}
      </div>
      <ol className="prof__days num" aria-label={name}>
        {ofMonth.map((day, index) => (
          <li
            key={day}
            className={classNames(day === today && 'is-today')}
            style={index === 0 ? ({ '--blanks': blanks + 1 } as CustomProperties) : undefined}
          >
            <span className="prof__date">{index + 1}</span>
            {stamped.has(day) && (
              <>
                <Ja className="prof__stamp" aria-hidden="true" style={{ rotate: `${turns[day % 7]}deg` }}>
                  済
                </Ja>
                <span className="sr-only">{t('done')}</span>
              </>
            )}
            {day === today && <span className="sr-only">{t('today')}</span>}
          </li>
        ))}
      </ol>
      <p className="small soft">{t('longest', { count: longest })}</p>
    </Panel>
  );
}
