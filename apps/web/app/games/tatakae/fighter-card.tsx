import type { Fighter } from '@michi/games/tatakae/fighters';
import { memo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FighterMark, type FighterSide, useNameOf } from './fighter-mark.tsx';
import './fighter-card.css';

export interface FighterCardProps {
  readonly side: FighterSide;
  readonly fighter: Fighter;
  readonly wins: number;
}

/** One of the two: who it is, the score, combo, luck or hits, and wins. */
export const FighterCard = memo(function FighterCard({ side, fighter, wins }: FighterCardProps) {
  const t = useTranslations('tatakae');
  const format = useFormatter();
  const name = useNameOf(side);
  const { score, combo, accuracy } = fighter;
  const kind = side === 'learner' ? t('you') : t('rivalKind');
  return (
    <section className={`tat-fighter tat-fighter--${side}`} aria-label={name}>
      <FighterMark side={side} />
      <div className="tat-fighter__name">
        <h2>{name}</h2>
        {kind !== name && <p>{kind}</p>}
      </div>
      <p className="tat-fighter__score num">
        <span className="sr-only">{t('battle.score')} </span>
        {format.number(score)}
      </p>
      <dl className="num">
        <div>
          <dt>{t('battle.combo')}</dt>
          <dd>{t('battle.comboValue', { combo })}</dd>
        </div>
        <div>
          <dt>{t(side === 'learner' ? 'battle.luck' : 'battle.hits')}</dt>
          <dd>{accuracy === null ? t('over.none') : format.number(accuracy / 100, { style: 'percent' })}</dd>
        </div>
        <div>
          <dt>{t('battle.wins')}</dt>
          <dd>{format.number(wins)}</dd>
        </div>
      </dl>
    </section>
  );
});
