import { firstPlace, type PlaceId, places } from '@michi/games/tokyoquest/places';
import { questsAt, questThatOpens } from '@michi/games/tokyoquest/quests';
import {
  isAwaited,
  isDone,
  isOpen,
  isStoryOver,
  nextQuest,
  openPlaces,
  type StoredWalk,
} from '@michi/games/tokyoquest/walk';
import { buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { Art } from './drawings/art.tsx';
import { tokyo } from './drawings/map.ts';
import { Scene } from './drawings/scene.tsx';
import { TokyoFrame } from './frame.tsx';
import './map-page.css';
import { useWalk } from './use-walk.ts';

/** The map of the story: what is open, what opens the rest, where the journey goes on. */
export function MapPage() {
  const t = useTranslations('tokyoquest');
  const common = useTranslations('common');
  const walk = useWalk();
  const open = walk ? openPlaces(walk).length : 1;
  const begun = walk !== null && walk.done.length > 0;
  const goal = (walk && nextQuest(walk)?.place) ?? walk?.place ?? firstPlace;
  return (
    <TokyoFrame
      onMap
      subtitle={begun ? t('map.open', { open, count: places.length }) : t('subtitle')}
      back={{ to: '/games', label: common('backToGames') }}
    >
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <div className="wrap tq-map-page">
        <div className="tq-map-page__h">
          <div>
            <Eyebrow japanese="東京図">{t('map.eyebrow')}</Eyebrow>
            <h2>{t('map.heading')}</h2>
            <p className="soft">{begun ? t('map.text') : t('map.arrival')}</p>
          </div>
          <LocalLink
            className={buttonClass({ variant: 'accent', size: 'lg' })}
            to={walk && isStoryOver(walk) ? '/tokyoquest/ending' : `/tokyoquest/${goal}`}
          >
            {!begun
              ? t('map.start')
              : goal === walk.place || isStoryOver(walk)
                ? t('map.goOn')
                : t('reward.travel', { to: t(`places.${goal}.to`) })}
            <Icon name="right" size="sm" />
          </LocalLink>
        </div>
        <nav className="tq-map" aria-label={t('map.label')}>
          <Art className="tq-map__art" viewBox="0 0 900 560" shapes={tokyo} />
          {places.map(({ id, japanese }) => (
            <Spot key={id} place={id} japanese={japanese} walk={walk} />
          ))}
        </nav>
        <ul className="tq-map-page__l">
          {places.map(({ id, japanese, reading }) => (
            <PlaceCard key={id} place={id} japanese={japanese} reading={reading} walk={walk} />
          ))}
        </ul>
      </div>
    </TokyoFrame>
  );
}

interface SpotProps {
  readonly place: PlaceId;
  readonly japanese: string;
  /** Until it is known only the first place is open. */
  readonly walk: StoredWalk | null;
}

const opensNow = (walk: StoredWalk | null, place: PlaceId) =>
  walk ? isOpen(walk, place) : questThatOpens(place) === undefined;

/** A place on the map. */
function Spot({ place, japanese, walk }: SpotProps) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  const open = opensNow(walk, place);
  const here = walk?.place === place;
  const awaited = walk !== null && isAwaited(walk, place);
  const content = (
    <>
      <span className="tq-spot__p" aria-hidden="true">
        <Scene place={place} distant={!open} />
      </span>
      <span className="tq-spot__n">
        <b>{t(`places.${place}.name`)}</b>
        <i>
          {!open && <Icon name="lock" size="sm" />}
          {locale !== 'ja' && <Ja>{japanese}</Ja>}
        </i>
      </span>
      {awaited && (
        <span className="tq-spot__a">
          <span className="sr-only">{t('goals.awaited')}</span>
        </span>
      )}
    </>
  );
  const className = `tq-spot tq-spot--${place}${open ? (here ? ' is-here' : '') : ' is-locked'}`;
  if (!open) return <div className={className}>{content}</div>;
  return (
    <LocalLink className={className} to={`/tokyoquest/${place}`} aria-current={here ? 'location' : undefined}>
      {content}
    </LocalLink>
  );
}

/** A place in the list below the map: what it is, how far it is told, what opens it. */
function PlaceCard({ place, japanese, reading, walk }: SpotProps & { readonly reading: string }) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  const own = questsAt(place);
  const opener = questThatOpens(place);
  const open = opensNow(walk, place);
  const here = walk?.place === place;
  const awaited = walk !== null && isAwaited(walk, place);
  const done = walk ? own.filter(({ id }) => isDone(walk, id)).length : 0;
  const by = opener && {
    quest: t(`quests.${opener.id}`),
    giver: t(`persons.${opener.giver}.name`),
    place: t(`places.${opener.place}.name`),
  };
  return (
    <li className={`tq-card${open ? (here ? ' is-here' : '') : ' is-locked'}`}>
      <div className="tq-card__p" aria-hidden="true">
        <Scene place={place} distant={!open} />
      </div>
      <div className="tq-card__t">
        <h3>
          {t(`places.${place}.name`)}{' '}
          {locale !== 'ja' && (
            <Ja>
              <ruby>
                {japanese}
                <rt>{reading}</rt>
              </ruby>
            </Ja>
          )}
        </h3>
        <p className="small">{t(`places.${place}.text`)}</p>
        <p className="small soft num">{t('map.done', { done, count: own.length })}</p>
        {awaited && <p className="tq-card__a small">{t('goals.awaited')}</p>}
        <p className="tq-card__o small">
          <Icon name={open ? 'check' : 'lock'} size="sm" />
          {by ? t(open ? 'map.openedBy' : 'map.opensBy', by) : t('map.first')}
        </p>
      </div>
      {open ? (
        <LocalLink
          className={buttonClass({ variant: here ? 'line' : 'game', size: 'sm' })}
          to={`/tokyoquest/${place}`}
        >
          {t(!here ? 'map.travel' : walk.done.length > 0 ? 'map.goOn' : 'map.begin')}
          <span className="sr-only">: {t(`places.${place}.name`)}</span>
        </LocalLink>
      ) : (
        <p className="tq-card__locked small soft">
          <Icon name="lock" size="sm" />
          {t('map.locked')}
        </p>
      )}
    </li>
  );
}
