import { gridHeight, gridWidth } from '@michi/games/tatakae/constants';
import { inkPoints, type Stroke } from '@michi/games/tatakae/ink';
import { Hands } from './hands.ts';
import { traceEnd, traceSettled } from './ink-line.ts';
import { Pen } from './pen.ts';

/** In CSS px. */
const lineWidthPx = 4;
const tipRadiusPx = 5;

/** The two sheets that lie on each other: settled ink, and above it what changes with every frame. */
export interface Sheets {
  readonly settled: HTMLCanvasElement;
  readonly live: HTMLCanvasElement;
}

/**
 * Where strokes are drawn with finger, pen or mouse. Pointers are recorded as they come and drawn once in a frame,
 * and only what is new; React never hears of a point, only of finished strokes.
 */
export class InkSurface {
  readonly #sheets: Sheets;
  readonly #settled: CanvasRenderingContext2D;
  readonly #live: CanvasRenderingContext2D;
  readonly #onStroke: (stroke: Stroke) => void;
  readonly #stop = new AbortController();
  #ink: readonly Stroke[] = [];
  #enabled = false;
  readonly #hands = new Hands();
  #pen: Pen | null = null;
  /** Ends the hearing of moves with the present stroke. */
  #stopMoves = new AbortController();
  /** How many points of the present stroke are drawn. */
  #drawn = 0;
  #frame = 0;
  /** Device pixels for one CSS px. */
  #ratio = 1;

  /** Pointers are heard on the upper sheet. */
  constructor(sheets: Sheets, onStroke: (stroke: Stroke) => void) {
    this.#sheets = sheets;
    this.#settled = contextOf(sheets.settled);
    this.#live = contextOf(sheets.live);
    this.#onStroke = onStroke;
    this.#hearPointers(sheets.live);
    this.#followSize();
    this.#followColours();
  }

  /** Shows this ink, in place of what was there. */
  show(ink: readonly Stroke[]): void {
    this.#ink = ink;
    this.#redraw();
  }

  /** Whether strokes can be drawn now; one that is being drawn is lost when they no longer can. */
  enable(enabled: boolean): void {
    this.#enabled = enabled;
    if (!enabled) this.#drop();
  }

  destroy(): void {
    this.#stop.abort();
    this.#stopMoves.abort();
    cancelAnimationFrame(this.#frame);
  }

  #hearPointers(target: HTMLCanvasElement): void {
    const { signal } = this.#stop;
    target.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    target.addEventListener('pointerup', (event) => this.#lift(event), { signal });
    target.addEventListener('pointercancel', (event) => this.#isDrawing(event) && this.#drop(), { signal });
    target.addEventListener('lostpointercapture', (event) => this.#isDrawing(event) && this.#drop(), {
      signal,
    });
    // a finger on the paper is no gesture: after what looks like a fling browsers swallow the next tap, on a button
    target.addEventListener('touchstart', (event) => event.preventDefault(), { signal, passive: false });
    target.addEventListener('contextmenu', (event) => event.preventDefault(), { signal }); // of a long press
  }

  #press(event: PointerEvent): void {
    if (!this.#enabled || event.button !== 0 || !this.#hands.press(event)) return;
    this.#wipe(); // the stroke of a palm, when a pen takes over
    this.#sheets.live.setPointerCapture(event.pointerId);
    this.#pen = new Pen(event, this.#sheets.live.getBoundingClientRect());
    this.#drawn = 0;
    this.#hearMoves();
    this.#ask();
  }

  /** Nobody else hears where the pen moves: it costs React as much to find out that it does not mind as to draw. */
  #hearMoves(): void {
    this.#stopMoves = new AbortController();
    const first = { capture: true, signal: this.#stopMoves.signal };
    addEventListener('pointermove', (event) => this.#isDrawing(event) && this.#move(event), first);
    addEventListener('mousemove', (event) => event.stopPropagation(), first);
  }

  #move(event: PointerEvent): void {
    event.stopPropagation();
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length > 0 ? samples : [event]) this.#pen?.move(sample);
    this.#ask();
  }

