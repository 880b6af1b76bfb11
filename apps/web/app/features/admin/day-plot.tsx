import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useFormatter } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';

interface PlotLine {
  readonly name: string;
  /** One for each day; null where there is none yet. */
  readonly values: readonly (number | null)[];
}

interface DayPlotProps {
  /** The days, as 2026-11-18. */
  readonly dates: readonly string[];
  /** The first is drawn thick, above its area; the second thin. */
  readonly lines: readonly [PlotLine, PlotLine?];
  /** The figures as a sentence. */
  readonly label: string;
}

/** Lines over some days. It is drawn twice, each for its width: letters are never scaled. */
export function DayPlot(props: DayPlotProps) {
  return (
    <>
      <Lines {...props} className="adm-desk" width={640} height={300} marks={6} />
      <Lines {...props} className="adm-mob" width={296} height={220} marks={3} />
    </>
  );
}

interface LinesProps extends DayPlotProps {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** So many days have their names below. */
  readonly marks: number;
}

const top = 12;
const bottom = 30;
/** Room for the names at the ends of the lines. */
const right = 84;
const letterWidth = 8;
const leastBetweenNames = 36;

function Lines({ dates, lines, label, className, width, height, marks }: LinesProps) {
  const format = useFormatter();
  const formatDate = useDateFormat();
  const most = Math.max(1, ...lines.flatMap((each) => each?.values.map((value) => value ?? 0) ?? []));
  const rules = 3;
  const scale = scaleLinear([0, most], [height - bottom, top]).nice(rules);
  const ticks = scale.ticks(rules).filter(Number.isInteger);
  const left = letterWidth * Math.max(...ticks.map((tick) => format.number(tick).length)) + 10;
  const across = scaleLinear([0, dates.length - 1], [left, width - right]);
  const base = height - bottom;
  const there = (value: number | null) => value !== null;
  const draw = line<number | null>(
    (_, index) => across(index),
    (value) => scale(value ?? 0),
  ).defined(there);
  const fill = area<number | null>(
    (_, index) => across(index),
    base,
    (value) => scale(value ?? 0),
  ).defined(there);
  const [first, second] = lines;
  const ends = [first, second].flatMap((each, index) => {
    const value = each?.values.at(-1) ?? null;
    return each && value !== null ? [{ name: each.name, value, thin: index === 1, y: scale(value) }] : [];
  });
  const named = dates.filter((_, index) => isNamed(index, dates.length, marks));
  return (
    <svg className={`adm-plot ${className}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === 0 ? 'adm-plot__base' : 'adm-plot__rule'}
            d={`M${left} ${scale(tick)}H${width - right}`}
          />
          <text x={left - 8} y={scale(tick) + 4.5} textAnchor="end">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {named.map((date, index) => {
        const x = across(dates.indexOf(date));
        const anchor = index === 0 ? 'start' : index === named.length - 1 ? 'end' : 'middle';
        return (
          <g key={date}>
            <path className="adm-plot__tick" d={`M${x} ${base}v5`} />
            <text x={x} y={height - 8} textAnchor={anchor}>
              {formatDate(Date.parse(date), { day: 'numeric', month: 'numeric' })}
            </text>
          </g>
        );
      })}
      <path className="adm-plot__area" d={fill([...first.values]) ?? ''} />
      <path className="adm-plot__line" d={draw([...first.values]) ?? ''} />
      {second && <path className="adm-plot__line is-thin" d={draw([...second.values]) ?? ''} />}
      {apart(ends).map(({ name, value, thin, y, at }) => (
        <g key={name}>
          <circle
            className={thin ? 'adm-plot__end is-thin' : 'adm-plot__end'}
            cx={width - right}
            cy={y}
            r="4"
          />
          <text className="adm-plot__name" x={width - right + 10} y={at - 4}>
            {name}
          </text>
          <text className="adm-plot__value" x={width - right + 10} y={at + 12}>
            {format.number(value)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The first day, the last, and some between them. */
function isNamed(index: number, days: number, marks: number): boolean {
  const between = Math.max(1, Math.round((days - 1) / (marks - 1)));
  const last = days - 1;
  return index === last || (index % between === 0 && last - index >= between / 2);
}

/** Moves names apart that would lie on each other. */
function apart<End extends { readonly y: number }>(ends: readonly End[]): readonly (End & { at: number })[] {
  const [upper, lower] = [...ends].sort((one, other) => one.y - other.y);
  if (!upper || !lower) return ends.map((end) => ({ ...end, at: end.y }));
  const missing = Math.max(0, leastBetweenNames - (lower.y - upper.y)) / 2;
  return [
    { ...upper, at: upper.y - missing },
    { ...lower, at: lower.y + missing },
  ];
}

/** A line that only shows how it went, beside the figure itself. */
export function Spark({ values }: { values: readonly (number | null)[] }) {
  const [width, height, edge] = [104, 34, 5];
  const known = values.filter((value) => value !== null);
  const across = scaleLinear([0, Math.max(1, values.length - 1)], [edge, width - edge]);
  const scale = scaleLinear([Math.min(...known), Math.max(...known)], [height - edge, edge]);
  const draw = line<number | null>(
    (_, index) => across(index),
    (value) => scale(value ?? 0),
  ).defined((value) => value !== null);
  const last = values.at(-1) ?? null;
  return (
    <svg
      className="adm-spark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={draw([...values]) ?? ''} />
      {last !== null && <circle cx={across(values.length - 1)} cy={scale(last)} r="3" />}
    </svg>
  );
}
