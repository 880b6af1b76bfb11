import type { ListedPath } from '@michi/contracts/tabibito';
import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { Eyebrow } from '@michi/ui/eyebrow';
import { useTranslations } from 'use-intl';
import { OutOfReach } from './out-of-reach.tsx';
import { PathCard } from './path-card.tsx';
import { StatsRow } from './stats-row.tsx';
import { travelledPaths } from './travelled.ts';
import { useJourney } from './use-journey.ts';

export interface PathListProps {
  readonly difficulty: Difficulty;
  readonly paths: readonly ListedPath[];
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The paths of a difficulty, with how far each has been walked and what opens the next. */
export function PathList({ difficulty, paths, retry, retrying }: PathListProps) {
  const t = useTranslations('tabibito');
  const { stats, completed } = useJourney();
  const travelled = travelledPaths(paths, completed);
  return (
    <div className="wrap tabi">
      <div className="tabi__head">
        <Eyebrow japanese="道">{t('subtitle')}</Eyebrow>
        <h2>{t('paths.heading', { difficulty: t(`difficulty.${difficulty}.title`) })}</h2>
      </div>
      <StatsRow stats={stats} />
      {travelled.length === 0 ? (
        <OutOfReach heading="h3" title={t('paths.empty')} retry={retry} retrying={retrying} />
      ) : (
        <ol className="tabi-paths">
          {travelled.map((path, index) => (
            <li key={path.id}>
              <PathCard
                path={path}
                done={path.module_ids.filter((id) => completed.has(id)).length}
                before={travelled[index - 1]?.name ?? ''}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
