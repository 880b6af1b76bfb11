import type { Direction } from '@michi/games/tatakae/challenges';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { directionWords } from './challenge-words.ts';
import { DirectionArrow } from './direction-arrow.tsx';

const rows = ['↖↑↗', '← →', '↙↓↘'];

export interface DirectionPadProps {
  readonly helpId: string;
  readonly disabled: boolean;
  readonly onEnter: (direction: Direction) => void;
}

/** Strokes without a pen: a button for each direction, and which keys do the same. */
export const DirectionPad = memo(function DirectionPad({ helpId, disabled, onEnter }: DirectionPadProps) {
  const t = useTranslations('tatakae');
  return (
    <details className="tat__keys">
      <summary>{t('battle.keys')}</summary>
      <div>
        <div className="tat-pad">
          {[...rows.join('')].map((arrow) =>
            arrow === ' ' ? (
              <span key={arrow} />
            ) : (
              <button
                key={arrow}
                type="button"
                aria-disabled={disabled}
                aria-label={t(`directions.${directionWords[arrow as Direction]}`)}
                onClick={() => onEnter(arrow as Direction)}
              >
                <DirectionArrow direction={arrow as Direction} />
              </button>
            ),
          )}
        </div>
        <p className="small soft" id={helpId}>
          {t('battle.keysHelp')}
        </p>
      </div>
    </details>
  );
});
