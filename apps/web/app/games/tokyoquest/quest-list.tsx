import type { PlaceId } from '@michi/games/tokyoquest/places';
import { questsAt } from '@michi/games/tokyoquest/quests';
import { isDone, type StoredWalk } from '@michi/games/tokyoquest/walk';
import { Panel } from '@michi/ui/card';
import { Icon } from '@michi/ui/icon';
import { Stamp } from '@michi/ui/stamp';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { shownState, stateIcons } from './people.tsx';

/** The quests of a place, and how they stand. */
export function QuestList({ place, walk }: { place: PlaceId; walk: StoredWalk }) {
  const t = useTranslations('tokyoquest');
  const own = questsAt(place);
  const done = own.filter(({ id }) => isDone(walk, id)).length;
  return (
    <Panel as="section" className="tq-quests">
      <div className="tq-head-row">
        <h2>{t('questList.title')}</h2>
        <p className="small soft num">{t('questList.count', { done, count: own.length })}</p>
      </div>
      <ul>
        {own.map((quest) => {
          const state = shownState(walk, quest);
          const giver = t(`persons.${quest.giver}.name`);
          return (
            <li key={quest.id} className={`is-${state}`}>
              <b>{t(`quests.${quest.id}`)}</b>
              <span>
                <WithJapanese>
                  {t('questList.line', { giver, kanji: quest.kanji, xp: quest.xp })}
                </WithJapanese>
              </span>
              {state === 'done' ? (
                <Stamp kanji="済" size="2.25rem" label={t('questList.done')} />
              ) : (
                <i className="tq-quests__s">
                  <Icon name={stateIcons[state]} size="sm" />
                  {t(`questList.${state}`)}
                </i>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
