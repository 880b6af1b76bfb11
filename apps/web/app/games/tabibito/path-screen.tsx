import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import { buttonClass } from '@michi/ui/button';
import { Bar } from '@michi/ui/progress';
import { EmptyState, LoadingState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { useSavedLevels } from '../../learner/use-learner.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useDialogAddress } from '../../lib/pages/dialog-address.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { useDroppedRunToast } from '../use-dropped-run-toast.ts';
import { Crest } from './crest.tsx';
import { begunLessons } from './lesson-progress.ts';
import { ModuleDialog } from './module-dialog.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { Stations } from './stations.tsx';
import { StatsRow } from './stats-row.tsx';
import { travelledModules, travelledPaths } from './travelled.ts';
import { useJourney } from './use-journey.ts';
import './path-screen.css';

export interface PathScreenProps {
  /** All paths of the difficulty. The shown path may be missing if the server is unreachable. */
  readonly paths: readonly ListedPath[];
  readonly path: ListedPath;
  readonly modules: readonly ListedModule[];
  readonly reload: () => void;
  readonly reloading: boolean;
  /** Reports the streak of the current run; null without a run. */
  readonly onStreak: (streak: number | null) => void;
}

/** A path: its description, its modules, and the opened module above them. */
export function PathScreen({ paths, path, modules, reload, reloading, onStreak }: PathScreenProps) {
  const t = useTranslations('tabibito');
  const { stats, completed, unproved } = useJourney();
  const saved = useSavedLevels('tabibito');
  const hydrated = useHydrated();
  const station = useDialogAddress('station');
  useDroppedRunToast();

  const own = travelledPaths(paths, completed).find(({ id }) => id === path.id) ?? path;
  const stations = travelledModules(modules, completed, own.is_unlocked);
  const done = stations.filter((module) => module.is_completed).length;
  const list = `/tabibito/${path.difficulty_level}`;

  if (!own.is_unlocked)
    return (
      <div className="wrap tabi">
        {hydrated ? (
          <EmptyState
            kanji="閉"
            title={<WithJapanese>{path.name}</WithJapanese>}
            text={t('path.lockedPath')}
            action={
              <LocalLink className={buttonClass({ variant: 'accent' })} to={list}>
                {t('toPaths')}
              </LocalLink>
            }
          />
        ) : (
          <LoadingState label={t('path.loading')} />
        )}
      </div>
    );

  return (
    <div className="wrap tabi tabi--path" data-dye={path.color}>
      <div className="tabi-path">
        <Crest kanji={path.icon} />
        <div>
          <h2>
            <WithJapanese>{path.name}</WithJapanese>
          </h2>
          <p className="lead">
            <WithJapanese>{path.description}</WithJapanese>
          </p>
          <Bar thin value={own.progress} label={path.name} aria-hidden="true" />
          <p className="tabi-path__facts num">
            {t('paths.progress', { done, count: path.module_ids.length })}
          </p>
        </div>
      </div>
      <StatsRow stats={stats} />
      {stations.length === 0 ? (
        <OutOfReach heading="h3" title={t('path.empty')} retry={reload} retrying={reloading} />
      ) : (
        <Stations
          modules={stations}
          saved={hydrated ? [...saved, ...begunLessons()] : saved}
          unproved={unproved}
          here={`${list}/${path.id}`}
          onOpen={(event, id) => station.open(event, id)}
        />
      )}
      {hydrated && station.value !== null && stations.length > 0 && (
        <ModuleDialog
          key={station.value}
          module={stations.find(({ id }) => id === station.value) ?? null}
          unproved={unproved.has(station.value)}
          onClose={station.close}
          onCompleted={() => {
            station.close();
            reload();
          }}
          onStreak={onStreak}
        />
      )}
    </div>
  );
}
