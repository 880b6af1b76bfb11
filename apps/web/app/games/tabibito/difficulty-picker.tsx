import type { ListedPath } from '@michi/contracts/tabibito';
import { difficulties } from '@michi/games/tabibito/difficulties';
import { progressPercent } from '@michi/games/tabibito/journey';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Bar } from '@michi/ui/progress';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { Crest } from './crest.tsx';
import { StatsRow } from './stats-row.tsx';
import { useJourney } from './use-journey.ts';
import '../linked-sheet.css';
import './cards.css';

/** One kanji for each: 初 first, 中 middle, 上 upper, 極 the utmost. */
const crests = { beginner: '初', intermediate: '中', advanced: '上', expert: '極' } as const;

/** The first screen: what has been reached, and how far to go. */
export function DifficultyPicker({ paths }: { paths: readonly ListedPath[] }) {
  const t = useTranslations('tabibito');
  const { stats, completed } = useJourney();
  const factsId = useId();
  return (
    <div className="wrap tabi">
      <div className="tabi__head">
        <Eyebrow japanese="旅人">{t('subtitle')}</Eyebrow>
        <h2>{t('picker.heading')}</h2>
        <p className="lead">{t('picker.lead')}</p>
      </div>
      <StatsRow stats={stats} />
      <ul className="tabi-levels">
        {difficulties.map((difficulty) => {
          const own = paths.filter((path) => path.difficulty_level === difficulty);
          const modules = own.flatMap(({ module_ids }) => module_ids);
          const percent = modules.length === 0 ? 0 : progressPercent(modules, completed);
          return (
            <li key={difficulty} className="linked-sheet tabi-card">
              <Crest kanji={crests[difficulty]} />
              <div className="tabi-card__body">
                <h3 className="tabi-card__name">
                  <LocalLink to={`/tabibito/${difficulty}`} aria-describedby={`${factsId}-${difficulty}`}>
                    {t(`difficulty.${difficulty}.title`)}
                  </LocalLink>
                </h3>
                <p>{t(`difficulty.${difficulty}.text`)}</p>
                <div id={`${factsId}-${difficulty}`}>
                  {modules.length > 0 && (
                    <p className="tabi-card__facts num">
                      {t('picker.facts', { paths: own.length, modules: modules.length })}
                    </p>
                  )}
                  {percent > 0 && (
                    <>
                      <Bar
                        thin
                        value={percent}
                        label={t(`difficulty.${difficulty}.title`)}
                        aria-hidden="true"
                      />
                      <p className="tabi-card__facts num">{t('picker.done', { percent })}</p>
                    </>
                  )}
                </div>
              </div>
              <Icon name="right" className="tabi-card__go" />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
