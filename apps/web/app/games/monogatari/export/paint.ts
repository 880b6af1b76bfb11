import {
  baseline,
  colourOf,
  type Fill,
  type GreyTone,
  type GroupShape,
  ink,
  isTone,
  type PathShape,
  paper,
  type StoryShape,
  type TextShape,
  tones,
  toneTurn,
} from '../drawing/shapes.ts';

export type Paper = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Dots are drawn so much larger into their tile, so that they stay round. */
const fineness = 4;

interface Painter {
  readonly context: Paper;
  readonly stack: string;
  readonly tile: (tone: GreyTone) => CanvasPattern;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A pattern of dots for each tone, made once. */
function tilesOf(context: Paper, newCanvas: (side: number) => OffscreenCanvas | HTMLCanvasElement) {
  const made = new Map<GreyTone, CanvasPattern>();
  return (tone: GreyTone): CanvasPattern => {
    const known = made.get(tone);
    if (known) return known;
    const { step, radius } = tones[tone];
    const side = step * fineness;
    const canvas = newCanvas(side);
    const dots = canvas.getContext('2d') as Paper | null;
    if (!dots) throw new Error('no canvas');
    dots.fillStyle = paper;
    dots.fillRect(0, 0, side, side);
    dots.fillStyle = ink;
    dots.beginPath();
    dots.arc(side / 2, side / 2, radius * fineness, 0, 2 * Math.PI);
    dots.fill();
    const pattern = context.createPattern(canvas, 'repeat');
    if (!pattern) throw new Error('no pattern');
    made.set(tone, pattern);
    return pattern;
  };
}

function fillStyle({ tile }: Painter, fill: Fill, scale: number): string | CanvasPattern {
  if (!isTone(fill)) return colourOf(fill);
  const pattern = tile(fill);
  pattern.setTransform(new DOMMatrix().rotate(toneTurn).scale(1 / (scale * fineness)));
  return pattern;
}

function paintPath(painter: Painter, { d, fill, line, width }: PathShape, scale: number): void {
  const { context } = painter;
  const path = new Path2D(d);
  if (fill) {
    context.fillStyle = fillStyle(painter, fill, scale);
    context.fill(path);
  }
  if (line) {
    context.strokeStyle = colourOf(line);
    context.lineWidth = width;
    context.stroke(path);
  }
}

function paintText(
  { context, stack }: Painter,
  { text, x, y, size, fill, turn, line, width }: TextShape,
): void {
  context.save();
  context.font = `600 ${size}px ${stack}`;
  context.translate(x, y - size * baseline);
  context.rotate(radians(turn));
  if (line) {
    context.strokeStyle = colourOf(line);
    context.lineWidth = width;
    context.strokeText(text, 0, size * baseline);
  }
  context.fillStyle = colourOf(fill);
  context.fillText(text, 0, size * baseline);
  context.restore();
}

function paintGroup(painter: Painter, group: GroupShape, scale: number): void {
  const { context } = painter;
  context.save();
  context.translate(group.x, group.y);
  context.rotate(radians(group.turn));
  context.scale(group.mirrored ? -group.scale : group.scale, group.scale);
  if (group.clip) {
    context.beginPath();
    context.rect(0, 0, group.clip.width, group.clip.height);
    context.clip();
  }
  for (const shape of group.shapes) paintShape(painter, shape, scale * group.scale);
  context.restore();
}

function paintShape(painter: Painter, shape: StoryShape, scale: number): void {
  if (shape.kind === 'path') paintPath(painter, shape, scale);
  else if (shape.kind === 'text') paintText(painter, shape);
  else paintGroup(painter, shape, scale);
}

/** Paints a page, and tells after each of its parts how much is done, from 0 to 1. */
export function paint(
  context: Paper,
  page: GroupShape,
  stack: string,
  newCanvas: (side: number) => OffscreenCanvas | HTMLCanvasElement,
  onProgress: (done: number) => void,
): void {
  const painter: Painter = { context, stack, tile: tilesOf(context, newCanvas) };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  for (const [index, shape] of page.shapes.entries()) {
    paintShape(painter, shape, 1);
    onProgress((index + 1) / page.shapes.length);
  }
}
