import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as jukugoPage from '../../routes/jukugo/play.tsx';
import * as menuPage from '../../routes/kotodama/menu.tsx';
import * as paths from '../../routes/tabibito/difficulties.tsx';
import { show, sidewaysScroll } from '../../testing/screen.tsx';

const games = [
  ['jukugo', jukugoPage, 'puzzle'],
  ['kotodama', menuPage, null],
  ['tabibito', paths, []],
] as const;

/** What of a text its own box cuts off above or below, in px, by the room that its font asks for. */
function cut(element: Element): number {
  if (getComputedStyle(element).overflowY === 'visible') return 0;
  const range = document.createRange();
  range.selectNodeContents(element);
  const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
  return Math.max(0, box.top - text.top, text.bottom - box.bottom);
}

test.each(
  ([360, 1280] as const).flatMap((width) =>
    (['de', 'ja'] as const).flatMap((locale) =>
      games.map(([game, route, data]) => ({ width, locale, game, route, data })),
    ),
  ),
)(
  'GAM-01 no letter of the title in the bar of $game is cut above or below: $width px, $locale',
  async ({ width, locale, game, route, data }) => {
    await page.viewport(width, 760);
    await show(route, { path: `/${game}`, data, locale });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const texts = [...document.querySelectorAll('.play__title :is(h1, p)')];
    expect(texts).toHaveLength(2);
    expect(texts.map(cut)).toEqual([0, 0]);
    for (const text of texts)
      expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(sidewaysScroll()).toBe(0);
  },
);
