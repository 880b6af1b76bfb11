import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { inTime } from '../../lib/calls/too-long.ts';
import { freshOrLast } from './last-answer.ts';

const strokesShape = z.object({
  /** SVG path data of each stroke, in a box of 109. */
  paths: z.array(z.string()),
  /** Where the number of each stands. */
  numbers: z.array(z.tuple([z.number(), z.number()])),
});
export type Strokes = z.infer<typeof strokesShape>;
const packShape = z.record(z.string(), strokesShape);
type Pack = z.infer<typeof packShape>;

const none: Pack = {};

/** The strokes of the kanji of a lesson; empty while they are on their way, or cannot be had. */
export function useStrokes(lesson: string): Pack {
  const [pack, setPack] = useState<Pack>(none);
  useEffect(() => {
    let left = false;
    void freshOrLast(`strokes:${lesson}`, packShape, () => inTime(fetched(lesson)), logFailure).then(
      (loaded) => {
        if (!left && loaded) setPack(loaded);
      },
    );
    return () => {
      left = true;
    };
  }, [lesson]);
  return pack;
}

async function fetched(lesson: string): Promise<Pack> {
  const response = await fetch(`/strokes/${lesson}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return z.parse(packShape, await response.json());
}
