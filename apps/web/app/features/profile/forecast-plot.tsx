import { type DueDay, dueInAll } from '@michi/progress/forecast';
import { sides } from '@michi/progress/known';
import { Panel } from '@michi/ui/card';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { utcOf } from '../../lib/time/day.ts';
import { TextureKey, textureOf } from './textures.tsx';

/** So many columns a phone has room for. */
const onPhone = 7;
/** Somebody may be away for so long. */
const away = 3;

/** What falls due on the next days. */
export function ForecastPlot({ days }: { days: readonly DueDay[] }) {
  const t = useTranslations('profile.forecast');
  const side = useTranslations('profile.sides');
  const words = useTranslations('profile');
  const format = useFormatter();
  const formatDate = useDateFormat();
  const titleId = useId();
  const date = (day: number, style: Intl.DateTimeFormatOptions) => formatDate(utcOf(day), style);
  const columns = days.map((day, index) => ({
    key: String(day.day),
    values: sides.map((each) => day.due[each]),
    above: format.number(dueInAll(day)),
    name: date(day.day, { weekday: 'short' }),
    below: date(day.day, { day: 'numeric', month: 'numeric' }),
    strong: index === 0,
  }));
  const [today = 0, ...later] = days.map(dueInAll);
  const busiest = Math.max(0, ...later);
  const waiting = days.slice(0, away + 1).reduce((sum, day) => sum + dueInAll(day), 0);
  const label = (count: number) =>
    t('label', {
      days: format.list(
        days.slice(0, count).map((day) => `${date(day.day, { weekday: 'long' })} ${dueInAll(day)}`),
        { type: 'unit' },
      ),
    });
  return (
    <Panel as="section" className="prof__forecast" aria-labelledby={titleId}>
      <div className="prof__panel-head">
        <h3 id={titleId}>{t('title')}</h3>
        <TextureKey />
      </div>
      <Columns className="desk" width={720} height={260} columns={columns} label={label(days.length)} />
      <Columns
        className="mob"
        width={296}
        height={230}
        columns={columns.slice(0, onPhone)}
        label={label(onPhone)}
      />
      <p className="small soft mt-2">{t('follows', { today, busiest, waiting, away })}</p>
      <details className="prof__numbers">
        <summary>{words('table')}</summary>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              {sides.map((each) => (
                <th key={each} scope="col">
                  {side(each)}
                </th>
              ))}
              <th scope="col">{t('all')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{date(day.day, { weekday: 'short', day: 'numeric', month: 'numeric' })}</th>
                {sides.map((each) => (
                  <td key={each}>{format.number(day.due[each])}</td>
                ))}
                <td>{format.number(dueInAll(day))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}

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
function Columns({ columns, width, height, label, className }: ColumnsProps) {
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
