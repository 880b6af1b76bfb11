import type { ListedPath } from '@michi/contracts/tabibito';
import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Bar } from '@michi/ui/progress';
import { Stamp } from '@michi/ui/stamp';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { Crest } from './crest.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { StatsRow } from './stats-row.tsx';
import { travelledPaths } from './travelled.ts';
import { useJourney } from './use-journey.ts';
import '../linked-sheet.css';
import './cards.css';

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

interface PathCardProps {
  readonly path: ListedPath;
  /** How many of its modules are completed. */
  readonly done: number;
  /** The name of the path before it. */
  readonly before: string;
}

/** One path as a sheet, the whole of which leads to it; a locked one leads nowhere and says what opens it. */
function PathCard({ path, done, before }: PathCardProps) {
  const t = useTranslations('tabibito.paths');
  const factsId = useId();
  const count = path.module_ids.length;
  const isDone = path.progress === 100;
  return (
    <div className={`linked-sheet tabi-card${path.is_unlocked ? '' : ' is-locked'}`} data-dye={path.color}>
      <Crest kanji={path.icon} />
      <div className="tabi-card__body">
        <h3 className="tabi-card__name">
          {path.is_unlocked ? (
            <LocalLink to={`/tabibito/${path.difficulty_level}/${path.id}`} aria-describedby={factsId}>
              <WithJapanese>{path.name}</WithJapanese>
            </LocalLink>
          ) : (
            <WithJapanese>{path.name}</WithJapanese>
          )}
        </h3>
        <p>
          <WithJapanese>{path.description}</WithJapanese>
        </p>
        <div id={factsId}>
          <p className="tabi-card__facts num">
            {t('stations', { count })} · {t('minutes', { minutes: path.estimated_hours * 60 })}
          </p>
          {path.is_unlocked ? (
            <>
              <Bar thin value={path.progress} label={path.name} aria-hidden="true" />
              <p className="tabi-card__facts num">{t('progress', { done, count })}</p>
            </>
          ) : (
            <p className="tabi-card__lock">
              <Icon name="lock" size="sm" />
              <WithJapanese>{t('locked', { name: before })}</WithJapanese>
            </p>
          )}
        </div>
        {path.is_unlocked && (
          <p className="tabi-card__way">
            {t(isDone ? 'again' : done > 0 ? 'go' : 'begin')} <Icon name="right" size="sm" />
          </p>
        )}
      </div>
      {isDone && <Stamp className="tabi-card__stamp" kanji="済" size="3.25rem" label={t('done')} />}
    </div>
  );
}
