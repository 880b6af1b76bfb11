/** One path of a drawing; its class gives it the colour. */
export interface GardenShape {
  readonly as: string;
  readonly d: string;
  readonly transform?: string;
}

/** A plant is drawn on 120 × 150, its soil at 140; one drawing for each step of growth, from the first on. */
export type Stages = readonly (readonly GardenShape[])[];

const short = (value: number) => Number(value.toFixed(1));

export const path = (as: string, d: string): GardenShape => ({ as, d });

const ellipse = (x: number, y: number, across: number, along: number) =>
  `M${short(x - across)} ${short(y)}a${short(across)} ${short(along)} 0 1 0 ${short(2 * across)} 0a${short(across)} ${short(along)} 0 1 0 ${short(-2 * across)} 0Z`;

export const circle = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius);

export const soil = path('so', 'M26 141q34-9 68 0l-5 4H31Z');
export const wood = (d: string) => path('tr', d);
/** A young tree, and one that is old enough to bloom. */
export const youngTrunk = wood(
  'M55 141C57 122 54 112 47 98L51 96C56 104 58 106 60 110C62 100 68 94 76 88L79 91C70 99 65 110 65 141Z',
);
export const oldTrunk = wood(
  'M52 141C55 120 54 104 40 86C34 80 30 76 24 74L26 70C36 73 42 79 50 88C54 76 54 68 52 56L57 55C60 68 60 80 60 92C68 84 78 80 92 74L94 78C80 85 70 94 67 108C65 120 66 130 68 141Z',
);

/** A pointed leaf from a point on, at an angle in radians. */
export function leaf(x: number, y: number, angle: number, length = 18, width = 6): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = [length * 0.5 * cos, length * 0.5 * sin] as const;
  const aside = [width * sin, width * cos] as const;
  return `M${short(x)} ${short(y)}Q${short(x + along[0] - aside[0])} ${short(y + along[1] + aside[1])} ${short(x + length * cos)} ${short(y + length * sin)}Q${short(x + along[0] + aside[0])} ${short(y + along[1] - aside[1])} ${short(x)} ${short(y)}Z`;
}

/** Round tufts: across and, where it is not a little less, along. */
export type Tuft = readonly [x: number, y: number, across: number, along?: number];
export const tufts = (as: string, all: readonly Tuft[]) =>
  path(as, all.map(([x, y, across, along = across * 0.82]) => ellipse(x, y, across, along)).join(''));

export const sprout: readonly GardenShape[] = [
  path('sn', 'M60 141C60 130 59 124 61 114'),
  path('f1', leaf(61, 116, -0.55, 21, 7) + leaf(60, 120, Math.PI + 0.6, 19, 6.5)),
];

/** The seed of every plant. */
export const seedMound: readonly GardenShape[] = [
  soil,
  wood('M44 141q16-14 32 0Z'),
  path('g1', leaf(60, 130, -1.57, 9, 3)),
];
