import { radicals } from '@michi/games/puzzle/radicals';
import type { Mode } from '@michi/games/series';
import { Masu } from '@michi/ui/masu';
import { LoadingPlace, Skeleton } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { TaskAndBoard } from '../task-and-board.tsx';
import './task.css';
import './radical-grid.css';

/** The places of the task and of the radicals, so that nothing jumps when they come. */
export function LoadingLevel({ mode }: { mode: Mode }) {
  const t = useTranslations('puzzle');
  return (
    <TaskAndBoard
      className="puz__level"
      guide={mode === 'tutorial' ? <Skeleton height="100%" /> : undefined}
      taskLabel={t('target.heading')}
      task={
        <LoadingPlace label={t('loading')} className="puz__task">
          <div className="puz__head">
            <Skeleton width="70%" height="1.25rem" />
          </div>
          <div className="puz__helps" aria-hidden="true">
            <Skeleton className="btn btn--sm puz__hint" height="var(--size-touch)" />
            <p className="puz__combo num">
              {t('target.combo')} <b>×0</b>
            </p>
          </div>
          <div className="puz__line">
            <Skeleton width="50%" />
          </div>
          <Masu className="puz__big" />
          <div className="puz__chosen">
            <Skeleton height="var(--size-touch)" />
          </div>
          {mode === 'challenge' && (
            <div className="series__bonus">
              <Skeleton />
            </div>
          )}
        </LoadingPlace>
      }
      board={
        <>
          <div className="puz__about" />
          <div className="puz__grid">
            {radicals.map(({ id }) => (
              <Skeleton key={id} className="kcard puz__rad" />
            ))}
          </div>
        </>
      }
      acts={null}
    />
  );
}
