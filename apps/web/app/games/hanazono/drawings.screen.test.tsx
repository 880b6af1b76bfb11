import { type PlantType, plantTypeIds, plantTypes } from '@michi/games/hanazono/plant-types';
import { timesOfDay, weathers } from '@michi/games/hanazono/sky';
import { expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { keepGarden, kept, openGarden, plant } from '../../testing/hanazono.ts';
import { PlantPicture } from './plant-picture.tsx';
import { SkyPicture } from './sky-picture.tsx';

/** How every shape of a drawing is drawn and coloured. */
const lookOf = (drawing: Element): string =>
  [drawing, ...drawing.querySelectorAll('*')]
    .map((shape) => {
      const { fill, stroke, opacity, filter, translate, rotate } = getComputedStyle(shape);
      const form = [shape.getAttribute('d'), shape.getAttribute('transform')];
      return [...form, fill, stroke, opacity, filter, translate, rotate].join();
    })
    .join('\n');

const pictureIn = (container: Element): Element => {
  const picture = container.querySelector('svg');
  if (!picture) throw new Error('nothing is drawn');
  return picture;
};

/** How a plant is drawn in each of its stages. */
async function stagesOf(type: PlantType): Promise<string[]> {
  const stages: string[] = [];
  for (let growth = 1; growth <= plantTypes[type].maxGrowth; growth++) {
    const { container, unmount } = await render(<PlantPicture type={type} growth={growth} />);
    await expect.poll(() => container.querySelectorAll('path').length).toBeGreaterThan(2);
    const { width, height } = pictureIn(container).getBoundingClientRect();
    expect(Math.min(width, height), `${type} ${growth}`).toBeGreaterThan(20);
    stages.push(pictureIn(container).innerHTML);
    await unmount();
  }
  return stages;
}

test('HAN-01 five plants are drawn in each of their stages, no two alike; only as sprouts are they hard to tell', async () => {
  const all = await Promise.all(plantTypeIds.map(stagesOf));
  expect(all.map((stages) => stages.length)).toEqual([5, 7, 4, 3, 5]);
  for (const [index, stages] of all.entries())
    expect(new Set(stages).size, plantTypeIds[index]).toBe(stages.length);
  const beyondSprouts = all.flatMap((stages) => stages.slice(1));
  expect(new Set(beyondSprouts).size).toBe(beyondSprouts.length);
});

test('HAN-01 a seed is a mound of soil, whatever will grow of it', async () => {
  for (const type of plantTypeIds) {
    const { container, unmount } = await render(<PlantPicture type={type} growth={0} />);
    expect(container.querySelectorAll('.is-seed path').length, type).toBeGreaterThan(0);
    await unmount();
  }
});

test.each(plantTypeIds)('HAN-03 a wilting %s hangs its leaves and pales, in every stage', async (type) => {
  const stages = Array.from({ length: plantTypes[type].maxGrowth - 1 }, (_, index) => index + 1);
  for (const growth of stages) {
    keepGarden({ 山: kept(type, growth, { x: 20 }), 川: kept(type, growth, { x: 70, water: 5 }) });
    await openGarden();
    await expect.element(plant('川')).toBeVisible();
    const look = (kanji: string) => lookOf(pictureIn(plant(kanji).element()));
    await expect
      .poll(() => plant('川').element().querySelectorAll('.hana-plant path').length)
      .toBeGreaterThan(2);
    expect(look('川'), `stage ${growth}`).not.toBe(look('山'));
    expect(getComputedStyle(pictureIn(plant('川').element())).filter).toContain('saturate');
    await cleanup();
  }
});

test('HAN-03 three times of day and three weathers are nine skies', async () => {
  const looks = new Set<string>();
  for (const time of timesOfDay)
    for (const weather of weathers) {
      const { container, unmount } = await render(<SkyPicture time={time} weather={weather} />);
      looks.add(lookOf(pictureIn(container)));
      expect(container.querySelectorAll('.hana-sky__rain')).toHaveLength(weather === 'rainy' ? 1 : 0);
      await unmount();
    }
  expect(looks.size).toBe(9);
});
