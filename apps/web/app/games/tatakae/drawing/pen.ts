import { gridHeight, gridWidth, maxPointsPerStroke, roundMs } from '@michi/games/tatakae/constants';
import { type InkPoint, type Stroke, strokeOf } from '@michi/games/tatakae/ink';

/** Where the paper lies in the window, in CSS px. */
export type PaperBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What is used of a pointer event. */
export type Sample = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** A point is recorded when it is this far from the one before: in squares of the grid, about 2 px on a screen. */
const leastStep = 5;
/** A point within `farStep` is recorded when it is this much later: a whole battle must fit what the server takes. */
const leastMs = 4;
/** Further points are recorded however quick the pen is, or corners would be cut. */
const farStep = 40;

/** One stroke while it is drawn: from samples of a pointer to points on the grid. */
export class Pen {
  readonly #box: PaperBox;
  readonly #startedAt: number;
  readonly #points: InkPoint[];
  /** Where the pen is, if that is not recorded. */
  #ahead: InkPoint | null = null;

  constructor(first: Sample, box: PaperBox) {
    this.#box = box;
    this.#startedAt = first.timeStamp;
    this.#points = [this.#place(first, 0)];
  }

  /** The points recorded so far; the same array, growing. */
  get points(): readonly InkPoint[] {
    return this.#points;
  }

  /** Where the pen is now. */
  get position(): InkPoint {
    return this.#ahead ?? this.#last;
  }

  move(sample: Sample): void {
    const last = this.#last;
    const point = this.#place(sample, last.ms);
    const step = Math.hypot(point.x - last.x, point.y - last.y);
    const isNews = step >= farStep || (step >= leastStep && point.ms - last.ms >= leastMs);
    // one place is kept for where the stroke ends
    if (!isNews || this.#points.length >= maxPointsPerStroke - 1) this.#ahead = point;
    else {
      this.#points.push(point);
      this.#ahead = null;
    }
  }

  /** Lifts the pen: the stroke ends exactly where it was. */
  end(): Stroke {
    const { position } = this;
    const last = this.#last;
    if (position.x !== last.x || position.y !== last.y) this.#points.push(position);
    this.#ahead = null;
    return strokeOf(this.#points);
  }

  get #last(): InkPoint {
    return this.#points[this.#points.length - 1] as InkPoint;
  }

  /** On the grid, within the paper, and no earlier than `earliestMs`. */
  #place({ clientX, clientY, timeStamp }: Sample, earliestMs: number): InkPoint {
    const { left, top, width, height } = this.#box;
    return {
      x: within(Math.round(((clientX - left) / width) * gridWidth), gridWidth),
      y: within(Math.round(((clientY - top) / height) * gridHeight), gridHeight),
      ms: Math.max(earliestMs, within(Math.round(timeStamp - this.#startedAt), roundMs)),
    };
  }
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
