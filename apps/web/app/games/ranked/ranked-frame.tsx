import type { RankedGame } from '@michi/games/catalogue';
import { useTranslations } from 'use-intl';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';

export interface RankedFrameProps extends Omit<GameFrameProps, 'game' | 'subtitle' | 'back'> {
  readonly game: RankedGame;
  readonly level: number;
  readonly className: string;
}

/** The bar of a level that is played for the leaderboard. */
export function RankedFrame({ game, level, className, children, ...rest }: RankedFrameProps) {
  const t = useTranslations('ranked');
  return (
    <GameFrame
      game={game}
      subtitle={t('levelSubtitle', { level })}
      back={{ to: `/${game}/ranked`, label: t('otherLevel') }}
      {...rest}
    >
      <div className={`wrap ${className}`}>{children}</div>
    </GameFrame>
  );
}
