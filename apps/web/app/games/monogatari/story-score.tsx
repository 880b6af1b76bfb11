import { progressOf } from '@michi/games/monogatari/author';
import { creativeWriter, perfectKanji, pointsPerLevel, weights } from '@michi/games/monogatari/constants';
import type { Story } from '@michi/games/monogatari/creations';
import { isCoherent, kanjiIn, requiredIn, shownContentOf } from '@michi/games/monogatari/score';
import { templateOf } from '@michi/games/monogatari/templates';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Bar } from '@michi/ui/progress';
import { Hanko, Stamp } from '@michi/ui/stamp';
import { useTranslations } from 'use-intl';
import { achievementSigns } from '../../features/achievements/achievement-signs.ts';
import { useSave } from '../../learner/use-save.ts';
import { authorKind } from './story-kind.ts';
import type { JustPublished } from './use-publish.ts';

export interface StoryScoreProps {
  readonly story: Story;
  readonly published: NonNullable<Story['published']>;
  /** The level before and after; null where the story was not published just now. */
  readonly levels: JustPublished['levels'] | null;
}

/** What a story has come to, part by part, and how it has moved the level on. */
export function StoryScore({ story, published, levels }: StoryScoreProps) {
  const t = useTranslations('monogatari.result');
  const author = useSave(authorKind);
  const { score, kanjiPercent, creativity, coherence } = published;
  const shown = story.panels.map(shownContentOf);
  const template = templateOf(story.template);
  const parts = [
    {
      id: 'kanji',
      percent: kanjiPercent,
      weight: weights.kanji,
      said: t('kanjiOf', {
        used: requiredIn(shown, template).length,
        all: template.requiredKanji.length,
      }),
    },
    {
      id: 'creativity',
      percent: creativity,
      weight: weights.creativity,
      said: t('creativityOf', { count: kanjiIn(shown).length }),
    },
    {
      id: 'coherence',
      percent: coherence,
      weight: weights.coherence,
      said: t('coherenceOf', { done: shown.filter(isCoherent).length, all: shown.length }),
    },
  ] as const;
  return (
    <>
      <section className="sheet sheet--rule mng-score" aria-labelledby="mng-score">
        <div className="mng-head">
          <div>
            <Eyebrow japanese="評">{t('eyebrow')}</Eyebrow>
            <h3 id="mng-score" className="num">
              {t('points', { points: score })}
            </h3>
          </div>
          <Stamp kanji="合" double falling={levels !== null} size="5rem" />
        </div>
        <ul>
          {parts.map(({ id, percent, weight, said }) => (
            <li key={id}>
              <p>
                <b>{t(id)}</b>
                <span className="small soft">{said}</span>
                <span className="num">{percent * weight}</span>
              </p>
              <Bar thin value={percent} label={t(id)} valueText={`${percent} %`} />
            </li>
          ))}
        </ul>
        <p className="small soft num">
          {t('sum', { kanji: kanjiPercent, creativity, coherence, points: score })}
        </p>
        {levels !== null && levels.after > levels.before && (
          <p className="mng-score__level">
            <Icon name="star" />
            <span>
              <b>{t('level', { level: levels.after })}</b>{' '}
              {levels.after <= 3 && <span>{t('levelWords', { stars: levels.after })}</span>}
            </span>
          </p>
        )}
        {author && <LevelBar points={progressOf(author).points} level={progressOf(author).level} />}
      </section>
      {levels !== null && (kanjiPercent >= perfectKanji || creativity >= creativeWriter) && (
        <section className="panel mng-achievements" aria-labelledby="mng-achievements">
          <h3 id="mng-achievements">{t('achievements')}</h3>
          <ul>
            {kanjiPercent >= perfectKanji && <EarnedAchievement achievement="monogatari_perfect_kanji" />}
            {creativity >= creativeWriter && <EarnedAchievement achievement="monogatari_creative_writer" />}
          </ul>
        </section>
      )}
    </>
  );
}

type Achievement = 'monogatari_perfect_kanji' | 'monogatari_creative_writer';

function EarnedAchievement({ achievement }: { readonly achievement: Achievement }) {
  const t = useTranslations('achievements');
  return (
    <li>
      <Hanko kanji={achievementSigns[achievement]} size="3rem" />
      <b>{t(`names.${achievement}`)}</b>
    </li>
  );
}

function LevelBar({ points, level }: { readonly points: number; readonly level: number }) {
  const t = useTranslations('monogatari');
  const needed = level * pointsPerLevel;
  return (
    <div className="mng-level">
      <p className="small num">{t('result.levelSum', { points, needed, level: level + 1 })}</p>
      <Bar ticks value={Math.min(points, needed)} max={needed} label={t('bar.level', { level })} />
    </div>
  );
}
