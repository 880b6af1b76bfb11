import type { Panel } from '@michi/games/monogatari/story';
import { type PointerEvent, useRef, useState } from 'react';
import { atSpot, spotOf, type Thing } from './edit-story.ts';

/** What pulling does: carry a thing along, make it larger, or turn it. */
export type Pull = 'move' | 'grow' | 'turn';

interface Drag {
  readonly pull: Pull;
  readonly thing: Thing;
  readonly spot: NonNullable<ReturnType<typeof spotOf>>;
  readonly frame: DOMRect;
  readonly from: Point;
  /** The panel as it was pulled last, which may not be drawn yet; null before it was. */
  latest: Panel | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hand that trembles while it taps moves nothing: px. */
const slack = 4;
const quarter = 45;
/** Turning rests at quarters and eighths: degrees. */
const rest = 4;

const angle = (of: Point, about: Point) => (Math.atan2(of.y - about.y, of.x - about.x) * 180) / Math.PI;
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** A panel while one of its things is pulled to a point. */
export function pulled(
  panel: Panel,
  { pull, thing, spot, frame, from }: Omit<Drag, 'latest'>,
  to: Point,
): Panel {
  const pivot = {
    x: frame.left + (spot.x / 1_000) * frame.width,
    y: frame.top + (spot.y / 1_000) * frame.height,
  };
  if (pull === 'grow')
    return atSpot(panel, thing, {
      size: (spot.size * distance(to, pivot)) / Math.max(1, distance(from, pivot)),
    });
  if (pull === 'turn') {
    const turn = spot.turn + angle(to, pivot) - angle(from, pivot);
    const near = Math.round(turn / quarter) * quarter;
    return atSpot(panel, thing, { turn: Math.abs(turn - near) < rest ? near : turn });
  }
  return atSpot(panel, thing, {
    x: spot.x + ((to.x - from.x) / frame.width) * 1_000,
    y: spot.y + ((to.y - from.y) / frame.height) * 1_000,
  });
}

/** Pulls things of a panel about: `live` is the panel meanwhile, `onDrop` is told of it once at the end. */
export function useDrag(panel: Panel, onDrop: (panel: Panel) => void) {
  const drag = useRef<Drag | null>(null);
  const [live, setLive] = useState<Panel | null>(null);

  const begin = (event: PointerEvent<HTMLElement>, pull: Pull, thing: Thing, frame: Element | null) => {
    const spot = spotOf(panel, thing);
    if (event.button !== 0 || !spot || !frame) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      ...{ pull, thing, spot, frame: frame.getBoundingClientRect() },
      from: { x: event.clientX, y: event.clientY },
      latest: null,
    };
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const to = { x: event.clientX, y: event.clientY };
    if (drag.current.latest === null && distance(to, drag.current.from) < slack) return;
    drag.current.latest = pulled(panel, drag.current, to);
    setLive(drag.current.latest);
  };
  const giveUp = () => {
    drag.current = null;
    setLive(null);
  };
  const end = () => {
    const latest = drag.current?.latest;
    giveUp();
    if (latest) onDrop(latest);
  };
  return {
    live,
    begin,
    handlers: { onPointerMove: go, onPointerUp: end, onPointerCancel: giveUp },
  };
}
