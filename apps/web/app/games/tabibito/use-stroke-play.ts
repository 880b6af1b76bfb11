import { useEffect, useState } from 'react';
import { browserLearner } from '../../learner/browser-learner.ts';

/** How long one stroke takes to be drawn, with the pause after it. */
const strokeMs = 700;
const motionless = '(prefers-reduced-motion: reduce)';

export interface StrokePlay {
  /** The number of the stroke that is drawn, null while all stand there. */
  readonly drawn: number | null;
  /** Draws the strokes from the first, or one further each time where nothing may move. */
  readonly play: () => void;
}

/** The strokes of a kanji, drawn one after the other. */
export function useStrokePlay(count: number): StrokePlay {
  const [drawn, setDrawn] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const further = drawn !== null && drawn < count ? drawn + 1 : null;

  useEffect(() => {
    if (!playing) return;
    return browserLearner().schedule(() => {
      setDrawn(further);
      setPlaying(further !== null);
    }, strokeMs);
  }, [playing, further]);

  return {
    drawn,
    play() {
      const isStill = matchMedia(motionless).matches;
      setPlaying(!isStill);
      setDrawn(isStill && drawn !== null ? further : 1);
    },
  };
}
