import { classNames } from '@michi/ui/class-names';
import { japanese } from '@michi/ui/japanese';
import { Fragment, useId } from 'react';
import type { TokyoShape } from './shapes.ts';
import './art.css';

export interface ArtProps {
  readonly shapes: readonly TokyoShape[];
  readonly viewBox: string;
  /** What it shows, spoken; without it the drawing is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** How it fills its place; it covers it unless said otherwise. */
  readonly fit?: 'xMidYMin slice' | 'xMidYMid slice' | 'xMidYMax slice' | 'xMidYMax meet' | 'xMidYMid meet';
}

/** A drawing in the colours of the look. */
export function Art({ shapes, viewBox, label, className, fit = 'xMidYMid slice' }: ArtProps) {
  const id = useId();
  return (
    <svg
      className={classNames('tq-art', className)}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Shapes shapes={shapes} id={id} />
    </svg>
  );
}

function Shapes({ shapes, id }: { shapes: readonly TokyoShape[]; id: string }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
    <Fragment key={index}>
      <Drawn shape={shape} id={id} />
    </Fragment>
  ));
}

function Drawn({ shape, id }: { shape: TokyoShape; id: string }) {
  if ('d' in shape) return <path className={shape.c || undefined} d={shape.d} />;
  if ('sign' in shape)
    return (
      <text className={shape.c} x={shape.x} y={shape.y} fontSize={shape.size} {...japanese}>
        {shape.sign}
      </text>
    );
  if ('use' in shape) return <use className={shape.c} href={`#${id}${shape.use}`} transform={shape.at} />;
  const within = <Shapes shapes={shape.shapes} id={id} />;
  if ('define' in shape)
    return (
      <defs>
        <g id={id + shape.define}>{within}</g>
      </defs>
    );
  return (
    <g className={shape.c} transform={shape.at}>
      {within}
    </g>
  );
}
