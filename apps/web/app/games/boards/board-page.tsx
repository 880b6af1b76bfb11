import { gameOf, type RankedGame } from '@michi/games/catalogue';
import { rankedId, rankedLevels } from '@michi/games/ranked';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { GameFrame } from '../game-frame.tsx';
import { BoardScreen } from './board-screen.tsx';
import type { LoadedBoard } from './load-board.ts';

/** The lists of a game whose challenges the server deals. */
export function BoardPage({ game, loaded }: { game: RankedGame; loaded: LoadedBoard }) {
  const t = useTranslations('boards');
  const ranked = useTranslations('ranked');
  const { revalidate, state } = useRevalidator();
  const levels = rankedLevels.map((level) => ({ id: rankedId(level), name: ranked('levelName', { level }) }));
  return (
    <GameFrame
      game={game}
      subtitle={t('subtitle')}
      back={{ to: `/${game}/ranked`, label: ranked('otherLevel') }}
    >
      <PageHead
        title={t('pageTitle', { game: gameOf(game).title })}
        description={t('pageDescription', { game })}
      />
      <BoardScreen
        {...loaded}
        levels={levels}
        playAt={`/${game}/ranked`}
        retry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </GameFrame>
  );
}
