import type { GameEvent } from '@michi/game-kit/events';
import { itemOf } from '@michi/games/tokyoquest/items';
import type { Hero } from '@michi/games/tokyoquest/level';
import { placeOf } from '@michi/games/tokyoquest/places';
import { lastQuest, type PlacedQuest } from '@michi/games/tokyoquest/quests';
import { heroOf, isOpen, type Walk } from '@michi/games/tokyoquest/walk';
import { buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { NextSteps } from '../../features/next-steps/next-steps.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { Translation } from './dialogue.tsx';
import { Head } from './drawings/head.tsx';
import { Scene } from './drawings/scene.tsx';
import { Thing } from './drawings/things.tsx';
import { Japanese } from './japanese.tsx';
import './reward.css';
import { isSaid, type QuestScript } from './story/script.ts';
import { useStory } from './use-story.ts';

export interface RewardProps {
  readonly quest: PlacedQuest;
  readonly script: QuestScript;
  /** The walk at the last answer, and with what it has brought. */
  readonly before: Walk;
  readonly after: Walk;
  /** Of the run that has ended. */
  readonly events: readonly GameEvent[];
}

/** A quest is done: what was learned, what is said, what it brings. */
export function Reward({ quest, script, before, after, events }: RewardProps) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  const story = useStory(quest.place);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, giver, place, xp, item, opens } = quest;
  const [was, is] = [heroOf(before), heroOf(after)];
  const line = script.after.find((each) => isSaid(each, id, after.choices));
  const mood = line?.mood ?? 'ki';
  const isNewPlace = opens !== undefined && !isOpen(before, opens);
  const name = t(`persons.${giver}.name`);
  return (
    <div className="tq-reward">
      <div className="tq-reward__bg" aria-hidden="true">
        <Scene place={place} />
      </div>
      <section className="tq-reward__s sheet sheet--rule">
        <div className="tq-reward__h">
          <Stamp kanji="済" size="5rem" double falling />
          <div>
            <Eyebrow japanese="正解">{t('reward.eyebrow')}</Eyebrow>
            <h2 ref={heading} tabIndex={-1}>
              {t(`quests.${id}`)}
            </h2>
            <p className="soft">
              <WithJapanese>{story(`quests.${id}.learned`)}</WithJapanese>
            </p>
          </div>
          <div className="tq-reward__who">
            <Head who={giver} mood={mood} label={t('people.said', { name, mood })} />
          </div>
        </div>
        {line && (
          <blockquote className="tq-reward__say">
            <p>
              <Japanese ja={line.ja} />
            </p>
            <Translation>{story(`quests.${id}.say.${line.id}`)}</Translation>
          </blockquote>
        )}
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
                <span>{t('reward.item')}</span>
              </div>
            </li>
          )}
          {opens && isNewPlace && (
            <li>
              <span className="tq-reward__p" aria-hidden="true">
                <Scene place={opens} />
              </span>
              <div>
                <b>
                  {t(`places.${opens}.name`)} {locale !== 'ja' && <Ja>{placeOf(opens).japanese}</Ja>}
                </b>
                <span>{t('reward.place')}</span>
              </div>
            </li>
          )}
        </ul>
        {is.level > was.level && <LevelUp was={was} is={is} health={before.health} />}
        <div className="tq-reward__acts">
          <LocalLink
            className={buttonClass({ variant: isNewPlace || id === lastQuest ? 'line' : 'accent' })}
            to={`/tokyoquest/${place}`}
          >
            {t('reward.stay', { at: t(`places.${place}.at`) })}
          </LocalLink>
          {opens && isNewPlace && (
            <LocalLink className={buttonClass({ variant: 'accent' })} to={`/tokyoquest/${opens}`}>
              {t('reward.travel', { to: t(`places.${opens}.to`) })}
              <Icon name="right" size="sm" />
            </LocalLink>
          )}
          {id === lastQuest && (
            <LocalLink className={buttonClass({ variant: 'accent' })} to="/tokyoquest/ending">
              {t('reward.toEnding')}
              <Icon name="right" size="sm" />
            </LocalLink>
          )}
        </div>
        <NextSteps events={events} offers={['missed', 'write', 'due']} />
      </section>
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
