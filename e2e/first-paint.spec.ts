import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

test('a page asks for no module before its content is painted', async ({ page }) => {
  for (const address of ['/', '/games', '/blog/okurigana', '/mitsukete'])
    await test.step(address, async () => {
      await visit(page, address);
      const { painted, modules } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        modules: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }));
      expect(painted).toBeGreaterThan(0);
      expect(modules.length).toBeGreaterThan(5);
      expect(Math.min(...modules)).toBeGreaterThanOrEqual(painted as number);
    });
});

test('modules come in a browser that does not tell of its paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await visit(page, '/games');
});
