import type { GameEvent } from '@michi/game-kit/events';
import { itemOf } from '@michi/games/tokyoquest/items';
import type { Hero } from '@michi/games/tokyoquest/level';
import { type PersonId, type PlaceId, placeOf } from '@michi/games/tokyoquest/places';
import { lastQuest, type PlacedQuest } from '@michi/games/tokyoquest/quests';
import { heroOf, isOpen, nextQuest, questThatWants, type StoredWalk } from '@michi/games/tokyoquest/walk';
import { buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { EndOfRun } from '../end-of-run.tsx';
import { Translation } from './dialogue.tsx';
import { Head } from './drawings/head.tsx';
import { Scene } from './drawings/scene.tsx';
import { Thing } from './drawings/things.tsx';
import { Japanese } from './japanese.tsx';
import './reward.css';
import { isSaid, type QuestScript, type ScriptLine } from './story/script.ts';
import { useLacking } from './use-lacking.ts';
import { useStory } from './use-story.ts';

export interface RewardProps {
  readonly quest: PlacedQuest;
  readonly script: QuestScript;
  /** The walk at the last answer, and with what it has brought. */
  readonly before: StoredWalk;
  readonly after: StoredWalk;
  /** Of the run that has ended. */
  readonly events: readonly GameEvent[];
}

/** A quest is done: what was learned, what it brings, the ways on, what is said. */
export function Reward({ quest, script, before, after, events }: RewardProps) {
  const t = useTranslations('tokyoquest');
  const story = useStory(quest.place);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { id, giver, place, opens } = quest;
  const [was, is] = [heroOf(before), heroOf(after)];
  const line = script.after.find((each) => isSaid(each, id, after.choices));
  const newPlace = opens !== undefined && !isOpen(before, opens) ? opens : null;
  return (
    <>
      <div className="tq-reward__bg" aria-hidden="true">
        <Scene place={place} />
      </div>
      <EndOfRun
        title={t(`quests.${id}`)}
        onClose={() => void navigate(localPath(`/tokyoquest/${place}`))}
        className="tq-reward"
        events={events}
        offers={['missed', 'write', 'due']}
        mark={<Stamp kanji="済" double falling />}
        said={
          <>
            <Eyebrow japanese="正解">{t('reward.eyebrow')}</Eyebrow>
            <p>
              <WithJapanese>{story(`quests.${id}.learned`)}</WithJapanese>
            </p>
          </>
        }
        numbers={<Brought quest={quest} was={was} after={after} newPlace={newPlace} />}
        ways={<Ways quest={quest} after={after} newPlace={newPlace} />}
      >
        {line && <Said giver={giver} line={line} meaning={story(`quests.${id}.say.${line.id}`)} />}
        {is.level > was.level && <LevelUp was={was} is={is} health={before.health} />}
      </EndOfRun>
    </>
  );
}

interface BroughtProps {
  readonly quest: PlacedQuest;
  readonly after: StoredWalk;
  /** The place that the quest has opened. */
  readonly newPlace: PlaceId | null;
}

/** Points, a thing for the bag, a place on the map. */
function Brought({ quest, was, after, newPlace }: BroughtProps & { readonly was: Hero }) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  const { xp, item } = quest;
  const wanted = item && questThatWants(after, item);
  const lacking = useLacking(after, wanted);
  return (
    <ul className="tq-reward__l">
      <li>
        <span className="tq-reward__n num" aria-hidden="true">
          +{xp}
        </span>
        <div>
          <b>{t('reward.points', { xp })}</b>
          <span className="num">
            {t('reward.sum', { before: was.xp, xp, sum: was.xp + xp, needed: was.needed })}
          </span>
        </div>
      </li>
      {item && (
        <li>
          <Thing item={item} />
          <div>
            <b>
              {t(`items.${item}.name`)} {locale !== 'ja' && <Ja>{itemOf(item).japanese}</Ja>}
            </b>
            <span>
              {wanted
                ? t('reward.itemFor', {
                    person: t(`persons.${wanted.giver}.name`),
                    at: t(`places.${wanted.place}.at`),
                  })
                : t('reward.item')}
            </span>
            {lacking && (
              <span>
                <WithJapanese>{lacking}</WithJapanese>
              </span>
            )}
          </div>
        </li>
      )}
      {newPlace && (
        <li>
          <span className="tq-reward__p" aria-hidden="true">
            <Scene place={newPlace} />
          </span>
          <div>
            <b>
              {t(`places.${newPlace}.name`)} {locale !== 'ja' && <Ja>{placeOf(newPlace).japanese}</Ja>}
            </b>
            <span>{t('reward.place')}</span>
          </div>
        </li>
      )}
    </ul>
  );
}

/** The ways on: to the ending, to a new place, to whoever waits next, or simply back. */
function Ways({ quest: { id, place }, after, newPlace }: BroughtProps) {
  const t = useTranslations('tokyoquest');
  const next = nextQuest(after);
  const best =
    id === lastQuest
      ? { to: '/tokyoquest/ending', label: t('reward.toEnding') }
      : newPlace
        ? { to: `/tokyoquest/${newPlace}`, label: t('reward.travel', { to: t(`places.${newPlace}.to`) }) }
        : next && {
            to: `/tokyoquest/${next.place}/${next.id}`,
            label: t('reward.toPerson', {
              person: t(`persons.${next.giver}.inSentence`),
              at: t(`places.${next.place}.at`),
            }),
          };
  return (
    <>
      {best && (
        <LocalLink className={buttonClass({ variant: 'accent', block: true })} to={best.to}>
          {best.label}
          <Icon name="right" size="sm" />
        </LocalLink>
      )}
      <LocalLink
        className={buttonClass({ variant: best ? 'line' : 'accent', block: true })}
        to={`/tokyoquest/${place}`}
      >
        {t('reward.stay', { at: t(`places.${place}.at`) })}
      </LocalLink>
    </>
  );
}

/** What the giver says to it. */
function Said({ giver, line, meaning }: { giver: PersonId; line: ScriptLine; meaning: string }) {
  const t = useTranslations('tokyoquest');
  const name = t(`persons.${giver}.name`);
  return (
    <div className="tq-reward__say">
      <div className="tq-reward__who">
        <Head who={giver} mood={line.mood} label={t('people.said', { name, mood: line.mood })} />
      </div>
      <blockquote>
        <p>
          <Japanese ja={line.ja} />
        </p>
        <Translation>{meaning}</Translation>
      </blockquote>
    </div>
  );
}

function LevelUp({ was, is, health }: { was: Hero; is: Hero; health: number }) {
  const t = useTranslations('tokyoquest');
  return (
    <section className="tq-level">
      <p className="tq-level__n num" aria-hidden="true">
        {was.level}
        <Icon name="right" />
        <b>{is.level}</b>
      </p>
      <div>
        <h3>{t('reward.level', { level: is.level })}</h3>
        <dl className="num">
          <div>
            <dt>{t('hud.health')}</dt>
            <dd>
              {t('hud.of', { value: health, max: was.maxHealth })} →{' '}
              <b>{t('hud.of', { value: is.maxHealth, max: is.maxHealth })}</b>
            </dd>
          </div>
          <div>
            <dt>{t('reward.power')}</dt>
            <dd>
              {was.kanjiPower} → <b>{is.kanjiPower}</b>
            </dd>
          </div>
          <div>
            <dt>{t('hud.points')}</dt>
            <dd>{t('hud.of', { value: is.xp, max: is.needed })}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
