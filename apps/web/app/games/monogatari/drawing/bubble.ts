import type { TextPart } from '@michi/games/monogatari/furigana';
import type { Bubble, BubbleForm } from '@michi/games/monogatari/story';
import { bestSetting, type Setting, settingCut, settingsOf, signShapes } from './columns.ts';
import {
  around,
  cloudOutline,
  type Extent,
  jaggedOutline,
  type Point,
  radiusAt,
  roundOutline,
} from './outlines.ts';
import { remembered } from './remembered.ts';
import { area, box, type GroupShape, group, line, oval, type PathShape } from './shapes.ts';

/** Letters on a page, in its units: 22 px where its panels are 478 px wide, as in the editor. */
export const letterSize = 76;
/** Sound words are so many times larger. */
const soundSize = 2;
const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45];
/** Text stays large in bubbles up to this part of the panel's width; only then do they become wider. */
const goodWidth = 0.62;
const scaleOfWide = 0.84;
/** Text becomes so small, but not smaller, to keep its phrases whole. */
const scaleOfWhole = 0.76;
/** Between a bubble and the edge of its panel. */
const edge = 10;
const ink = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a bubble reaches around its text, in parts of its letters. */
interface Frame {
  /** Half of what is between the text and the outline. */
  readonly inner: (setting: Setting) => Extent;
  /** What the outline adds: spikes, bumps. */
  readonly outer: number;
}

const roundInner = ({ width, height }: Setting): Extent => ({
  x: Math.max(1.15, (width / 2 + 0.1) * around),
  y: Math.max(1.3, (height / 2 + 0.1) * around),
});

const frames: Readonly<Record<BubbleForm, Frame>> = {
  speech: { inner: roundInner, outer: 0 },
  thought: { inner: roundInner, outer: 0.42 },
  shout: { inner: roundInner, outer: 0.85 },
  narration: { inner: ({ width, height }) => ({ x: width / 2 + 0.55, y: height / 2 + 0.6 }), outer: 0 },
  sound: { inner: ({ width, height }) => ({ x: width / 2 + 0.2, y: height / 2 + 0.15 }), outer: 0 },
};

/** Half of what a turned box needs. */
function turnedExtent({ x, y }: Extent, turn: number): Extent {
  const angle = (turn * Math.PI) / 180;
  const [across, along] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { x: x * across + y * along, y: x * along + y * across };
}

interface SetBubble {
  readonly setting: Setting;
  readonly letters: number;
  /** Half the width and height of the outline without spikes and bumps. */
  readonly inner: Extent;
  /** What it needs of the panel, turned as it is. */
  readonly needs: Extent;
}

type Text = Pick<Bubble, 'form' | 'turn' | 'size'>;

/** Finds size and columns for a text: as large as asked for where few words are torn, smaller otherwise, cut at the last. */
const setText = remembered(
  64,
  ({ form, turn, size }: Text, textParts: readonly TextPart[], panel: Size): SetBubble => {
    const { inner, outer } = frames[form];
    const usual = letterSize * (form === 'sound' ? soundSize : 1) * (size / 100);
    const placed = (setting: Setting, letters: number): SetBubble => {
      const own = inner(setting);
      const half = { x: own.x * letters, y: own.y * letters };
      const reach = { x: half.x + outer * letters, y: half.y + outer * letters };
      return { setting, letters, inner: half, needs: turnedExtent(reach, turn) };
    };
    const room = (part: number) => ({ x: (panel.width / 2) * part - edge, y: panel.height / 2 - edge });
    const settings = settingsOf(textParts);
    let torn: SetBubble | null = null;
    for (const scale of scales) {
      if (torn && scale < scaleOfWhole) return torn;
      const letters = usual * scale;
      const longest = Math.max(panel.width, panel.height) / letters;
      for (const part of scale <= scaleOfWide ? [goodWidth, 1] : [goodWidth]) {
        const { x, y } = room(part);
        const setting = bestSetting(settings, longest, (each) => {
          const { needs } = placed(each, letters);
          return needs.x <= x && needs.y <= y;
        });
        if (setting?.torn === 0) return placed(setting, letters);
        if (setting && (torn === null || setting.torn < torn.setting.torn)) torn = placed(setting, letters);
      }
    }
    if (torn) return torn;
    return cutText(textParts, usual * (scales.at(-1) ?? 1), placed, room(1));
  },
);

/** The text at its smallest, and of it as much as has room. */
function cutText(
  textParts: readonly TextPart[],
  letters: number,
  placed: (setting: Setting, letters: number) => SetBubble,
  room: Extent,
): SetBubble {
  const fits = ({ needs }: SetBubble) => needs.x <= room.x && needs.y <= room.y;
  const side = Math.min(room.x, room.y) / letters;
  for (let part = 1.9; part > 0.2; part -= 0.1) {
    const wide = placed(settingCut(textParts, (room.x / letters) * part, (room.y / letters) * part), letters);
    if (fits(wide)) return wide;
    const square = placed(settingCut(textParts, side * part, side * part), letters);
    if (fits(square)) return square;
  }
  const least = placed(settingCut(textParts, 1, 1), letters);
  const shrink = Math.min(1, room.x / least.needs.x, room.y / least.needs.y);
  return placed(least.setting, letters * shrink);
}

