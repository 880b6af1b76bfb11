import { buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { EmptyState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { Drying } from './drying.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Filter, filtered } from './filters.ts';
import { GoOn } from './go-on.tsx';
import './hub.css';
import { type HubEntry, isDrying, playableFirst } from './hub-entry.ts';
import { HubGames } from './hub-games.tsx';
import { useBeginning } from './use-beginning.ts';
import { useBegun } from './use-begun.ts';
import { WishBox } from './wish-box.tsx';

/** The hub with every game, and what may be asked of it. */
export function Hub({ entries, filter }: { entries: readonly HubEntry[]; filter: Filter }) {
  const t = useTranslations('games');
  const shown = filtered(entries, filter);
  const ready = filtered(entries, 'available').length;
  const begun = useBegun();
  const folds = (entry: HubEntry) => filter === 'all' && isDrying(entry);
  const drying = shown.filter(folds);
  const list = useBeginning<HTMLDivElement>(filter);
  const bound = playableFirst(shown.filter((entry) => !folds(entry)));
  return (
    <>
      <div className="wrap hub-head">
        <Eyebrow japanese="遊びの棚">{t('eyebrow')}</Eyebrow>
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead', { ready, drying: entries.length - ready })}</p>
        <LocalLink className={buttonClass({ variant: 'line' })} to="/today">
          <Icon name="sun" />
          {t('today')}
        </LocalLink>
      </div>
      <FilterBar entries={entries} filter={filter} />
      <div className="wrap hub-grid" ref={list}>
        {filter === 'all' && <GoOn begun={begun} />}
        {shown.length === 0 && <NothingShown all={entries.length === 0} />}
        {bound.length > 0 && <HubGames entries={bound} begun={begun?.games} heading="h2" />}
        {drying.length > 0 && <Drying entries={drying} />}
      </div>
      <section className="wrap" aria-labelledby="wish-box">
        <WishBox titleId="wish-box" />
      </section>
    </>
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
