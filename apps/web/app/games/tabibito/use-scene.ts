import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { useEffect } from 'react';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { later, useTried } from '../../lib/react/use-later.ts';
import { box, type Scene } from './scenes/shapes.ts';

const drawn = {
  beginner: later(() => import('./scenes/beginner.ts')),
  intermediate: later(() => import('./scenes/intermediate.ts')),
  advanced: later(() => import('./scenes/advanced.ts')),
  expert: later(() => import('./scenes/expert.ts')),
};
const sky: Scene = [['sky', box(0, 0, 320, 150)]];

/** The drawing of a path; the sky alone while it is on its way, or cannot be had: a lesson goes on without. */
export function useScene(difficulty: Difficulty, path: string): Scene {
  const { loaded, failure } = useTried<{ readonly scenes: Readonly<Record<string, Scene>> }>(
    drawn[difficulty],
  );
  useEffect(() => {
    if (failure) logFailure(failure.error, 'loading a scene');
  }, [failure]);
  return loaded?.scenes[path] ?? sky;
}
