import { buttonClass } from '@michi/ui/button';
import { chipClass } from '@michi/ui/chip';
import { Eyebrow } from '@michi/ui/eyebrow';
import { EmptyState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/local-link.tsx';
import { type Filter, filtered, filterPath, filters } from './filters.ts';
import './hub.css';
import { ShelfBooks } from './shelf-books.tsx';
import type { ShelfEntry } from './shelf-entry.ts';
import { WishBox } from './wish-box.tsx';

/** The shelf with every game, and what may be asked of it. */
export function Hub({ entries, filter }: { entries: readonly ShelfEntry[]; filter: Filter }) {
  const t = useTranslations('games');
  const shown = filtered(entries, filter);
  const ready = filtered(entries, 'available').length;
  return (
    <>
      <div className="wrap hub-head">
        <Eyebrow japanese="遊びの棚">{t('eyebrow')}</Eyebrow>
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead', { ready, drying: entries.length - ready })}</p>
      </div>
      <FilterBar entries={entries} filter={filter} shown={shown.length} />
      <div className="wrap hub-grid">
        {shown.length > 0 ? (
          <ShelfBooks entries={shown} heading="h2" />
        ) : (
          <NothingShown all={entries.length === 0} />
        )}
      </div>
      <section className="wrap" aria-labelledby="wish-box">
        <WishBox titleId="wish-box" />
      </section>
    </>
  );
}

function FilterBar(props: { entries: readonly ShelfEntry[]; filter: Filter; shown: number }) {
  const { entries, filter: chosen, shown } = props;
  const t = useTranslations('games');
  return (
    <nav className="filterbar" aria-label={t('filters.label')}>
      <div className="wrap">
        <ul className="filterbar__in">
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
          {t('count', { count: shown })}
        </p>
      </div>
    </nav>
  );
}

function NothingShown({ all }: { all: boolean }) {
  const t = useTranslations('games');
  const kind = all ? 'none' : 'noneOfFilter';
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={
        !all && (
          <LocalLink className={buttonClass({ variant: 'line' })} to="/games" preventScrollReset>
            {t('filters.showAll')}
          </LocalLink>
        )
      }
    />
  );
}
