import { furiganaOf } from '@michi/games/monogatari/proposals';
import type { Panel } from '@michi/games/monogatari/story';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fullPage } from '../../../testing/monogatari-page.ts';
import { PanelPicture } from './panel-picture.tsx';

const size = { width: 1_000, height: 767 };

function PanelBox({ panels }: { readonly panels: readonly Panel[] }) {
  return panels.map((panel, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a panel is where it stands
    <div key={index} style={{ width: 360 }}>
      <PanelPicture panel={panel} size={size} read={furiganaOf} />
    </div>
  ));
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

test('MON-01: figures and bubbles of a panel are found by their place, and every tone is defined once', async () => {
  await render(<PanelBox panels={fullPage} />);
  expect(all('[data-figure]')).toHaveLength(fullPage.reduce((sum, { figures }) => sum + figures.length, 0));
  expect(all('[data-bubble]')).toHaveLength(fullPage.length);
  const ids = all('pattern').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = all('[fill^="url"]').map((path) => path.getAttribute('fill')?.slice(5, -1));
  expect(used.length).toBeGreaterThan(20);
  for (const id of used) expect(ids).toContain(id);
});

test('MON-01: what is not moved stays as it is while a figure is moved', async () => {
  const [panel] = fullPage;
  if (!panel) throw new Error('no panel');
  const { rerender } = await render(<PanelBox panels={fullPage} />);
  const changes: Node[] = [];
  const observer = new MutationObserver((records) => changes.push(...records.map(({ target }) => target)));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  const moved = { ...panel, figures: panel.figures.map((figure) => ({ ...figure, x: 400, turn: 30 })) };
  await rerender(<PanelBox panels={[moved, ...fullPage.slice(1)]} />);
  changes.push(...observer.takeRecords().map(({ target }) => target));
  const [figure] = all('[data-figure]');
  expect(changes).toContain(figure);
  for (const change of changes)
    expect(change === figure || (change as Element).closest('[data-bubble]') !== null).toBe(true);
});

test.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['right to left', 'שלום \u202e مرحبا'],
  ['10,000 signs', '猫'.repeat(10_000)],
])('MON-01: a bubble with %s stays in its panel and is only text', async (_, text) => {
  const bubble = { form: 'speech', text, readings: {}, x: 1_000, y: 1_000, turn: 0, size: 250 } as const;
  await render(
    <PanelBox panels={[{ background: null, emotion: 'still', figures: [], bubbles: [bubble] }]} />,
  );
  expect(document.querySelector('img')).toBe(null);
  const box = document.querySelector('[data-bubble] > path')?.getBoundingClientRect();
  const panel = document.querySelector('svg')?.getBoundingClientRect();
  if (!box || !panel) throw new Error('nothing is drawn');
  expect(box.left).toBeGreaterThanOrEqual(panel.left - 1);
  expect(box.right).toBeLessThanOrEqual(panel.right + 1);
  expect(box.bottom).toBeLessThanOrEqual(panel.bottom + 1);
});
