import { IconButton } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserLearner } from '../../learner/browser-learner.ts';
import './stroke-order.css';
import type { Strokes } from './use-strokes.ts';

export interface StrokeOrderProps {
  readonly kanji: string;
  /** Missing while they are on their way, or cannot be had: then the kanji stands in the model hand. */
  readonly strokes: Strokes | undefined;
}

/** A kanji large, its strokes numbered, and step by step. */
export function StrokeOrder({ kanji, strokes }: StrokeOrderProps) {
  const t = useTranslations('tabibito.lesson');
  const count = strokes?.paths.length ?? 0;
  const { drawn, play } = useStrokePlay(count);

  if (!strokes) return <Masu className="tabi-ink tabi-ink--plain" kanji={kanji} form="model" />;
  const { paths, numbers } = strokes;
  return (
    <div className={`tabi-order${count > 12 ? ' tabi-order--most' : count > 9 ? ' tabi-order--many' : ''}`}>
      <Masu className="tabi-ink">
        <svg viewBox="0 0 109 109" role="img" aria-label={t('ink', { kanji, count })}>
          {paths.map((path, index) => (
            <path
              key={path}
              d={path}
              pathLength={1}
              className={
                drawn === null
                  ? undefined
                  : index < drawn - 1
                    ? 'is-past'
                    : index < drawn
                      ? 'is-now'
                      : 'is-ahead'
              }
            />
          ))}
          {drawn === null &&
            numbers.map(([x, y], index) => (
              <StrokeNumber key={paths[index]} x={x} y={y} number={index + 1} />
            ))}
        </svg>
      </Masu>
      <ol className="tabi-order__steps" aria-hidden="true">
        {paths.map((path, index) => (
          <li key={path} className={drawn === index + 1 ? 'is-now' : undefined}>
            <svg viewBox="0 0 109 109" aria-hidden="true">
              {paths.slice(0, index + 1).map((each, at) => (
                <path key={each} d={each} className={at === index ? 'is-now' : 'is-past'} />
              ))}
            </svg>
          </li>
        ))}
      </ol>
      <IconButton edge icon="play" label={t('play')} className="tabi-order__play" onClick={play} />
    </div>
  );
}

function StrokeNumber({ x, y, number }: { x: number; y: number; number: number }) {
  const [left, top] = [Math.min(103, Math.max(6, x + 2)), Math.min(103, Math.max(6, y - 3))];
  return (
    <g className="tabi-order__no">
      <circle cx={left} cy={top} r="5" />
      <text x={left} y={top + 2.6}>
        {number}
      </text>
    </g>
  );
}

/** How long one stroke takes to be drawn, with the pause after it. */
const strokeMs = 700;
const motionless = '(prefers-reduced-motion: reduce)';

interface StrokePlay {
  /** The number of the stroke that is drawn, null while all stand there. */
  readonly drawn: number | null;
  /** Draws the strokes from the first, or one further each time where nothing may move. */
  readonly play: () => void;
}

/** The strokes of a kanji, drawn one after the other. */
function useStrokePlay(count: number): StrokePlay {
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
