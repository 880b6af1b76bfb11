import type { RankedGame } from '@michi/games/catalogue';
import { rankedId, rankedLevels } from '@michi/games/ranked';
import { useTranslations } from 'use-intl';
import { BoardPage } from './board-page.tsx';
import type { LoadedBoard } from './load-board.ts';

/** The lists of a game whose challenges the server deals. */
export function RankedBoard({ game, loaded }: { game: RankedGame; loaded: LoadedBoard }) {
  const t = useTranslations('boards');
  const lobby = `/${game}/ranked`;
  return (
    <BoardPage
      game={game}
      loaded={loaded}
      levels={rankedLevels.map((level) => ({ id: rankedId(level), name: t('levelName', { level }) }))}
      playAt={lobby}
      back={{ to: lobby, label: t('otherLevel') }}
    />
  );
}
