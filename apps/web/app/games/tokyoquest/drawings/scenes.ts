import type { PlaceId } from '@michi/games/tokyoquest/places';
import { type Later, later } from '../../../lib/react/use-later.ts';
import type { TokyoShape } from './shapes.ts';

interface Scene {
  readonly scene: readonly TokyoShape[];
  readonly viewBox: string;
}

/** The scene of each place, loaded once it is seen. */
export const scenes: Readonly<Record<PlaceId, Later<Scene>>> = {
  shibuya: later(() => import('./scenes/shibuya-scene.ts')),
  asakusa: later(() => import('./scenes/asakusa-scene.ts')),
  akihabara: later(() => import('./scenes/akihabara-scene.ts')),
  harajuku: later(() => import('./scenes/harajuku-scene.ts')),
  'mount-fuji': later(() => import('./scenes/mount-fuji-scene.ts')),
};
