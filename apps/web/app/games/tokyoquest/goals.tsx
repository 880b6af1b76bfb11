import { type PlaceId, places } from '@michi/games/tokyoquest/places';
import { questThatOpens } from '@michi/games/tokyoquest/quests';
import { isAwaited, isOpen, type Walk } from '@michi/games/tokyoquest/walk';
import { Panel } from '@michi/ui/card';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { Scene } from './drawings/scene.tsx';

/** Where the traveller can go from here, and what opens the rest. */
export function Goals({ here, walk }: { here: PlaceId; walk: Walk }) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  return (
    <Panel as="section" className="tq-goals">
      <h2>{t('goals.title')}</h2>
      <ul>
        {places.map(({ id, japanese }) => {
          const opener = questThatOpens(id);
          const open = isOpen(walk, id);
          const awaited = id !== here && isAwaited(walk, id);
          const name = (
            <>
              <span className="tq-goal__p" aria-hidden="true">
                <Scene place={id} distant={id !== here} />
              </span>
              <span className="tq-goal__t">
                <b>{t(`places.${id}.name`)}</b> {locale !== 'ja' && <Ja>{japanese}</Ja>}
                <i className={awaited ? 'is-awaited' : undefined}>
                  {id === here
                    ? t('goals.here')
                    : awaited
                      ? t('goals.awaited')
                      : open || !opener
                        ? t('goals.open')
                        : t('goals.locked', {
                            quest: t(`quests.${opener.id}`),
                            place: t(`places.${opener.place}.name`),
                          })}
                </i>
              </span>
              <Icon name={open ? (id === here ? 'check' : 'right') : 'lock'} />
            </>
          );
          return (
            <li key={id}>
              {open ? (
                <LocalLink
                  className={`tq-goal${id === here ? ' is-here' : ''}`}
                  to={`/tokyoquest/${id}`}
                  aria-current={id === here ? 'location' : undefined}
                >
                  {name}
                </LocalLink>
              ) : (
                <div className="tq-goal is-locked">{name}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
