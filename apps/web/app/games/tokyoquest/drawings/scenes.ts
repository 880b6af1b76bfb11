import type { PlaceId } from '@michi/games/tokyoquest/places';
import { type Later, later } from '../../../lib/react/use-later.ts';
import type { Shape } from './shapes.ts';

interface Scene {
  readonly scene: readonly Shape[];
  readonly viewBox: string;
}

/** The scene of each place, loaded once it is seen. */
export const scenes: Readonly<Record<PlaceId, Later<Scene>>> = {
  shibuya: later(() => import('./scenes/shibuya.ts')),
  asakusa: later(() => import('./scenes/asakusa.ts')),
  akihabara: later(() => import('./scenes/akihabara.ts')),
  harajuku: later(() => import('./scenes/harajuku.ts')),
  'mount-fuji': later(() => import('./scenes/mount-fuji.ts')),
};
