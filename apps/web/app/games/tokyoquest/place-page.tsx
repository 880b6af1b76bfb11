import { type PlaceId, placeOf } from '@michi/games/tokyoquest/places';
import { type QuestId, questOf, questThatOpens } from '@michi/games/tokyoquest/quests';
import { isOpen, questState, type StoredWalk } from '@michi/games/tokyoquest/walk';
import { buttonClass } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { japanese } from '@michi/ui/japanese';
import { EmptyState, LoadingPlace, Skeleton } from '@michi/ui/state';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { later, useAhead, useLater } from '../../lib/react/use-later.ts';
import { Bag } from './bag.tsx';
import { Scene } from './drawings/scene.tsx';
import { TokyoFrame } from './frame.tsx';
import { Goals } from './goals.tsx';
import { Hud } from './hud.tsx';
import { People } from './people.tsx';
import { Signs } from './plate.tsx';
import { QuestList } from './quest-list.tsx';
import type { PlaceScript } from './story/script.ts';
import { useStory } from './use-story.ts';
import { changeWalk, useWalk } from './use-walk.ts';
import './place-banner.css';
import './place-page.css';

/** Conversations, and the quests that follow them: nobody needs either before somebody is spoken to. */
const talkLater = later(() => import('./talk.tsx'));
const questLater = later(() => import('./quest-run.tsx'));

export interface PlacePageProps {
  readonly place: PlaceId;
  readonly script: PlaceScript;
  /** The quest of the address. */
  readonly quest: QuestId | null;
}

/** A place of the story: whom one meets there, their quests, the ways on. */
export function PlacePage({ place, script, quest: asked }: PlacePageProps) {
  const t = useTranslations('tokyoquest');
  const walk = useWalk();
  const [begun, setBegun] = useState<QuestId | null>(null);
  const [resumed, setResumed] = useState(false);
  const name = t(`places.${place}.name`);
  const open = walk !== null && isOpen(walk, place);
  const isUnderway =
    asked !== null && open && walk.underway === asked && questState(walk, questOf(asked)) === 'open';

  useEffect(() => {
    if (open) changeWalk((now) => (now.place === place ? now : { ...now, place }));
  }, [open, place]);
  // what was under way when the page was opened goes on at once
  useEffect(() => {
    if (!isUnderway || asked === begun) return;
    setResumed(true);
    setBegun(asked);
  }, [isUnderway, asked, begun]);

  const begin = (quest: QuestId) => {
    setResumed(false);
    setBegun(quest);
    changeWalk((now) => ({ ...now, underway: quest }));
  };
  const head = (
    <PageHead
      title={
        asked ? t('questPageTitle', { quest: t(`quests.${asked}`) }) : t('placePageTitle', { place: name })
      }
      description={t(`places.${place}.text`)}
    />
  );
  const questScript = asked && script.quests[asked];
  const isBegun = asked !== null && begun === asked;
  const conversation = useLater(talkLater, asked !== null);
  const questRun = useLater(questLater, isBegun);
  useAhead(talkLater);
  useAhead(questLater);
  if (walk && isBegun && questScript && questRun)
    return (
      <questRun.QuestRun
        key={asked}
        quest={questOf(asked)}
        script={questScript}
        walk={walk}
        resumed={resumed}
        head={head}
      />
    );

  return (
    <TokyoFrame
      subtitle={name}
      back={
        asked
          ? { to: `/tokyoquest/${place}`, label: t('backToPlace', { to: t(`places.${place}.to`) }) }
          : { to: '/tokyoquest', label: t('backToMap') }
      }
    >
      {head}
      <div className={classNames('wrap tq-place-page', asked && open && 'is-talking')}>
        <Hud walk={walk} />
        <section className="tq-place" aria-label={name}>
          <PlaceBanner place={place} />
          {(walk === null || open) && <People place={place} walk={walk} talking={asked} />}
        </section>
        {walk &&
          open &&
          questScript &&
          asked &&
          (conversation && !isBegun ? (
            <conversation.Talk
              key={asked}
              quest={questOf(asked)}
              script={questScript}
              walk={walk}
              onBegin={() => begin(asked)}
            />
          ) : (
            <Wait />
          ))}
        {open ? (
          <Around place={place} script={script} walk={walk} />
        ) : walk ? (
          <Locked place={place} />
        ) : (
          <Wait />
        )}
      </div>
    </TokyoFrame>
  );
}

/** Where something is about to stand. */
function Wait() {
  const t = useTranslations('tokyoquest');
  return (
    <LoadingPlace className="panel state tq-place-page__wait" label={t('loading')}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </LoadingPlace>
  );
}

function Around({ place, script, walk }: { place: PlaceId; script: PlaceScript; walk: StoredWalk }) {
  const t = useTranslations('tokyoquest');
  return (
    <>
      <aside className="tq-side">
        <QuestList place={place} walk={walk} />
        <Goals here={place} walk={walk} />
      </aside>
      <Signs key={place} label={t('signs')} signs={script.signs} />
      <Bag walk={walk} />
    </>
  );
}

/** Nobody comes here yet. */
function Locked({ place }: { place: PlaceId }) {
  const t = useTranslations('tokyoquest');
  const opener = questThatOpens(place);
  const text =
    opener &&
    t('map.opensBy', {
      quest: t(`quests.${opener.id}`),
      giver: t(`persons.${opener.giver}.name`),
      place: t(`places.${opener.place}.name`),
    });
  return (
    <EmptyState
      kanji={placeOf(place).japanese[0]}
      title={t('locked.title', { place: t(`places.${place}.name`) })}
      text={text}
      action={
        <LocalLink className={buttonClass({ variant: 'accent' })} to="/tokyoquest">
          {t('backToMap')}
        </LocalLink>
      }
    />
  );
}

/** A place as it looks, with its name. */
function PlaceBanner({ place }: { place: PlaceId }) {
  const t = useTranslations('tokyoquest.places');
  const story = useStory(place);
  const { japanese: name, reading } = placeOf(place);
  return (
    <div className="tq-scene">
      <Scene place={place} label={story('scene')} />
      <div className="tq-banner">
        <p className="tq-banner__slip" {...japanese} aria-hidden="true">
          <ruby>
            {name}
            <rt>{reading}</rt>
          </ruby>
        </p>
        <div>
          <h2>{t(`${place}.name`)}</h2>
          <p>{t(`${place}.text`)}</p>
        </div>
      </div>
    </div>
  );
}
