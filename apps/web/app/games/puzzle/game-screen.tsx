import type { Mode } from '@michi/games/sitting';
import { usePlayedSitting } from '../../play/use-played-sitting.ts';
import { useSitting } from '../../play/use-sitting.ts';
import { PuzzleFrame } from './frame.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { PlayScreen } from './play-screen.tsx';
import { puzzleSittings } from './sittings.ts';

/** A mode of the game: levels one after the other, from the one that the learner has come to. */
export function GameScreen({ mode }: { mode: Mode }) {
  const sitting = useSitting(puzzleSittings, mode);
  const { played, turn, goOn } = usePlayedSitting(sitting);
  return played && sitting ? (
    <PlayScreen
      key={turn}
      mode={mode}
      sitting={played}
      next={sitting.level}
      continued={turn > 1}
      onEnded={goOn}
    />
  ) : (
    <PuzzleFrame mode={mode} reached={null} playing>
      <LoadingLevel mode={mode} />
    </PuzzleFrame>
  );
}
