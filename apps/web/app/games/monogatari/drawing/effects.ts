import type { Emotion } from '@michi/games/monogatari/story';
import { area, line, rounded, type StoryShape, scatter } from './shapes.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A star of four rays. */
function star(x: number, y: number, ray: number): string {
  const waist = ray * 0.16;
  const to = (right: number, down: number) => `${rounded(x + right)} ${rounded(y + down)}`;
  return `M${to(0, -ray)}Q${to(waist, -waist)} ${to(ray, 0)}Q${to(waist, waist)} ${to(0, ray)}Q${to(-waist, waist)} ${to(-ray, 0)}Q${to(-waist, -waist)} ${to(0, -ray)}Z`;
}

/** The positions of stars, as fractions of the panel, and their sizes. */
const stars = [
  [0.13, 0.18, 46],
  [0.87, 0.28, 58],
  [0.74, 0.12, 32],
  [0.2, 0.4, 26],
  [0.91, 0.58, 28],
  [0.08, 0.62, 34],
  [0.48, 0.09, 22],
] as const;

function sparkle({ width, height }: Size): StoryShape[] {
  const d = stars.map(([x, y, ray]) => star(x * width, y * height, ray)).join('');
  const dots = stars
    .map(([x, y, ray]) => star(x * width + ray * 1.1, y * height + ray * 0.9, ray * 0.3))
    .join('');
  return [area(d, 'paper', 5), area(dots, 'ink')];
}

const rays = 72;

/** 集中線: lines from the edge that draw the eye to the middle. */
function focusLines({ width, height }: Size): StoryShape[] {
  const chance = scatter(7);
  const far = Math.hypot(width, height);
  const d = Array.from({ length: rays }, (_, index) => {
    const angle = (index / rays) * 2 * Math.PI + chance() * 0.07;
    const inner = 0.37 + chance() * 0.12;
    const half = 0.004 + chance() * 0.012;
    const at = (turn: number) =>
      `${rounded(width / 2 + far * Math.cos(angle + turn))} ${rounded(height / 2 + far * Math.sin(angle + turn))}`;
    const tip = `${rounded(width / 2 + width * inner * Math.cos(angle))} ${rounded(height / 2 + height * inner * Math.sin(angle))}`;
    return `M${tip}L${at(-half)}L${at(half)}Z`;
  }).join('');
  return [area(d, 'ink')];
}

/** A drop for so many square units. */
const rainArea = 9_000;

function rain({ width, height }: Size): StoryShape[] {
  const chance = scatter(3);
  const drops = Math.round((width * height) / rainArea);
  const d = Array.from({ length: drops }, () => {
    const [x, y, long] = [chance() * (width + 30), chance() * height - 30, 50 + chance() * 60];
    return `M${rounded(x)} ${rounded(y)}l${rounded(-long * 0.22)} ${rounded(long)}`;
  }).join('');
  return [line(d, 3.4)];
}

/** The mood of a panel of this size, over its background and behind its figures. */
export function effectShapes(emotion: Emotion, size: Size): StoryShape[] {
  switch (emotion) {
    case 'still':
      return [];
    case 'cheerful':
      return sparkle(size);
    case 'tense':
      return focusLines(size);
    case 'sad':
      return rain(size);
  }
}
