import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as battlePage from '../../routes/tatakae/battle.tsx';
import { button, press, show } from '../../testing/screen.tsx';

const paper = page.getByRole('application');
const written = () => Number(/(\d+) von/.exec(paper.element().ariaLabel ?? '')?.[1]);
const [palm, pen] = [
  { pointerId: 11, pointerType: 'touch', isPrimary: true },
  { pointerId: 12, pointerType: 'pen', isPrimary: true },
];

/** A pointer on the paper, at shares of its width and height. */
function point(type: string, pointer: PointerEventInit, [across, down]: readonly [number, number]): void {
  const sheet = paper.element().querySelector('.tat-paper__tip');
  const { left, top, width, height } = paper.element().getBoundingClientRect();
  const at = { clientX: left + across * width, clientY: top + down * height };
  sheet?.dispatchEvent(new PointerEvent(type, { ...pointer, ...at, bubbles: true, button: 0 }));
}

function stroke(pointer: PointerEventInit): void {
  point('pointerdown', pointer, [0.2, 0.3]);
  for (const across of [0.3, 0.4, 0.5]) point('pointermove', pointer, [across, 0.3]);
  point('pointerup', pointer, [0.5, 0.3]);
}

/** How much of the paper is inked, in pixels. */
function inked(): number {
  const canvas = paper.element().querySelector<HTMLCanvasElement>('.tat-paper__ink');
  const { data = [] } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  let count = 0;
  for (let alpha = 3; alpha < data.length; alpha += 4) count += Number((data[alpha] ?? 0) > 0);
  return count;
}

beforeEach(async () => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {}); // the browser knows none of these
  vi.useFakeTimers();
  await show(battlePage, { path: '/tatakae/battle?write=心', at: '/tatakae/battle' });
  press(button('Sofort anfangen'));
  await expect.element(paper).toBeVisible();
});

test('TAT-01 a pen takes over from the palm that came first, whose stroke is dropped and never counts', async () => {
  point('pointerdown', palm, [0.85, 0.85]);
  point('pointermove', palm, [0.8, 0.6]);
  stroke(pen);
  await expect.poll(written).toBe(1);
  const ink = inked();
  point('pointermove', palm, [0.4, 0.9]);
  stroke(pen);
  await expect.poll(written).toBe(2);
  point('pointerup', palm, [0.4, 0.9]);
  stroke({ ...palm, pointerId: 13 });
  expect(written()).toBe(2);
  expect(inked(), 'the same stroke lies twice on the paper, and nothing else').toBe(ink);
});

test('TAT-01 a palm that comes second, or that the system takes back, writes nothing', async () => {
  point('pointerdown', palm, [0.85, 0.85]);
  point('pointercancel', palm, [0.85, 0.85]);
  point('pointerdown', pen, [0.2, 0.3]);
  point('pointermove', pen, [0.4, 0.3]);
  point('pointerdown', { ...palm, pointerId: 13 }, [0.85, 0.85]);
  point('pointerup', { ...palm, pointerId: 13 }, [0.85, 0.85]);
  point('pointermove', pen, [0.5, 0.3]);
  point('pointerup', pen, [0.5, 0.3]);
  await expect.poll(written).toBe(1);
});

test('TAT-01 a finger writes where no pen does', async () => {
  stroke(palm);
  await expect.poll(written).toBe(1);
});
