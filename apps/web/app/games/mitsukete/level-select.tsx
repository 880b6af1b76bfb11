import type { GameLevel } from '@michi/contracts/game-levels';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { EmptyState } from '@michi/ui/state';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useProgress, useSavedLevels } from '../../learner/use-learner.ts';
import './clue-choice.css';
import { clues, useClue } from './clue.ts';
import { LevelCard } from './level-card.tsx';
import { isLocked, type Levels } from './levels.ts';
import './level-select.css';

export interface LevelSelectProps extends Levels {
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The number of levels that are shown unfolded. */
const mostShown = 6;

/** The next levels with their requirements. Completed and locked levels are folded below. */
export function LevelSelect({ levels, source, retry, retrying }: LevelSelectProps) {
  const t = useTranslations('mitsukete.levels');
  const format = useFormatter();
  const progress = useProgress('mitsukete');
  const saved = useSavedLevels('mitsukete');
  const isOpen = (level: GameLevel) => !isLocked(level, progress.totalScore);
  const isDone = (level: GameLevel) => progress.levels[level.id]?.completed ?? false;
  const ahead = levels.filter((level) => isOpen(level) && (saved.includes(level.id) || !isDone(level)));
  const next = ahead.find((level) => !isDone(level));
  const finished = levels.filter((level) => isOpen(level) && !ahead.includes(level));
  const locked = levels.filter((level) => !isOpen(level));

  const grid = (shown: readonly GameLevel[]) => (
    <ol className="mit-levels__grid">
      {shown.map((level) => (
        <li key={level.id}>
          <LevelCard
            level={level}
            number={levels.indexOf(level) + 1}
            progress={progress.levels[level.id]}
            locked={!isOpen(level)}
            next={level === next}
            saved={saved.includes(level.id)}
          />
        </li>
      ))}
    </ol>
  );
  const fold = (name: 'moreOpen' | 'finished' | 'lockedLevels', folded: readonly GameLevel[], open = false) =>
    folded.length > 0 && (
      <details className="mit-levels__fold" open={open}>
        <summary>
          <b>{t(name, { count: folded.length })}</b>
          <Icon name="down" />
        </summary>
        {grid(folded)}
      </details>
    );

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
          {locked[0] && (
            <div>
              <dt>{t('untilNext')}</dt>
              <dd>{format.number(locked[0].unlock_score - progress.totalScore)}</dd>
            </div>
          )}
        </dl>
      </div>
      <ClueChoice />
      {grid(ahead.slice(0, mostShown))}
      {fold('moreOpen', ahead.slice(mostShown))}
      {fold('finished', finished, ahead.length === 0 && finished.length <= mostShown)}
      {fold('lockedLevels', locked)}
    </div>
  );
}

/** How the learner wants to be asked for the kanji. */
function ClueChoice() {
  const t = useTranslations('mitsukete.clue');
  const [clue, choose] = useClue();
  const name = useId();
  return (
    <fieldset className="mit-clue" aria-describedby={`${name}-hint`}>
      <legend>{t('legend')}</legend>
      <div className="mit-clue__options">
        {clues.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === clue} onChange={() => choose(each)} />
            {t(each)}
          </label>
        ))}
      </div>
      <p id={`${name}-hint`}>{t(clue === 'kanji' ? 'shownHint' : 'hiddenHint')}</p>
    </fieldset>
  );
}
