import type { GameLevel } from '@michi/contracts/game-levels';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { EmptyState } from '@michi/ui/state';
import { useFormatter, useTranslations } from 'use-intl';
import { useProgress } from '../../play/use-progress.ts';
import { useSavedLevels } from '../../play/use-saved-levels.ts';
import { LevelCard } from './level-card.tsx';
import { isLocked, type Levels } from './levels.ts';
import './level-select.css';

export interface LevelSelectProps extends Levels {
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** Every level with what it asks, what it brought, and what opens it. */
export function LevelSelect({ levels, source, retry, retrying }: LevelSelectProps) {
  const t = useTranslations('mitsukete.levels');
  const format = useFormatter();
  const progress = useProgress('mitsukete');
  const saved = useSavedLevels('mitsukete');
  const next = levels.find((level) => isNext(level));
  const firstLocked = levels.find((level) => isLocked(level, progress.totalScore));

  function isNext(level: GameLevel) {
    return !isLocked(level, progress.totalScore) && !progress.levels[level.id]?.completed;
  }

  if (levels.length === 0)
    return (
      <div className="wrap mit-levels">
        <EmptyState
          title={t('empty')}
          action={
            <Button icon="reset" size="sm" busy={retrying} onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      </div>
    );

  return (
    <div className="wrap mit-levels">
      {source !== 'server' && (
        <Alert className="mit-levels__notice" role="status">
          <p>{t(source === 'none' ? 'noneFromServer' : 'loadFailed')}</p>
          <Button icon="reset" size="sm" variant="line" busy={retrying} onClick={retry}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      <div className="mit-levels__head">
        <div>
          <Eyebrow japanese="見つけて">{t('eyebrow', { count: levels.length })}</Eyebrow>
          <h2>{t('heading')}</h2>
        </div>
        <dl className="mit-levels__sum num">
          <div>
            <dt>{t('totalScore')}</dt>
            <dd>{format.number(progress.totalScore)}</dd>
          </div>
          {firstLocked && (
            <div>
              <dt>{t('untilNext')}</dt>
              <dd>{format.number(firstLocked.unlock_score - progress.totalScore)}</dd>
            </div>
          )}
        </dl>
      </div>
      <ol className="mit-levels__grid">
        {levels.map((level, index) => (
          <li key={level.id}>
            <LevelCard
              level={level}
              number={index + 1}
              progress={progress.levels[level.id]}
              locked={isLocked(level, progress.totalScore)}
              next={level === next}
              saved={saved.includes(level.id)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
