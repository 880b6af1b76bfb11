import { chipClass } from '@michi/ui/chip';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { type Filter, filtered, filterPath, filters } from './filters.ts';
import type { HubEntry } from './hub-entry.ts';

export interface FilterBarProps {
  readonly entries: readonly HubEntry[];
  readonly filter: Filter;
}

/** The filters, each an address of its own, with how many games it lets through. */
export function FilterBar({ entries, filter: chosen }: FilterBarProps) {
  const t = useTranslations('games');
  const list = useRef<HTMLUListElement>(null);

  // on a phone the row is wider than the screen
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>(`[href$="${filterPath(chosen)}"]`);
    if (chip && list.current) list.current.scrollLeft = chip.offsetLeft - list.current.clientWidth / 3;
  }, [chosen]);

  return (
    <nav className="filterbar" aria-label={t('filters.label')}>
      <div className="wrap">
        <ul className="filterbar__in" ref={list}>
          {filters.map((filter) => (
            <li key={filter}>
              <LocalLink
                className={chipClass()}
                to={filterPath(filter)}
                aria-current={filter === chosen ? 'true' : undefined}
                preventScrollReset
              >
                {t(`filters.${filter}`)} <b className="num">{filtered(entries, filter).length}</b>
              </LocalLink>
            </li>
          ))}
        </ul>
        <p className="filterbar__n num" role="status">
          {t('count', { count: filtered(entries, chosen).length })}
        </p>
      </div>
    </nav>
  );
}
