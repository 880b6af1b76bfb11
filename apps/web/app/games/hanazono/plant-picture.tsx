import type { PlantType } from '@michi/games/hanazono/plant-types';
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { type Later, later } from '../../lib/react/use-later.ts';
import { type GardenShape, type Stages, seedMound } from './drawings/shapes.ts';
import './plant-picture.css';

/** The drawings of each plant, loaded once it is seen. */
const drawings: Readonly<Record<PlantType, Later<{ readonly stages: Stages }>>> = {
  sakura: later(() => import('./drawings/sakura.ts')),
  bamboo: later(() => import('./drawings/bamboo.ts')),
  bonsai: later(() => import('./drawings/bonsai.ts')),
  lotus: later(() => import('./drawings/lotus.ts')),
  maple: later(() => import('./drawings/maple.ts')),
};

export interface PlantPictureProps {
  readonly type: PlantType;
  /** Steps that it has grown; 0 is a seed. */
  readonly growth: number;
}

/** A plant as it is grown; says nothing to a listener. */
export function PlantPicture({ type, growth }: PlantPictureProps) {
  const stages = useStages(type, growth > 0);
  const isSeed = growth === 0;
  const shapes: readonly GardenShape[] = isSeed ? seedMound : (stages?.[growth - 1] ?? []);
  return (
    <svg
      className={isSeed ? 'hana-plant is-seed' : 'hana-plant'}
      viewBox={isSeed ? '0 96 120 54' : '0 0 120 150'}
      aria-hidden="true"
    >
      {shapes.map(({ as, d, transform }) => (
        <path key={as + d + transform} className={as} d={d} transform={transform} />
      ))}
    </svg>
  );
}

/** The drawings of a plant, null until they are loaded. Without them its place stays empty, and play goes on. */
function useStages(type: PlantType, wanted: boolean): Stages | null {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted || drawings[type].loaded) return;
    let left = false;
    drawings[type].load().then(
      () => !left && setLoaded(true),
      (error: unknown) => logFailure(error, `drawing a plant of type ${type}`),
    );
    return () => {
      left = true;
    };
  }, [type, wanted]);
  return drawings[type].loaded?.stages ?? null;
}
