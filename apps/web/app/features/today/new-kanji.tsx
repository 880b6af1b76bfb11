import { buttonClass } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import '@michi/ui/field.css';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useId, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { dayPlan, newPerDayChoices, noPlan, subscribeToPlan, wantPerDay } from '../../learner/day-plan.ts';
import { useSavedLevels } from '../../learner/use-learner.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { Today } from './use-today.ts';

interface NewKanjiProps {
  readonly today: Today;
  /** Nothing else is left to do. */
  readonly isNext?: boolean;
}

/** The new kanji of the day, and how many a day there are to be. */
export function NewKanji({ today: { fresh, unmet }, isNext = false }: NewKanjiProps) {
  const t = useTranslations('today.new');
  const left = useSavedLevels('review');
  return (
    <Panel as="section" className="day-new" aria-labelledby="day-new">
      <h2 id="day-new">{t('title')}</h2>
      {fresh.length > 0 && (
        <ul className="day-kj">
          {fresh.map((kanji) => (
            <li key={kanji}>
              <Ja className={unmet.includes(kanji) ? '' : 'is-met'}>{kanji}</Ja>
              {!unmet.includes(kanji) && (
                <>
                  <Icon name="check" size="sm" />
                  <span className="sr-only">{t('met')}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {unmet.length > 0 && (
        <LocalLink
          to="/today/review/new"
          className={buttonClass({ variant: isNext ? 'accent' : 'line', block: true })}
        >
          {left.includes('new') ? t('goOn') : t('start', { count: unmet.length })}
        </LocalLink>
      )}
      {fresh.length > 0 && unmet.length === 0 && <p className="small soft">{t('allMet')}</p>}
      {fresh.length === 0 && <p className="small soft">{t('none')}</p>}
      <PerDay />
    </Panel>
  );
}

function PerDay() {
  const t = useTranslations('today.new');
  const id = useId();
  const { perDay } = useSyncExternalStore(subscribeToPlan, dayPlan, noPlan);
  const choices = [...new Set([...newPerDayChoices, perDay])].sort((one, other) => one - other);
  return (
    <p className="day-per">
      <label htmlFor={id}>{t('perDay')}</label>
      <select
        id={id}
        className="input"
        value={perDay}
        onChange={(event) => wantPerDay(Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </p>
  );
}
