import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import { Bar } from '@michi/ui/progress';
import { Stamp } from '@michi/ui/stamp';
import { EmptyState, LoadingState } from '@michi/ui/state';
import { type MouseEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSavedLevels } from '../../learner/use-learner.ts';
import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useDialogAddress } from '../../lib/pages/dialog-address.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { useDroppedRunToast } from '../use-dropped-run-toast.ts';
import { Crest } from './crest.tsx';
import { begunLessons } from './lesson-progress.ts';
import { ModuleDialog } from './module-dialog.tsx';
import { ModuleFacts } from './module-facts.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { StatsRow } from './stats-row.tsx';
import { travelledModules, travelledPaths } from './travelled.ts';
import { useJourney } from './use-journey.ts';
import '../linked-sheet.css';
import './stations.css';
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

interface StationsProps {
  readonly modules: readonly ListedModule[];
  /** Ids of the modules of which a run was left. */
  readonly saved: readonly string[];
  /** Ids of those that have to be passed once more. */
  readonly unproved: ReadonlySet<string>;
  /** The address of this page. */
  readonly here: string;
  readonly onOpen: (event: MouseEvent, id: string) => void;
}

/** The modules of a path as stations on a line. */
function Stations({ modules, saved, unproved, here, onOpen }: StationsProps) {
  const t = useTranslations('tabibito');
  const baseId = useId();
  const next = modules.find((module) => !module.is_locked && !module.is_completed);
  return (
    <ol className="tabi-line" aria-label={t('path.stations')}>
      {modules.map((module, index) => {
        const { id, title, is_locked, is_completed } = module;
        const marks = `${is_completed ? ' is-done' : ''}${is_locked ? ' is-locked' : ''}${module === next ? ' is-next' : ''}`;
        return (
          <li key={id} className={`tabi-stop${marks}`}>
            <span className="tabi-stop__no" {...japanese} aria-hidden="true">
              {kanjiNumeral(index + 1)}
            </span>
            <div className="linked-sheet tabi-stop__sheet">
              <h3 className="tabi-stop__name">
                {is_locked ? (
                  <WithJapanese>{title}</WithJapanese>
                ) : (
                  <LocalLink
                    to={`${here}?station=${id}`}
                    preventScrollReset
                    aria-describedby={`${baseId}-${id}`}
                    onClick={(event) => onOpen(event, id)}
                  >
                    <WithJapanese>{title}</WithJapanese>
                  </LocalLink>
                )}
              </h3>
              <ModuleFacts module={module} id={`${baseId}-${id}`}>
                {is_locked ? (
                  <span className="sr-only">{t('path.lockedStation')}</span>
                ) : (
                  !is_completed && (
                    <b>
                      {t(saved.includes(id) ? 'path.saved' : module === next ? 'path.next' : 'path.open')}
                    </b>
                  )
                )}
                {unproved.has(id) && <b>{t('path.unproved')}</b>}
              </ModuleFacts>
              {is_locked && <Icon name="lock" size="sm" className="tabi-stop__lock" />}
              {is_completed && (
                <Stamp className="tabi-stop__stamp" kanji="済" size="2.75rem" label={t('path.done')} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
