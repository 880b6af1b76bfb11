import { type PlaceId, placeOf } from '@michi/games/tokyoquest/places';
import { type PlacedQuest, questsAt } from '@michi/games/tokyoquest/quests';
import { questState, type StoredWalk } from '@michi/games/tokyoquest/walk';
import { Icon, type IconName } from '@michi/ui/icon';
import { Skeleton } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { Head } from './drawings/head.tsx';
import type { Mood } from './drawings/moods.ts';
import './people.css';
import { useLacking } from './use-lacking.ts';

export type ShownState = 'open' | 'underway' | 'waiting' | 'done';

/** How a quest stands, as lists show it. */
export const shownState = (walk: StoredWalk, quest: PlacedQuest): ShownState =>
  walk.underway === quest.id ? 'underway' : questState(walk, quest);

export const stateIcons: Readonly<Record<ShownState, IconName>> = {
  open: 'spark',
  underway: 'pen',
  waiting: 'clock',
  done: 'check',
};
const moods: Readonly<Record<ShownState, Mood>> = { open: 'raku', underway: 'ki', waiting: 'ai', done: 'ki' };

export interface PeopleProps {
  readonly place: PlaceId;
  /** Null until it is known. */
  readonly walk: StoredWalk | null;
  /** The quest that is talked of. */
  readonly talking: string | null;
}

/** Everybody at a place: each leads to a conversation. */
export function People({ place, walk, talking }: PeopleProps) {
  const t = useTranslations('tokyoquest');
  const own = questsAt(place);
  return (
    <nav className={`tq-people${own.length > 3 ? ' is-many' : ''}`} aria-label={t('people.label')}>
      {placeOf(place).people.map((who) => {
        const quest = own.find(({ giver }) => giver === who);
        return quest && <Person key={who} quest={quest} walk={walk} isTalking={talking === quest.id} />;
      })}
    </nav>
  );
}

interface PersonProps {
  readonly quest: PlacedQuest;
  readonly walk: StoredWalk | null;
  readonly isTalking: boolean;
}

/** How somebody's quest stands, and of one that waits what it lacks. */
function Person({ quest, walk, isTalking }: PersonProps) {
  const t = useTranslations('tokyoquest');
  const lacking = useLacking(walk, quest);
  const { giver: who, place, id } = quest;
  const state = walk && shownState(walk, quest);
  return (
    <LocalLink
      className={`tq-person${state ? ` is-${state}` : ''}`}
      to={`/tokyoquest/${place}/${id}`}
      aria-current={isTalking ? 'true' : undefined}
      preventScrollReset
    >
      <Head who={who} mood={state ? moods[state] : 'raku'} />
      <span className="tq-person__t">
        <b>{t(`persons.${who}.name`)}</b>
        <span>{t(`persons.${who}.job`)}</span>
        {state ? (
          <i>
            <Icon name={stateIcons[state]} size="sm" />
            <span>{state === 'waiting' ? <WithJapanese>{lacking}</WithJapanese> : t(`people.${state}`)}</span>
          </i>
        ) : (
          <Skeleton width="5rem" />
        )}
      </span>
    </LocalLink>
  );
}
