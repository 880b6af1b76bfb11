import { mostBubbles, mostFigures, mostReadings } from '@michi/games/monogatari/constants';
import type { Bubble, BubbleForm, Expression, Figure, Panel, Person } from '@michi/games/monogatari/story';

/** What of a panel is chosen: the place of a figure or bubble from back to front. */
export interface Thing {
  readonly kind: 'figure' | 'bubble';
  readonly index: number;
}

/** A panel after an act, and what of it is chosen then. */
export interface Edited {
  readonly panel: Panel;
  readonly chosen: Thing | null;
}

type Spot = Pick<Figure, 'x' | 'y' | 'turn' | 'size'>;

/** How far things may be moved and grown: what `story.ts` allows. */
const bounds = {
  figure: { y: [0, 1_400], size: [200, 1_400] },
  bubble: { y: [0, 1_000], size: [50, 250] },
} as const;

const sides = { left: 240, middle: 500, right: 760 } as const;
export type PanelSide = keyof typeof sides;
export const sideNames = Object.keys(sides) as PanelSide[];

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.round(Math.min(most, Math.max(least, Number.isFinite(value) ? value : least)));

/** Degrees from -180 to 180. */
const turned = (degrees: number): number => Math.round(((((degrees + 180) % 360) + 360) % 360) - 180);

export function spotOf(
  panel: Panel,
  { kind, index }: Thing,
): (Spot & { readonly kind: Thing['kind'] }) | null {
  const found = kind === 'figure' ? panel.figures[index] : panel.bubbles[index];
  return found ? { kind, x: found.x, y: found.y, turn: found.turn, size: found.size } : null;
}

const replaced = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, at) => (at === index ? change(item) : item));

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

export const withFigure = (panel: Panel, index: number, changed: Partial<Figure>): Panel => ({
  ...panel,
  figures: replaced(panel.figures, index, (figure) => ({ ...figure, ...changed })),
});

export const withBubble = (panel: Panel, index: number, changed: Partial<Bubble>): Panel => ({
  ...panel,
  bubbles: replaced(panel.bubbles, index, (bubble) => ({ ...bubble, ...changed })),
});

/** A thing at another spot, within what a panel allows. */
export function atSpot(panel: Panel, thing: Thing, changed: Partial<Spot>): Panel {
  const spot = spotOf(panel, thing);
  if (!spot) return panel;
  const { x, y, turn, size } = { ...spot, ...changed };
  const limits = bounds[thing.kind];
  const next = {
    x: within(x, [0, 1_000]),
    y: within(y, limits.y),
    size: within(size, limits.size),
    turn: turned(turn),
  };
  return thing.kind === 'figure'
    ? withFigure(panel, thing.index, next)
    : withBubble(panel, thing.index, next);
}

/** Moved by thousandths of the panel. */
export function moved(panel: Panel, thing: Thing, right: number, down: number): Panel {
  const spot = spotOf(panel, thing);
  return spot ? atSpot(panel, thing, { x: spot.x + right, y: spot.y + down }) : panel;
}

export function turnedBy(panel: Panel, thing: Thing, degrees: number): Panel {
  const spot = spotOf(panel, thing);
  return spot ? atSpot(panel, thing, { turn: spot.turn + degrees }) : panel;
}

export function grownBy(panel: Panel, thing: Thing, factor: number): Panel {
  const spot = spotOf(panel, thing);
  return spot ? atSpot(panel, thing, { size: spot.size * factor }) : panel;
}

export const movedTo = (panel: Panel, thing: Thing, side: PanelSide): Panel =>
  atSpot(panel, thing, { x: sides[side] });

/** On which side of its panel a thing stands. */
export const sideOf = (x: number): PanelSide => (x < 370 ? 'left' : x > 630 ? 'right' : 'middle');

export function mirrored(panel: Panel, index: number): Panel {
  const figure = panel.figures[index];
  return figure ? withFigure(panel, index, { mirrored: !figure.mirrored }) : panel;
}

/** One step to the front, or to the back. */
export function reordered(panel: Panel, { kind, index }: Thing, by: 1 | -1): Edited {
  const list = kind === 'figure' ? 'figures' : 'bubbles';
  const to = index + by;
  const chosen = { kind, index };
  if (index < 0 || to < 0 || index >= panel[list].length || to >= panel[list].length)
    return { panel, chosen };
  const order = panel[list].map((_, at) => (at === index ? to : at === to ? index : at));
  return {
    panel: {
      ...panel,
      figures: kind === 'figure' ? order.map((at) => panel.figures[at] as Figure) : panel.figures,
      bubbles: kind === 'bubble' ? order.map((at) => panel.bubbles[at] as Bubble) : panel.bubbles,
    },
    chosen: { kind, index: to },
  };
}

export const removed = (panel: Panel, { kind, index }: Thing): Edited => ({
  panel:
    kind === 'figure'
      ? { ...panel, figures: without(panel.figures, index) }
      : { ...panel, bubbles: without(panel.bubbles, index) },
  chosen: null,
});

/** Where the next thing has most room. */
function freeSide(taken: readonly { readonly x: number }[], order: readonly PanelSide[]): number {
  const crowd = (side: PanelSide) => taken.filter(({ x }) => sideOf(x) === side).length;
  const [first = 'left'] = order.toSorted((one, other) => crowd(one) - crowd(other));
  return sides[first];
}

/** Somebody more, in front; null once the panel is full. */
export function withPerson(panel: Panel, who: Person, expression: Expression): Edited | null {
  if (panel.figures.length >= mostFigures) return null;
  const x = freeSide(panel.figures, ['left', 'right', 'middle']);
  const figure: Figure = { who, expression, x, y: 1_010, size: 760, turn: 0, mirrored: x > 500 };
  return {
    panel: { ...panel, figures: [...panel.figures, figure] },
    chosen: { kind: 'figure', index: panel.figures.length },
  };
}

/** A bubble more, on the side where nobody stands; null once the panel is full. */
export function withNewBubble(panel: Panel, form: BubbleForm): Edited | null {
  if (panel.bubbles.length >= mostBubbles) return null;
  const x = freeSide([...panel.figures, ...panel.bubbles], ['right', 'left', 'middle']);
  const bubble: Bubble = {
    form,
    text: '',
    readings: {},
    x,
    y: form === 'sound' ? 300 : 380,
    turn: form === 'sound' ? -12 : 0,
    size: form === 'sound' ? 160 : 100,
  };
  return {
    panel: { ...panel, bubbles: [...panel.bubbles, bubble] },
    chosen: { kind: 'bubble', index: panel.bubbles.length },
  };
}

/** A reading that the learner sets for a run of kanji; undefined for the one that is proposed. */
export function withReading(panel: Panel, index: number, run: string, kana: string | undefined): Panel {
  const bubble = panel.bubbles[index];
  if (!bubble) return panel;
  const others = Object.entries(bubble.readings).filter(([of]) => of !== run && bubble.text.includes(of));
  const set = kana === undefined ? others : [...others.slice(1 - mostReadings), [run, kana] as const];
  return withBubble(panel, index, { readings: Object.fromEntries(set) });
}

/** Everything of a panel that can be chosen, from back to front. */
export const thingsOf = (panel: Panel): Thing[] => [
  ...panel.figures.map((_, index) => ({ kind: 'figure', index }) as const),
  ...panel.bubbles.map((_, index) => ({ kind: 'bubble', index }) as const),
];

export const withPanel = (panels: readonly Panel[], index: number, panel: Panel): Panel[] =>
  replaced(panels, index, () => panel);
