import { moodOf, themeOf } from '@michi/games/kotodama/character';
import { pointsPerLevel, weights } from '@michi/games/kotodama/constants';
import type { Haiku } from '@michi/games/kotodama/creations';
import { wordsIn } from '@michi/games/kotodama/lines';
import type { Poet } from '@michi/games/kotodama/poet';
import { progressOf } from '@michi/games/kotodama/poet';
import { qualityOf } from '@michi/games/kotodama/quality';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Ja } from '@michi/ui/japanese';
import { Bar } from '@michi/ui/progress';
import { useFormatter, useTranslations } from 'use-intl';
import { QualityBars } from './quality-panel.tsx';
import { useMeaning, usePoetic } from './texts.ts';

/** What a poem has brought, and the words in it with their readings. */
export function PoemScore({ haiku, poems }: { haiku: Haiku; poems: Poet['poems'] }) {
  const t = useTranslations('kotodama');
  const format = useFormatter();
  const meaning = useMeaning();
  const poetic = usePoetic();
  const quality = qualityOf(haiku.lines, haiku.season);
  const points = haiku.handedIn?.points ?? 0;
  return (
    <>
      <section className="sheet sheet--rule kot-score">
        <div className="kot-score__head">
          <div>
            <Eyebrow japanese="完">{t('poem.finished')}</Eyebrow>
            <h2 className="num">{t('poem.heading', { points })}</h2>
          </div>
          <Hanamaru label={t('poem.hanamaru')} size={88} />
        </div>
        <dl className="kot-score__character">
          <div>
            <dt className="label soft">{t('character.theme')}</dt>
            <dd>{t(`character.themes.${themeOf(haiku.lines)}`, { season: haiku.season })}</dd>
          </div>
          <div>
            <dt className="label soft">{t('character.mood')}</dt>
            <dd>{t(`character.moods.${moodOf(haiku.lines, haiku.season)}`)}</dd>
          </div>
        </dl>
        <QualityBars
          quality={quality}
          shownAs={(side) => format.number(Math.round(quality[side] * weights[side]))}
        />
        <h3>{t('poem.kanji')}</h3>
        <dl className="kot-score__words">
          {wordsIn(haiku.lines).map((word) => (
            <div key={word.id}>
              <dt>
                <Ja>
                  {word.kanji} <span className="soft">{word.kana}</span>
                </Ja>
              </dt>
              <dd>
                {meaning(word)}
                {poetic(word) && <em className="small soft">{poetic(word)}</em>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <LevelPanel haiku={haiku} poems={poems} points={points} />
    </>
  );
}

/** How this poem has moved the level on. */
function LevelPanel({ haiku, poems, points }: { haiku: Haiku; poems: Poet['poems']; points: number }) {
  const t = useTranslations('kotodama.poem');
  const now = progressOf({ poems });
  const others = Object.fromEntries(Object.entries(poems).filter(([, [run]]) => run !== haiku.handedIn?.run));
  if (Object.keys(others).length === Object.keys(poems).length)
    return <p className="small soft">{t('same')}</p>;
  const before = progressOf({ poems: others });
  const needed = now.level * pointsPerLevel;
  return (
    <section className="panel kot-level">
      <p className="kot-level__head">
        <b>{t('level', { level: now.level })}</b>
        <span className="num soft small">
          {t('levelSum', { before: before.points, gained: points, after: now.points })}
        </span>
      </p>
      <p className="small">{t('levelNext', { needed })}</p>
      <Bar ticks value={Math.min(now.points, needed)} max={needed} label={t('level', { level: now.level })} />
    </section>
  );
}
