import type { ListedPath } from '@michi/contracts/tabibito';
import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { Button } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { EmptyState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
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
    <div className="wrap tab">
      <div className="tab__head">
        <Eyebrow japanese="道">{t('subtitle')}</Eyebrow>
        <h2>{t('paths.heading', { difficulty: t(`difficulty.${difficulty}.title`) })}</h2>
      </div>
      <StatsRow stats={stats} />
      {travelled.length === 0 ? (
        <EmptyState
          kanji="霧"
          heading="h3"
          title={t('paths.empty')}
          text={t('paths.emptyText')}
          action={
            <Button icon="reset" size="sm" busy={retrying} onClick={retry}>
              {t('paths.retry')}
            </Button>
          }
        />
      ) : (
        <ol className="tab-paths">
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
