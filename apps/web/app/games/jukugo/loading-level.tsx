import type { Mode } from '@michi/games/series';
import { LoadingPlace, Skeleton } from '@michi/ui/state';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { TaskAndBoard } from '../task-and-board.tsx';
import './board.css';
import './loading-level.css';

/** As many cards beside each other as most levels lay. */
const side = 5;
const cards = Array.from({ length: side ** 2 }, (_, index) => index);

/** The places of the task and of the cards, so that nothing jumps when they come. */
export function LoadingLevel({ mode }: { mode: Mode }) {
  const t = useTranslations('jukugo.play');
  return (
    <TaskAndBoard
      className={levelClass(mode)}
      guide={mode === 'tutorial' ? <Skeleton height="100%" /> : undefined}
      taskLabel={t('sought')}
      task={
        <LoadingPlace label={t('loading')} className="juk__opening">
          <Skeleton width="55%" height="1.75rem" />
          <Skeleton width="9rem" height="4rem" />
        </LoadingPlace>
      }
      board={
        <div className="juk__cards" style={{ '--side': side } as CSSProperties}>
          {cards.map((card) => (
            <Skeleton key={card} />
          ))}
        </div>
      }
      acts={null}
    />
  );
}

/** Says how high the task is in a mode. */
export const levelClass = (mode: Mode): string =>
  mode === 'challenge' ? 'juk__level juk__level--clocked' : 'juk__level';