const clamped = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** The length of a tail, in parts of the letters. */
const shortestTail = 0.7;
const longestTail = 1.7;

/** Who may speak: where the mouth is, and how far from it a tail ends, so that it does not hide the face. */
export interface Speaker extends Point {
  readonly distance: number;
}

const turned = ({ x, y }: Point, by: number): Point => ({
  x: x * Math.cos(by) - y * Math.sin(by),
  y: x * Math.sin(by) + y * Math.cos(by),
});

/** Where a tail ends, seen from the middle of a bubble that may be turned; it stays in the panel. */
function tailTip(
  { inner, letters }: SetBubble,
  middle: Point,
  turn: number,
  target: Speaker,
  panel: Size,
): Point {
  const angle = (turn * Math.PI) / 180;
  const to = turned({ x: target.x - middle.x, y: target.y - middle.y }, -angle);
  const direction = Math.atan2(to.y, to.x);
  const border = radiusAt(direction, inner);
  const length = clamped(
    Math.hypot(to.x, to.y) - border - target.distance,
    letters * shortestTail,
    letters * longestTail,
  );
  const end = turned(
    { x: (border + length) * Math.cos(direction), y: (border + length) * Math.sin(direction) },
    angle,
  );
  const within = {
    x: clamped(middle.x + end.x, edge, panel.width - edge) - middle.x,
    y: clamped(middle.y + end.y, edge, panel.height - edge) - middle.y,
  };
  return turned(within, -angle);
}

/** How far a point of a bubble is from the nearest border of the panel. */
type Margin = (point: Point) => number;

/** Circles that become smaller on the way to who thinks, and where the panel ends. */
function thoughtTrail({ inner, letters }: SetBubble, tip: Point, marginAt: Margin): PathShape {
  const direction = Math.atan2(tip.y, tip.x);
  const to = Math.hypot(tip.x, tip.y);
  const from = Math.min(to, radiusAt(direction, inner) + letters * 0.38);
  const circles = [0.24, 0.17, 0.11].map((radius, index) => {
    const distance = from + ((to - from) * (index + 0.4)) / 2.6;
    const middle = { x: distance * Math.cos(direction), y: distance * Math.sin(direction) };
    return oval(middle.x, middle.y, Math.min(radius * letters, marginAt(middle)));
  });
  return area(circles.join(''), 'paper', ink);
}

function outlineOf(form: BubbleForm, set: SetBubble, tip: Point, marginAt: Margin): PathShape[] {
  const { inner, letters } = set;
  switch (form) {
    case 'speech':
      return [area(roundOutline(inner, tip, letters * 0.62), 'paper', ink)];
    case 'thought':
      return [thoughtTrail(set, tip, marginAt), area(cloudOutline(inner, letters * 1.2), 'paper', ink)];
    case 'shout':
      return [area(jaggedOutline(inner, letters * 0.85, tip), 'paper', ink * 1.5)];
    case 'narration': {
      const { x, y } = inner;
      const inset = letters * 0.14;
      return [
        area(box(-x, -y, 2 * x, 2 * y), 'paper', ink),
        line(box(inset - x, inset - y, 2 * (x - inset), 2 * (y - inset)), ink / 2),
      ];
    }
    case 'sound':
      return [];
  }
}

/** A bubble in its panel; its tail points to the nearest of those who may speak, or down where nobody is. */
export const bubbleGroup = remembered(
  128,
  (
    index: number,
    { form, x, y, turn, size }: Omit<Bubble, 'text' | 'readings'>,
    textParts: readonly TextPart[],
    panel: Size,
    speakers: readonly Speaker[],
  ): GroupShape => {
    const set = setText({ form, turn, size }, textParts, panel);
    const { setting, letters, needs } = set;
    const middle = {
      x: clamped((x / 1_000) * panel.width, needs.x + edge, panel.width - needs.x - edge),
      y: clamped((y / 1_000) * panel.height, needs.y + edge, panel.height - needs.y - edge),
    };
    const distance = (point: Point) => Math.hypot(point.x - middle.x, point.y - middle.y);
    const target = speakers.reduce<Speaker | null>(
      (best, point) => (best === null || distance(point) < distance(best) ? point : best),
      null,
    );
    const below = { x: middle.x - letters, y: panel.height, distance: 0 };
    const tip = tailTip(set, middle, turn, target ?? below, panel);
    const marginAt = (point: Point) => {
      const { x: right, y: down } = turned(point, (turn * Math.PI) / 180);
      const at = { x: middle.x + right, y: middle.y + down };
      return Math.min(at.x, panel.width - at.x, at.y, panel.height - at.y);
    };
    const signs = signShapes(setting, letters, form === 'sound');
    return group(`bubble-${index}`, [...outlineOf(form, set, tip, marginAt), ...signs], {
      ...middle,
      turn,
      role: { of: 'bubble', index },
    });
  },
);
