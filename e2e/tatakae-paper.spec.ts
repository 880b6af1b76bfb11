import type { Page } from '@playwright/test';
import { sidewaysScroll } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { handheld } from './phone.ts';
import { arrows, draw, inkAt, inWindow, isInked, openBattle, type Place, paper, written } from './tatakae.ts';

/** One finger, known by its id. */
const finger = async (page: Page, place: Place, id = 1) => ({ ...(await inWindow(page, place)), id });

test('TAT-01 a stroke is on the paper from its first point to its last, 4 px wide, in the colour of the theme', async ({
  page,
}) => {
  await openBattle(page);
  await draw(page, [0.2, 0.3], [0.5, 0.3], [0.5, 0.8]);
  for (const place of [
    [0.2, 0.3],
    [0.35, 0.3],
    [0.5, 0.6],
    [0.5, 0.8],
  ] as const)
    expect(await isInked(page, place), String(place)).toBe(true);
  expect(await isInked(page, [0.35, 0.6])).toBe(false);
  expect(await written(page)).toBe(1);

  const width = await paper(page)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const column = context.getImageData(Math.round(canvas.width * 0.35), 0, 1, canvas.height).data;
      return column.filter((value, at) => at % 4 === 3 && value > 127).length / devicePixelRatio;
    });
  expect(width).toBeGreaterThanOrEqual(3);
  expect(width).toBeLessThanOrEqual(5);

  const brightness = async () => Math.max(...((await inkAt(page, [0.35, 0.3])) ?? [-1]));
  expect(await brightness()).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(brightness).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: 'Zwischen Hell und Dunkel wechseln' }).click();
  await expect.poll(brightness).toBeLessThan(60);
});

test('TAT-01 a dot is a stroke, one that leaves the paper runs along its edge; the last is taken back, and all by one press', async ({
  page,
}) => {
  await openBattle(page);
  await draw(page, [0.3, 0.3]);
  expect(await isInked(page, [0.3, 0.3])).toBe(true);
  await draw(page, [0.7, 0.5], [1.2, 0.5], [1.2, 0.9]);
  expect(await written(page)).toBe(2);
  expect(await isInked(page, [0.998, 0.7])).toBe(true);

  await page.getByRole('button', { name: 'Letzten Strich zurücknehmen' }).click();
  expect(await isInked(page, [0.3, 0.3])).toBe(true);
  expect(await isInked(page, [0.998, 0.7])).toBe(false);
  await page.getByRole('button', { name: 'Leeren' }).click();
  expect(await isInked(page, [0.3, 0.3])).toBe(false);
  expect(await written(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Abgeben' })).toHaveAttribute('aria-disabled', 'true');
});

test.describe('on a phone', () => {
  test.use({ ...handheld, deviceScaleFactor: 2 });

  test('TAT-01 the ink is as sharp as the screen and stays where it is when the phone is turned; a stroke in the middle of that is lost alone', async ({
    page,
  }) => {
    const sharpness = () =>
      paper(page)
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.width - canvas.clientWidth * devicePixelRatio);
    await openBattle(page);
    await draw(page, [0.25, 0.25], [0.75, 0.75]);
    expect(Math.abs(await sharpness())).toBeLessThan(2);
    const before = await paper(page).boundingBox();
    const { x, y } = await inWindow(page, [0.25, 0.5]);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 3 });
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => (await paper(page).boundingBox())?.width).not.toBe(before?.width);
    await page.mouse.move(x + 60, y, { steps: 3 });
    await page.mouse.up();
    expect(await written(page)).toBe(1);
    await expect.poll(async () => Math.abs(await sharpness())).toBeLessThan(2);
    await expect.poll(() => isInked(page, [0.5, 0.5])).toBe(true);
    expect(await isInked(page, [0.75, 0.25])).toBe(false);
    await draw(page, [0.25, 0.75], [0.75, 0.75]);
    expect(await written(page)).toBe(2);
  });

  test('TAT-01 on a phone that lies on its side the paper, the model and the buttons are in one view', async ({
    page,
  }) => {
    await openBattle(page);
    const inSight = [
      paper(page),
      arrows(page).last(),
      page.getByRole('timer'),
      page.getByRole('button', { name: 'Letzten Strich zurücknehmen' }),
      page.getByRole('button', { name: 'Abgeben' }),
    ];
    for (const size of [
      { width: 780, height: 360 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize(size);
      for (const part of inSight) await expect(part).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  test('TAT-01 a finger draws without moving the page, a tap right after it is heard; a second finger draws nothing, and a stroke that the system takes is lost', async ({
    page,
    context,
  }) => {
    const touch = await context.newCDPSession(page);
    await openBattle(page);

    await test.step('a finger', async () => {
      await page.setViewportSize({ width: 360, height: 500 }); // so that there is something to scroll
      await paper(page).scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      const from = await finger(page, [0.5, 0.8]);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (const y of [0.7, 0.5, 0.3, 0.1])
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [await finger(page, [0.5, y])],
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => written(page)).toBe(1);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      expect(await isInked(page, [0.5, 0.8])).toBe(true);
      expect(await isInked(page, [0.5, 0.2])).toBe(true);
      await page.getByRole('button', { name: 'Leeren' }).click();
    });

    await test.step('a tap right after a quick stroke', async () => {
      for (const round of [1, 2, 3]) {
        const [from, to] = [await finger(page, [0.5, 0.2]), await finger(page, [0.5, 0.9])];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await expect.poll(() => written(page), `stroke ${round}`).toBe(1);
        await page.getByRole('button', { name: 'Letzten Strich zurücknehmen' }).tap();
        await expect.poll(() => written(page), `tap ${round}`).toBe(0);
      }
    });

    await test.step('two fingers, and a stroke that is taken', async () => {
      const [one, other] = [await finger(page, [0.2, 0.2]), await finger(page, [0.8, 0.8], 2)];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one, other] });
      const moved = [await finger(page, [0.4, 0.2]), await finger(page, [0.8, 0.6], 2)];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: moved });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => written(page)).toBe(1);
      expect(await isInked(page, [0.3, 0.2])).toBe(true);
      expect(await isInked(page, [0.8, 0.7])).toBe(false);

      const again = await finger(page, [0.2, 0.5]);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [again] });
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [await finger(page, [0.5, 0.5])],
      });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      await page.clock.runFor(50);
      expect(await written(page)).toBe(1);
      expect(await isInked(page, [0.35, 0.5])).toBe(false);
    });
  });
});
