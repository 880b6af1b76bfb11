import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { RankedScreen } from '../../games/puzzle/ranked-screen.tsx';
import { rankedInBrowser, rankedOnServer } from '../../games/ranked/load-ranked.ts';
import { useGameName } from '../../games/use-game-name.ts';
import type { PageHandle } from '../../lib/pages/page.ts';
import '../../fonts/puzzle.generated.css';
import type { Route } from './+types/ranked-level';

export const handle: PageHandle = {
  messages: ['ranked', 'puzzle', 'audio', 'achievements'],
  isPlayed: true,
};

export const loader = rankedOnServer(handle);
export const clientLoader = rankedInBrowser(handle);

export default function RankedLevelPage({ loaderData: level }: Route.ComponentProps) {
  const t = useTranslations('ranked');
  const game = useGameName('puzzle');
  return (
    <>
      <PageHead
        title={t('levelPageTitle', { game, level })}
        description={t('levelPageDescription', { game, level })}
      />
      <RankedScreen key={level} level={level} />
    </>
  );
}
