/** What a drawing is made of. Colours and motion are classes of `art.css`. */
export type TokyoShape =
  | { readonly c: string; readonly d: string }
  /** One character, set in the middle of its place. */
  | {
      readonly c: string;
      readonly sign: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    }
  | { readonly c?: string; readonly at?: string; readonly shapes: readonly TokyoShape[] }
  /** Drawn once, under a name that `use` places. */
  | { readonly define: string; readonly shapes: readonly TokyoShape[] }
  | { readonly c: string; readonly use: string; readonly at: string };

const short = (value: number) => Number(value.toFixed(1));

export const path = (d: string, c: string): TokyoShape => ({ c, d });
export const group = (shapes: readonly TokyoShape[], c?: string, at?: string): TokyoShape => ({
  shapes,
  ...(c && { c }),
  ...(at && { at }),
});
export const rect = (x: number, y: number, w: number, h: number) =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;
export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r);
export const ellipse = (x: number, y: number, a: number, b: number) =>
  `M${short(x - a)} ${short(y)}a${short(a)} ${short(b)} 0 1 0 ${short(2 * a)} 0a${short(a)} ${short(b)} 0 1 0 ${short(-2 * a)} 0Z`;
export const sign = (x: number, y: number, size: number, text: string, c: string): TokyoShape => ({
  c,
  sign: text,
  x: short(x),
  y: short(y),
  size,
});

/** A board with characters from top to bottom, in the colour of the class. */
export function board(
  x: number,
  y: number,
  w: number,
  h: number,
  text: string,
  c: string,
  size: number,
): TokyoShape[] {
  const row = h / text.length;
  return [
    path(rect(x, y, w, h), c),
    path(rect(x + 2.5, y + 2.5, w - 5, h - 5), 'edge'),
    ...[...text].map((each, index) =>
      sign(x + w / 2, y + row * (index + 0.5) + size * 0.36, size, each, `on-${c}`),
    ),
  ];
}

/** Windows in rows, some of them dark: which, the pattern says, from left to right and row by row. */
export function windows(
  [x, y]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [w, h, dx, dy]: readonly [number, number, number, number],
  dark: readonly number[],
): TokyoShape[] {
  const cells = Array.from({ length: columns * rows }, (_, index) =>
    rect(x + (index % columns) * (w + dx), y + Math.floor(index / columns) * (h + dy), w, h),
  );
  return [
    path(cells.filter((_, index) => !dark.includes(index)).join(''), 'lamp'),
    path(dark.map((index) => cells[index] ?? '').join(''), 'dim'),
  ];
}

/** Points on the ground, seen from a height above it. */
export const onGround =
  (cx: number, horizon: number, focal: number, height: number) =>
  (corners: readonly (readonly [x: number, depth: number])[]): string =>
    `M${corners.map(([x, z]) => `${Math.round(cx + (x * focal) / z)} ${Math.round(horizon + (height * focal) / z)}`).join('L')}Z`;

/** Three passers-by, cut out; the class of a use is the coat. */
const folk = [
  'M-9-35L-13 0h7L-1-28 6 0h7L9-36ZM-12-79C-15-60-14-44-13-33H13C15-48 14-66 12-79 6-85-6-85-12-79Z',
  'M-7-30L-8 0h6l2-28 2 28h6L7-30ZM-11-79C-14-62-18-40-19-27H18C16-46 14-64 11-79 5-84-5-84-11-79Z',
  'M-9-35L-4 0h7L1-26-10-2-15-6ZM-11-80C-15-60-13-44-11-33H12C14-50 16-66 11-80 5-85-5-85-11-80ZM11-62h10v18h-10Z',
];

const person = (kind: number): TokyoShape => ({
  define: `p${kind}`,
  shapes: [
    { c: '', d: folk[kind] ?? '' },
    path(circle(0, -92, 8.5), 'tq-folk-face'),
    path('M-9-91C-10-104 10-104 9-91 7-96 2-97-9-91Z', 'tq-folk-hair'),
  ],
});

/** Passers-by: where, how large, which of the three. */
export const crowd = (
  people: readonly (readonly [x: number, y: number, size: number, kind: number])[],
  coats: readonly string[],
): TokyoShape[] => [
  ...[0, 1, 2].map(person),
  ...people.map(
    ([x, y, size, kind], index): TokyoShape => ({
      c: coats[index % coats.length] ?? '',
      use: `p${kind}`,
      at: `translate(${x} ${y}) scale(${index % 2 ? -size : size} ${size})`,
    }),
  ),
];
