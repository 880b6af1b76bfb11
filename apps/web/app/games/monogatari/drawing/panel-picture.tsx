import type { Panel } from '@michi/games/monogatari/story';
import { japanese } from '@michi/ui/japanese';
import { memo, useId } from 'react';
import './panel-picture.css';
import { panelShapes, type Read, type Size } from './panel.ts';
import {
  baseline,
  colourOf,
  type Fill,
  type GroupShape,
  ink,
  isTone,
  paper,
  type StoryShape,
  tones,
  tonesIn,
  toneTurn,
  transformOf,
} from './shapes.ts';

interface ShapeProps {
  readonly shape: StoryShape;
  /** Of the group around it; ids of its tones begin with it. */
  readonly id: string;
  /** How much larger the groups around it make it. */
  readonly scale: number;
}

const fillOf = (fill: Fill | null, id: string): string =>
  fill === null ? 'none' : isTone(fill) ? `url(#${id}-${fill})` : colourOf(fill);

/** What did not change is the same object, and is left as it is. */
const ShapePicture = memo(function ShapePicture({ shape, id, scale }: ShapeProps) {
  switch (shape.kind) {
    case 'path':
      return (
        <path
          d={shape.d}
          fill={fillOf(shape.fill, id)}
          stroke={shape.line ? colourOf(shape.line) : undefined}
          strokeWidth={shape.line ? shape.width : undefined}
        />
      );
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          fill={colourOf(shape.fill)}
          stroke={shape.line ? colourOf(shape.line) : undefined}
          strokeWidth={shape.line ? shape.width : undefined}
          transform={
            shape.turn === 0
              ? undefined
              : `rotate(${shape.turn} ${shape.x} ${shape.y - shape.size * baseline})`
          }
        >
          {shape.text}
        </text>
      );
    case 'group':
      return <GroupPicture shape={shape} id={id} scale={scale} />;
  }
});

function GroupPicture({ shape, id, scale }: ShapeProps & { readonly shape: GroupShape }) {
  const own = `${id}-${shape.id}`;
  const larger = scale * shape.scale;
  const needed = tonesIn(shape.shapes);
  return (
    <g
      transform={transformOf(shape)}
      data-figure={shape.role?.of === 'figure' ? shape.role.index : undefined}
      data-bubble={shape.role?.of === 'bubble' ? shape.role.index : undefined}
    >
      {needed.length > 0 && (
        <defs>
          {needed.map((tone) => {
            const { step, radius } = tones[tone];
            return (
              <pattern
                key={tone}
                id={`${own}-${tone}`}
                width={step}
                height={step}
                patternUnits="userSpaceOnUse"
                patternTransform={`rotate(${toneTurn}) scale(${(1 / larger).toFixed(4)})`}
              >
                <rect width={step} height={step} fill={paper} />
                <circle cx={step / 2} cy={step / 2} r={radius} fill={ink} />
              </pattern>
            );
          })}
        </defs>
      )}
      {shape.shapes.map((each, index) => (
        <ShapePicture key={each.kind === 'group' ? each.id : index} shape={each} id={own} scale={larger} />
      ))}
    </g>
  );
}

export interface PanelPictureProps {
  readonly panel: Panel;
  /** In units of the page. */
  readonly size: Size;
  readonly read: Read;
}

/**
 * A panel as a picture without a name: who shows it tells what it shows. Its figures and bubbles are groups with
 * `data-figure` and `data-bubble`, their places in the panel.
 */
export const PanelPicture = memo(function PanelPicture({ panel, size, read }: PanelPictureProps) {
  const id = useId().replaceAll(/\W/g, '');
  return (
    <svg className="mng-panel" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" {...japanese}>
      {panelShapes(panel, size, read).map((shape) => (
        <ShapePicture key={shape.id} shape={shape} id={id} scale={1} />
      ))}
    </svg>
  );
});
