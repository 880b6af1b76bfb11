import type { PlayableGame } from '@michi/games/catalogue';
import { Panel } from '@michi/ui/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { sealFacts, shareOf } from '../features/achievements/seal-facts.ts';
import { formOf, SealMark } from '../features/achievements/seal-mark.tsx';
import { sealSigns } from '../features/achievements/seal-signs.ts';
import { useStanding } from '../play/use-standing.ts';
import './game-seals.css';

export interface GameSealsProps {
  readonly game: PlayableGame;
  readonly heading: string;
}

/** The seals that only one game brings, and how far the learner has come with them. */
export function GameSeals({ game, heading }: GameSealsProps) {
  const t = useTranslations('achievements');
  const id = useId();
  const standing = useStanding();
  const seals = sealFacts(standing).filter(({ condition }) => 'game' in condition && condition.game === game);
  return (
    <Panel as="section" className="game-seals" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {seals.map((seal) => (
          <li key={seal.id}>
            <SealMark kanji={sealSigns[seal.id]} form={formOf(seal)} share={shareOf(seal)} size="small" />
            <p>
              <b>{t(`names.${seal.id}`)}</b>
              <span className="soft small num">
                {seal.earnedAt === null
                  ? t('reachedOf', { reached: seal.reached, target: seal.condition.target })
                  : t('earned')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
