import type { GameEvent } from '@michi/game-kit/events';
import type { Mode } from '@michi/games/sitting';
import { useState } from 'react';
import { gameMusic } from '../../audio/sounds.ts';
import { usePlayedSitting } from '../../play/use-played-sitting.ts';
import { useSitting } from '../../play/use-sitting.ts';
import { useJourneyReturn } from '../use-journey-return.ts';
import { JukugoFrame } from './frame.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { PlayScreen } from './play-screen.tsx';
import { jukugoSittings, type Sitting } from './sittings.ts';
import { useWords } from './use-words.ts';

/** A mode of the game: the level that the learner has come to. */
export function GameScreen({ mode }: { mode: Mode }) {
  const sitting = useSitting(jukugoSittings, mode);
  return sitting ? <SittingScreen mode={mode} sitting={sitting} /> : <Opening mode={mode} sitting={null} />;
}

function SittingScreen({ mode, sitting }: { mode: Mode; sitting: Sitting }) {
  useWords(mode, sitting);
  const { batch, ...reached } = sitting;
  const { played, turn, goOn } = usePlayedSitting(batch && { reached, batch });
  const [before, setBefore] = useState<readonly GameEvent[]>([]);
  useJourneyReturn(before.length > 0); // here, because the next level takes the place of one that is done
  if (!played) return <Opening mode={mode} sitting={sitting} />;
  return (
    <PlayScreen
      key={turn}
      mode={mode}
      {...played}
      continued={turn > 1}
      before={before}
      onEnded={(events) => {
        setBefore(events);
        goOn();
      }}
    />
  );
}

/** Until a level is open. */
function Opening({ mode, sitting }: { mode: Mode; sitting: Sitting | null }) {
  return (
    <JukugoFrame
      mode={mode}
      reached={sitting && { level: sitting.level, score: sitting.tally.score }}
      playing
      music={gameMusic.jukugo.menu}
    >
      <LoadingLevel mode={mode} />
    </JukugoFrame>
  );
}
