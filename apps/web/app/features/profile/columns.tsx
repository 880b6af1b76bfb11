import { sides } from '@michi/progress/known';
import { textureOf } from './textures.tsx';

interface Column {
  readonly key: string;
  /** By side, from below. */
  readonly values: readonly number[];
  /** The sum, as it stands on top. */
  readonly above: string;
  readonly name: string;
  readonly below: string;
  readonly strong: boolean;
}

interface ColumnsProps {
  readonly columns: readonly Column[];
  readonly width: number;
  readonly height: number;
  /** The figures as a sentence. */
  readonly label: string;
  readonly className: string;
}

const edge = 8;
const top = 24;
const bottom = 44;
const widest = 44;
/** How much of its room a column takes. */
const share = 0.68;

/** Stacked columns in three textures, the sum on top of each. It is drawn for its width: letters are never scaled. */
export function Columns({ columns, width, height, label, className }: ColumnsProps) {
  const room = (width - 2 * edge) / columns.length;
  const wide = Math.min(widest, room * share);
  const base = height - bottom;
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const unit = (base - top) / Math.max(1, ...columns.map(({ values }) => sumOf(values)));
  return (
    <svg
      className={`prof-plot ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className="prof-plot__base" d={`M${edge} ${base}H${width - edge}`} />
      {columns.map(({ key, values, above, name, below, strong }, index) => {
        const x = edge + index * room + (room - wide) / 2;
        const middle = x + wide / 2;
        return (
          <g key={key} textAnchor="middle">
            {sides.map((side, at) => {
              const under = sumOf(values.slice(0, at));
              const value = values[at] ?? 0;
              return (
                value > 0 && (
                  <rect
                    key={side}
                    className={textureOf(side)}
                    x={x}
                    y={base - (under + value) * unit}
                    width={wide}
                    height={value * unit}
                  />
                )
              );
            })}
            <text className="is-strong" x={middle} y={base - sumOf(values) * unit - 6}>
              {above}
            </text>
            <text className={strong ? 'is-strong' : undefined} x={middle} y={height - 24}>
              {name}
            </text>
            <text x={middle} y={height - 6}>
              {below}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
