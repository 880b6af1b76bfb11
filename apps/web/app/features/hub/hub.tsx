import { BookCover } from '@michi/ui/book';
import { buttonClass } from '@michi/ui/button';
import { chipClass } from '@michi/ui/chip';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { EmptyState } from '@michi/ui/state';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './drying.css';
import { Band } from './band.tsx';
import type { Begun } from './begun.ts';
import { type Filter, filtered, filterPath, filters } from './filters.ts';
import { type HubEntry, isDrying, playableFirst } from './hub-entry.ts';
import { hubGameOf } from './hub-game.ts';
import { HubGames } from './hub-games.tsx';
import { useBegun } from './use-begun.ts';
import { WishBox } from './wish-box.tsx';
import './go-on.css';
import './hub.css';

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

/** The games that are announced, folded into one row. */
function Drying({ entries }: { entries: readonly HubEntry[] }) {
  const t = useTranslations('games.drying');
  const { list } = useFormatter();
  return (
    <details className="drying">
      <summary>
        <span className="drying__crests" aria-hidden="true">
          {entries.map(({ id, cover, crest }) => (
            <Ja key={id} data-dye={cover ? hubGameOf[cover].dye : undefined}>
              {crest}
            </Ja>
          ))}
        </span>
        <span className="drying__words">
          <b>{t('title', { count: entries.length })}</b>
          <span>
            {list(
              entries.map(({ title }) => title),
              { type: 'unit' },
            )}
          </span>
        </span>
        <Icon name="down" />
      </summary>
      <HubGames entries={entries} heading="h2" />
    </details>
  );
}

interface FilterBarProps {
  readonly entries: readonly HubEntry[];
  readonly filter: Filter;
}

/** The filters, each an address of its own, with how many games it lets through. */
function FilterBar({ entries, filter: chosen }: FilterBarProps) {
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

/**
 * Where the learner goes on. Its place is kept from the first paint where somebody has played, so that the hub below
 * does not move once it is known.
 */
function GoOn({ begun }: { begun: Begun | null }) {
  const t = useTranslations('games.goOn');
  const titleId = useId();
  if (begun === null) return <div className="go-on go-on--early" aria-hidden="true" />;
  if (begun.goOn === null) return null;
  const { game, path, level, isSaved } = begun.goOn;
  const { title, japaneseTitle, crest, dye } = hubGameOf[game];
  const known = begun.games[game];
  return (
    <section className="go-on sheet sheet--rule" data-dye={dye} aria-labelledby={titleId}>
      <BookCover
        japaneseTitle={japaneseTitle}
        crest={crest}
        band={known && <Band game={game} begun={known} />}
      />
      <div className="go-on__text">
        <p className="cat">{t('eyebrow')}</p>
        <h2 id={titleId}>{level === null ? title : t('level', { title, level })}</h2>
        <p className="soft">{t(isSaved ? 'saved' : 'next')}</p>
      </div>
      <LocalLink className={buttonClass({ variant: 'accent', size: 'lg' })} to={path}>
        {t(isSaved ? 'resume' : 'play')}
        <Icon name="right" />
      </LocalLink>
    </section>
  );
}

/**
 * A list of which a reader chooses a part. Its beginning comes into sight where they had scrolled past it: a shorter part
 * would end above them. The way back leads to where they were.
 */
function useBeginning<Place extends HTMLElement>(chosen: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const way = useNavigationType();
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const list = place.current;
    if (way === 'POP' || list === null) return;
    const line = Number.parseFloat(getComputedStyle(list).scrollMarginTop);
    if (list.getBoundingClientRect().top < line) list.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [chosen, way]);
  return place;
}
