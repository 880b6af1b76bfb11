/** What `packages/ui/src/drawn.css` has a colour for. */
export type SceneTone =
  | 'sky'
  | 'sky2'
  | 'glow'
  | 'sun'
  | 'paper'
  | 'far'
  | 'mid'
  | 'near'
  | 'lamp'
  | 'road'
  | 'kerb'
  | 'edge'
  | 'lake'
  | 'wave'
  | 'wire'
  | 'leaf'
  | 'leaf2'
  | 'train'
  | 'ai'
  | 'botan'
  | 'kaki'
  | 'azuki'
  | 'yam';

/** A piece of cut paper: its colour, and its outline in a box of 320 × 150. */
export type SceneShape = readonly [tone: SceneTone, path: string];

/** What lies behind the sign of a station, from the sky to the ground. */
export type Scene = readonly SceneShape[];

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`;

/** Rows and columns of windows. */
export const windows = (x: number, y: number, columns: number, rows: number, step = 7): string =>
  Array.from({ length: columns * rows }, (_, at) =>
    box(x + (at % columns) * step, y + Math.floor(at / columns) * step, step * 0.5, step * 0.55),
  ).join('');

/** Someone who stands with their feet at a place, so tall; the coat has its own colour. */
export function person(x: number, y: number, height: number, coat: SceneTone): SceneShape[] {
  const at = (dx: number, dy: number) => `${round(x + dx * height)} ${round(y - dy * height)}`;
  return [
    [
      'near',
      `M${at(-0.12, 0.3)}L${at(-0.1, 0)}L${at(-0.02, 0)}L${at(0, 0.2)}L${at(0.02, 0)}L${at(0.1, 0)}L${at(0.12, 0.3)}Z`,
    ],
    [
      coat,
      `M${at(-0.1, 0.78)}Q${at(0, 0.84)} ${at(0.1, 0.78)}L${at(0.19, 0.26)}H${round(x - 0.19 * height)}Z`,
    ],
    ['paper', disc(x, round(y - 0.88 * height), round(0.1 * height))],
    [
      'near',
      `M${at(-0.11, 0.87)}Q${at(-0.1, 1.02)} ${at(0, 1.02)}T${at(0.11, 0.87)}Q${at(0, 0.95)} ${at(-0.11, 0.87)}Z`,
    ],
  ];
}

/** A pine or fir with its foot at a place, so tall, of three tiers. */
export const fir = (x: number, y: number, height: number): string =>
  [0.1, 0.36, 0.62]
    .map((from, tier) => {
      const half = round(height * (0.26 - tier * 0.06));
      const top = round(y - height * Math.min(1, from + 0.42));
      return `M${x} ${top}L${round(x + half)} ${round(y - height * from)}H${round(x - half)}Z`;
    })
    .join('') +
  box(round(x - height * 0.03), round(y - height * 0.12), round(height * 0.06), round(height * 0.12));

/** A roof with its eaves turned up, between two ends. */
export const roof = (left: number, right: number, eaves: number, height: number, ridge = 0.5): string => {
  const width = right - left;
  const inset = round((width * (1 - ridge)) / 2);
  return `M${left} ${eaves - 2}Q${round(left + inset * 0.7)} ${eaves - height * 0.3} ${left + inset} ${eaves - height}H${right - inset}Q${round(right - inset * 0.7)} ${eaves - height * 0.3} ${right} ${eaves - 2}L${right - 2} ${eaves + 2}H${left + 2}Z`;
};

const round = (value: number) => Math.round(value * 10) / 10;
