import { itemOf } from '@michi/games/tokyoquest/items';
import type { PlacedQuest } from '@michi/games/tokyoquest/quests';
import type { State } from '@michi/games/tokyoquest/rules';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja } from '@michi/ui/japanese';
import { useLocale, useTranslations } from 'use-intl';
import { Head } from './drawings/head.tsx';
import { Scene } from './drawings/scene.tsx';
import { useStory } from './use-story.ts';

/** What a quest is about, and who watches. */
export function QuestStory({ quest, phase }: { quest: PlacedQuest; phase: State['phase'] }) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  const story = useStory(quest.place);
  const { id, giver, place, xp, item, opens } = quest;
  const name = t(`persons.${giver}.name`);
  const mood = phase === 'right' ? 'ki' : phase === 'wrong' ? 'kyo' : 'raku';
  return (
    <section className="tq-run__story">
      <div className="tq-run__scene">
        <Scene place={place} fit="xMidYMax slice" />
        <div className="tq-run__who">
          <Head who={giver} mood={mood} label={t('people.said', { name, mood })} />
        </div>
      </div>
      <div className="tq-run__text">
        <Eyebrow japanese="物語">{t('quest.by', { giver: t(`persons.${giver}.inSentence`) })}</Eyebrow>
        <h2>{t(`quests.${id}`)}</h2>
        <p>{story(`quests.${id}.story`)}</p>
        <p className="small soft">
          {t('quest.reward', { xp })}
          {item && (
            <span>
              {` · ${t(`items.${item}.name`)} `}
              {locale !== 'ja' && <Ja>{itemOf(item).japanese}</Ja>}
            </span>
          )}
          {opens && <span>{` · ${t('quest.opens', { place: t(`places.${opens}.name`) })}`}</span>}
        </p>
      </div>
    </section>
  );
}