  #lift(event: PointerEvent): void {
    if (!this.#pen || !this.#isDrawing(event)) return;
    this.#pen.move(event);
    const stroke = this.#pen.end();
    this.#hands.lift(event);
    this.#wipe();
    this.#onStroke(stroke);
  }

  #isDrawing(event: PointerEvent): boolean {
    return this.#hands.writes(event);
  }

  /** Gives the present stroke up. */
  #drop(): void {
    this.#hands.rest();
    this.#wipe();
  }

  /** Takes the present stroke off the paper. */
  #wipe(): void {
    if (!this.#pen) return;
    this.#pen = null;
    this.#stopMoves.abort();
    this.#redraw();
  }

  /** Asks for one drawing in the next frame. */
  #ask(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#drawPen();
    });
  }

  /** Draws what the pen added since the last frame, and its tip. */
  #drawPen(): void {
    clear(this.#live);
    if (!this.#pen) return;
    const { points, position } = this.#pen;
    if (points.length - 1 > this.#drawn) {
      this.#settled.beginPath();
      traceSettled(points, this.#settled, this.#drawn);
      this.#settled.stroke();
      this.#drawn = points.length - 1;
    }
    this.#live.beginPath();
    traceEnd(points, position, this.#live);
    this.#live.stroke();
    this.#live.beginPath();
    this.#live.arc(position.x, position.y, this.#gridUnits(tipRadiusPx), 0, 2 * Math.PI);
    this.#live.fill();
  }

  /** Draws everything anew. */
  #redraw(): void {
    clear(this.#settled);
    this.#settled.beginPath();
    for (const stroke of this.#ink) {
      const points = inkPoints(stroke);
      const end = points[points.length - 1];
      traceSettled(points, this.#settled);
      if (end) traceEnd(points, end, this.#settled);
    }
    this.#settled.stroke();
    this.#drawn = 0;
    this.#drawPen();
  }

  /** Keeps one pixel of the sheets on one of the screen, whatever size they have. */
  #followSize(): void {
    const { settled, live } = this.#sheets;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const [css] = entry.contentBoxSize;
      const [exact] = entry.devicePixelContentBoxSize ?? [];
      if (!css || css.inlineSize === 0 || css.blockSize === 0) return;
      this.#drop(); // where the pen is, is another place of the paper now
      const width = devicePixels(css.inlineSize, exact?.inlineSize);
      const height = devicePixels(css.blockSize, exact?.blockSize);
      this.#ratio = width / css.inlineSize;
      for (const sheet of [settled, live]) {
        sheet.width = width;
        sheet.height = height;
      }
      this.#prepare();
    });
    try {
      observer.observe(settled, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(settled); // browsers that do not tell device pixels
    }
    this.#stop.signal.addEventListener('abort', () => observer.disconnect());
  }

  /** The learner's ink changes with the theme. */
  #followColours(): void {
    const { signal } = this.#stop;
    const renew = () => this.#prepare();
    const observer = new MutationObserver(renew);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-ink'] });
    signal.addEventListener('abort', () => observer.disconnect());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', renew, { signal });
  }

  /** Sets size, line and colours, which a canvas forgets when its size changes. */
  #prepare(): void {
    const { settled, live } = this.#sheets;
    const ink = getComputedStyle(settled).color;
    for (const context of [this.#settled, this.#live]) {
      context.setTransform(settled.width / gridWidth, 0, 0, settled.height / gridHeight, 0, 0);
      context.lineWidth = this.#gridUnits(lineWidthPx);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.strokeStyle = ink;
    }
    this.#live.fillStyle = getComputedStyle(live).color;
    this.#redraw();
  }

  #gridUnits(px: number): number {
    return (px * this.#ratio * gridWidth) / this.#sheets.settled.width;
  }
}

/** Device pixels for CSS px: as the browser tells, unless it does not, or speaks of another screen than it draws. */
function devicePixels(px: number, told: number | undefined): number {
  const reckoned = px * devicePixelRatio;
  return told !== undefined && Math.abs(told - reckoned) < 2 ? told : Math.round(reckoned);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas to draw on');
  return context;
}

function clear(context: CanvasRenderingContext2D): void {
  context.clearRect(0, 0, gridWidth, gridHeight);
}
