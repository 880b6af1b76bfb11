/** Manga ink stays black on paper in both themes, and in files. */
export const ink = '#221f1c';
export const paper = '#fdf9ee';
const colours = { ink, paper } as const;

export type Colour = keyof typeof colours;
/** A screen tone: dots on paper. */
export type GreyTone = 'light' | 'middle' | 'dark';
export type Fill = Colour | GreyTone;

export const colourOf = (colour: Colour): string => colours[colour];
export const isTone = (fill: Fill): fill is GreyTone => !(fill in colours);

/** How far dots of a tone are from each other, and their radius, in units of the page. */
export const tones: Readonly<Record<GreyTone, { readonly step: number; readonly radius: number }>> = {
  light: { step: 19, radius: 2.6 },
  middle: { step: 16, radius: 3.9 },
  dark: { step: 14, radius: 4.7 },
};
/** Rows of dots run slantwise. */
export const toneTurn = 45;

export interface PathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly fill: Fill | null;
  readonly line: Colour | null;
  readonly width: number;
}

/** One sign, or a run of them; x is its middle, y its baseline before it is turned about its own middle. */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: Colour;
  /** Degrees about (x, y - middle of a sign). */
  readonly turn: number;
  /** Drawn behind the sign, so that half of its width is seen around it. */
  readonly line: Colour | null;
  readonly width: number;
}

/** What of the story a group shows. */
interface Role {
  readonly of: 'figure' | 'bubble';
  readonly index: number;
}

export interface GroupShape {
  readonly kind: 'group';
  /** Unique among its siblings. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly scale: number;
  readonly mirrored: boolean;
  /** Width and height that nothing leaves; null for no bounds. */
  readonly clip: { readonly width: number; readonly height: number } | null;
  readonly role: Role | null;
  readonly shapes: readonly StoryShape[];
}

export type StoryShape = PathShape | TextShape | GroupShape;

export const area = (d: string, fill: Fill, width = 0): PathShape => ({
  kind: 'path',
  d,
  fill,
  line: width > 0 ? 'ink' : null,
  width,
});

export const line = (d: string, width: number, colour: Colour = 'ink'): PathShape => ({
  kind: 'path',
  d,
  fill: null,
  line: colour,
  width,
});

/** From the middle of a sign down to its baseline, in parts of its size. */
export const baseline = 0.37;

/** How a sign looks where it is not plain ink. */
export type TextStyle = Partial<Pick<TextShape, 'fill' | 'turn' | 'line' | 'width'>>;

/** A sign or run whose middle is at (x, y). */
export const sign = (
  text: string,
  x: number,
  y: number,
  size: number,
  { fill = 'ink', turn = 0, line = null, width = 0 }: TextStyle = {},
): TextShape => ({
  kind: 'text',
  text,
  x: rounded(x),
  y: rounded(y + size * baseline),
  size: rounded(size),
  fill,
  turn,
  line,
  width: rounded(width),
});

export const group = (
  id: string,
  shapes: readonly StoryShape[],
  rest: Partial<Omit<GroupShape, 'kind' | 'id' | 'shapes'>> = {},
): GroupShape => ({
  kind: 'group',
  id,
  x: 0,
  y: 0,
  turn: 0,
  scale: 1,
  mirrored: false,
  clip: null,
  role: null,
  ...rest,
  shapes,
});

export const rounded = (value: number): number => Number(value.toFixed(1));

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`;

export const oval = (x: number, y: number, across: number, along = across): string =>
  `M${rounded(x - across)} ${rounded(y)}a${rounded(across)} ${rounded(along)} 0 1 0 ${rounded(2 * across)} 0a${rounded(across)} ${rounded(along)} 0 1 0 ${rounded(-2 * across)} 0Z`;

/** Numbers from 0 to 1 that look like chance and are the same each time. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The tones that are filled with in a group itself, not in groups within it. */
export const tonesIn = (shapes: readonly StoryShape[]): GreyTone[] => [
  ...new Set(
    shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.fill && isTone(shape.fill) ? [shape.fill] : [],
    ),
  ),
];

/** The transform of a group, as SVG writes it. */
export function transformOf({ x, y, turn, scale, mirrored }: GroupShape): string | undefined {
  const parts = [
    x !== 0 || y !== 0 ? `translate(${rounded(x)} ${rounded(y)})` : '',
    turn !== 0 ? `rotate(${rounded(turn)})` : '',
    scale !== 1 || mirrored ? `scale(${(mirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})` : '',
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}
