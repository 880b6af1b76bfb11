import type { PlantType } from '@michi/games/hanazono/plant-types';
import { type Later, later, useLater } from '../../lib/react/use-later.ts';
import { type Shape, type Stages, seedMound } from './drawings/shapes.ts';
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
  const drawn = useLater(drawings[type], growth > 0);
  const isSeed = growth === 0;
  const shapes: readonly Shape[] = isSeed ? seedMound : (drawn?.stages[growth - 1] ?? []);
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
