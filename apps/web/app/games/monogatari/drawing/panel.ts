import type { TextPart } from '@michi/games/monogatari/furigana';
import type {
  Background,
  Bubble,
  Emotion,
  Expression,
  Figure,
  Panel,
  Person,
} from '@michi/games/monogatari/story';
import { backgroundHeight, backgroundShapes, backgroundWidth, focus } from './backgrounds.ts';
import { bubbleGroup, type Speaker } from './bubble.ts';
import { effectShapes } from './effects.ts';
import { figureHeight, figureShapes, figureWidth, mouth } from './people.ts';
import { remembered } from './remembered.ts';
import { area, box, type GroupShape, group } from './shapes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Proposes kana for a text, unless the learner has set others. */
export type Read = (text: string, readings: Bubble['readings']) => readonly TextPart[];

const art = remembered(64, (who: Person, expression: Expression) =>
  group('art', figureShapes(who, expression), { x: -figureWidth / 2, y: -figureHeight }),
);

const scenery = remembered(64, (background: Background, { width, height }: Size) => {
  const scale = Math.max(width / backgroundWidth, height / backgroundHeight);
  return group('background', backgroundShapes(background), {
    x: (width - backgroundWidth * scale) / 2,
    y: Math.min(0, Math.max(height - backgroundHeight * scale, height / 2 - focus[background] * scale)),
    scale,
  });
});

const mood = remembered(64, (emotion: Emotion, size: Size) => group('mood', effectShapes(emotion, size)));

const sheet = remembered(64, ({ width, height }: Size) =>
  group('sheet', [area(box(0, 0, width, height), 'paper')]),
);

const scaleOf = ({ size }: Figure, { height }: Size) => ((size / 1_000) * height) / figureHeight;

const figureGroup = (figure: Figure, index: number, panel: Size): GroupShape =>
  group(`figure-${index}`, [art(figure.who, figure.expression)], {
    x: (figure.x / 1_000) * panel.width,
    y: (figure.y / 1_000) * panel.height,
    turn: figure.turn,
    scale: scaleOf(figure, panel),
    mirrored: figure.mirrored,
    role: { of: 'figure', index },
  });

/** The approximate distance from the mouth to the edge of a face. */
const faceRadius = 34;

/** A figure of the panel that may speak. */
function speakerOf(figure: Figure, panel: Size): Speaker {
  const angle = (figure.turn * Math.PI) / 180;
  const scale = scaleOf(figure, panel);
  const x = (mouth.x - figureWidth / 2) * scale * (figure.mirrored ? -1 : 1);
  const y = (mouth.y - figureHeight) * scale;
  return {
    x: Math.round((figure.x / 1_000) * panel.width + x * Math.cos(angle) - y * Math.sin(angle)),
    y: Math.round((figure.y / 1_000) * panel.height + x * Math.sin(angle) + y * Math.cos(angle)),
    distance: Math.round(faceRadius * scale),
  };
}

/** A panel of this size, from the back to the front. What did not change is the same object as before. */
export function panelShapes(panel: Panel, size: Size, read: Read): GroupShape[] {
  const speakers = panel.figures.map((figure) => speakerOf(figure, size));
  return [
    sheet(size),
    ...(panel.background ? [scenery(panel.background, size)] : []),
    mood(panel.emotion, size),
    ...panel.figures.map((figure, index) => figureGroup(figure, index, size)),
    ...panel.bubbles.flatMap(({ text, readings, ...bubble }, index) =>
      text.trim() === '' ? [] : [bubbleGroup(index, bubble, read(text, readings), size, speakers)],
    ),
  ];
}

/** The speaker of a bubble: the figure that is nearest to its place, in thousandths of the panel. */
export function nearestFigure(
  { figures }: Panel,
  { x, y }: Pick<Bubble, 'x' | 'y'>,
  size: Size,
): Figure | null {
  const distanceTo = (figure: Figure) => {
    const speaker = speakerOf(figure, size);
    return Math.hypot(speaker.x - (x / 1_000) * size.width, speaker.y - (y / 1_000) * size.height);
  };
  return figures.reduce<Figure | null>(
    (best, figure) => (best === null || distanceTo(figure) < distanceTo(best) ? figure : best),
    null,
  );
}
