import type { GameLevel } from '@michi/contracts/game-levels';
import type { Progress } from '@michi/contracts/progress';
import { Icon } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { Stars } from '@michi/ui/stars';
import { type CSSProperties, useId } from 'react';
import { useTranslations } from 'use-intl';
import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { clockText } from '../../lib/time/clock-text.ts';
import { useLevelText } from './use-level-text.ts';
import './level-card.css';
import '../linked-sheet.css';

export interface LevelCardProps {
  readonly level: GameLevel;
  readonly number: number;
  readonly progress: Progress['levels'][string] | undefined;
  readonly locked: boolean;
  /** The level that the learner would naturally take next. */
  readonly next: boolean;
  /** A run of it was left and can be resumed. */
  readonly saved: boolean;
}

/** One level as a sheet, the whole of which leads to it; a locked one leads nowhere and says what opens it. */
export function LevelCard({ level, number, progress, locked, next, saved }: LevelCardProps) {
  const t = useTranslations('mitsukete.levels');
  const { name, description } = useLevelText()(level);
  const factsId = useId();
  const done = progress?.completed ?? false;
  const time = level.time_limit === null ? null : clockText(level.time_limit * 1000);

  const state = `${locked ? ' is-locked' : ''}${done ? ' is-done' : ''}${next ? ' is-next' : ''}`;
  return (
    <div className={`linked-sheet mit-level${state}`}>
      <div className="mit-level__no" {...japanese} aria-hidden="true">
        {kanjiNumeral(number)}
      </div>
      <div className="mit-level__b">
        <div className="mit-level__t">
          <h3>
            {locked ? (
              name
            ) : (
              <LocalLink to={`/mitsukete/play/${level.id}`} aria-describedby={factsId}>
                {name}
              </LocalLink>
            )}
          </h3>
          <Stars value={level.difficulty} label={t('difficulty', { value: level.difficulty })} />
        </div>
        <p>
          <WithJapanese>{description}</WithJapanese>
        </p>
        <ul className="mit-level__m num" id={factsId}>
          <li>
            <span
              className="mit-mini"
              style={{ '--rows': level.grid_rows, '--cols': level.grid_cols } as CSSProperties}
              aria-hidden="true"
            />
            <span className="sr-only">
              {t('gridLabel', { rows: level.grid_rows, cols: level.grid_cols })}
            </span>
            <span aria-hidden="true">{t('grid', { rows: level.grid_rows, cols: level.grid_cols })}</span>
          </li>
          <li>
            <Icon name="eye" size="sm" />
            {t('targets', { count: level.target_count })}
          </li>
          <li>
            <Icon name="clock" size="sm" />
            {time === null ? (
              <span>{t('noLimit')}</span>
            ) : (
              <>
                <span className="sr-only">{t('limitLabel', { time })}</span>
                <span aria-hidden="true">{time}</span>
              </>
            )}
          </li>
        </ul>
        {locked ? (
          <p className="mit-level__lock">
            <Icon name="lock" size="sm" />
            {t('locked', { score: level.unlock_score })}
          </p>
        ) : saved || !done ? (
          <p className="mit-level__go">
            {t(saved ? 'saved' : next ? 'next' : 'open')} <Icon name="right" size="sm" />
          </p>
        ) : (
          <p className="mit-level__best num">
            {t.rich('best', { score: progress?.highScore ?? 0, b: (chunks) => <b>{chunks}</b> })}
            {progress?.flawlessMs !== undefined && (
              <span>
                {t('flawless', { time: clockText(progress.flawlessMs), moves: level.target_count })}
              </span>
            )}
          </p>
        )}
      </div>
      {done && <Stamp className="mit-level__stamp" kanji="済" size="3.25rem" label={t('done')} />}
    </div>
  );
}
