import type { RankedGame } from '@michi/games/catalogue';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import '../../fonts/boards.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import { BoardScreen, type BoardScreenProps } from './board-screen.tsx';

export interface BoardPageProps
  extends Pick<BoardScreenProps, 'levels' | 'playAt'>,
    Pick<GameFrameProps, 'back'> {
  readonly game: 'mitsukete' | RankedGame;
  readonly loaded: Omit<BoardScreenProps, 'levels' | 'playAt' | 'retry' | 'retrying'>;
}

/** The page of a game's lists. */
export function BoardPage({ game, loaded, levels, playAt, back }: BoardPageProps) {
  const t = useTranslations('boards');
  const { revalidate, state } = useRevalidator();
  return (
    <GameFrame game={game} subtitle={t('subtitle')} back={back}>
      <PageHead title={t('pageTitle', { game })} description={t('pageDescription', { game })} />
      <BoardScreen
        {...loaded}
        levels={levels}
        playAt={playAt}
        retry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </GameFrame>
  );
}
