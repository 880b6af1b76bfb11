import type { GameLevel } from '@michi/contracts/game-levels';
import { copiesPerTarget } from '@michi/games/mitsukete/constants';
import { Dots } from '@michi/ui/dots';
import { Masu } from '@michi/ui/masu';
import { LoadingPlace, Skeleton } from '@michi/ui/state';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useClueOfRun } from './clue.ts';
import { Hud } from './hud.tsx';
import { setupFrom } from './levels.ts';
import { RemarkLine } from './remark-line.tsx';
import './board.css';
import './play-screen.css';
import './targets.css';

/** The places of what is sought and of the cards, so that nothing jumps when they come. */
export function LoadingLevel({ level }: { level: GameLevel }) {
  const t = useTranslations('mitsukete.play');
  const setup = setupFrom(level);
  const { rows, cols, targetCount } = setup;
  return (
    <LoadingPlace className="mit wrap" label={t('loading')}>
      <div className="mit__task" aria-hidden="true">
        <Hud state={{ ...nothingYet, setup }} elapsedMs={0} />
        <section className="mit__targets">
          <h2>{t('sought')}</h2>
          <ul style={{ '--targets': targetCount } as CSSProperties}>
            {places(targetCount).map((place) => (
              <li key={place}>
                <Masu small />
                <p>&nbsp;</p>
                <Dots value={0} max={copiesPerTarget} label={t('found', { found: 0 })} />
              </li>
            ))}
          </ul>
        </section>
        <RemarkLine remark={null} hint={t(useClueOfRun() === 'kanji' ? 'hint' : 'hintHidden')} />
      </div>
      <div className="mit__field">
        <div className="mit__board" style={{ '--rows': rows, '--cols': cols } as CSSProperties}>
          <div className="mit__grid">
            {places(rows * cols).map((place) => (
              <Skeleton key={place} className="kcard" />
            ))}
          </div>
        </div>
      </div>
    </LoadingPlace>
  );
}

const nothingYet = { score: 0, correctMatches: 0, wrongMatches: 0, combo: 0, stoppedAt: null } as const;
const places = (count: number) => Array.from({ length: count }, (_, index) => index);
