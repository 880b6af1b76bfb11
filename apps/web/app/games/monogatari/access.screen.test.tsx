import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as menuPage from '../../routes/monogatari/menu.tsx';
import * as readerPage from '../../routes/monogatari/reader.tsx';
import * as templatesPage from '../../routes/monogatari/templates.tsx';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { newBubble, openPage, tell, text } from '../../testing/monogatari.ts';
import {
  button,
  cutOff,
  cutWithin,
  enlargeText,
  expectAccessible,
  phones,
  phonesAndDesktop,
  press,
  show,
  sidewaysScroll,
} from '../../testing/screen.tsx';

beforeEach(async () => {
  await forgetCreations();
  await page.viewport(1280, 860);
});

test('GAM-01 menu and templates are accessible, also on a phone', async () => {
  for (const [route, path] of [
    [menuPage, '/monogatari'],
    [templatesPage, '/monogatari/new'],
  ] as const) {
    for (const width of [1280, 360]) {
      await page.viewport(width, 760);
      await show(route, { path });
      await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(`${path} at ${width}`);
      await cleanup();
    }
  }
});

test.each([360, 1280])('MON-02 the bar tells level and best score, at %i px', async (width) => {
  await page.viewport(width, 760);
  await show(menuPage, { path: '/monogatari' });
  const told = page.getByRole('banner').getByText(width < 900 ? 'Level 1 · Bestwert 0' : 'Bestwert 0');
  await expect.element(told).toBeVisible();
  const { scrollWidth, clientWidth } = document.querySelector('.play__title p') as HTMLElement;
  expect(scrollWidth, 'nothing is cut off').toBeLessThanOrEqual(clientWidth);
});

test('MON-02 the menu shows the achievements of the game, and how far one is', async () => {
  await show(menuPage, { path: '/monogatari' });
  const achievements = page.getByRole('region', { name: 'Deine Erfolge in Monogatari' });
  await expect.element(achievements.getByText('Zehn Hefte')).toBeVisible();
  await expect.element(achievements.getByText('0 von 10')).toBeVisible();
  expect(achievements.getByRole('listitem').elements()).toHaveLength(4);
});

describe('GAM-01 the drawing table', () => {
  const openTable = async (width: number, height: number) => {
    await openPage('festival');
    await tell();
    await page.viewport(width, height);
  };

  test('is accessible, and scrolls sideways on no phone', async () => {
    await openTable(1280, 860);
    await expectAccessible('the drawing table');
    for (const [width, height] of phones) {
      await page.viewport(width, height);
      expect(sidewaysScroll(), `${width} × ${height}`).toBe(0);
    }
  });

  test.each(['Kulisse', 'Figur', 'Blase', 'Wörter', 'Stimmung', 'Ganze Seite'])(
    'is accessible on a phone: %s',
    { tags: ['sweep'] },
    async (tool) => {
      await openTable(360, 640);
      await button(tool).first().click();
      await expectAccessible(`${tool} on a phone`);
    },
  );

  test('MON-01 the page stays beside its tools, and covers neither the words nor the title', async () => {
    await openTable(1280, 860);
    scrollTo(0, document.documentElement.scrollHeight);
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    expect(edge('.mng-page__held')?.bottom).toBeLessThanOrEqual(edge('.mng-words')?.top ?? 0);
    scrollTo(0, 400);
    expect(edge('.mng-page__held')?.top).toBeGreaterThanOrEqual(0);
  });

  test('keeps the panel in sight above its tools on a phone', async () => {
    await openTable(360, 760);
    for (const tool of ['Figur', 'Blase', 'Wörter']) {
      await button(tool).first().click();
      scrollTo(0, document.documentElement.scrollHeight / 2);
      const { top = 0, bottom = 0 } =
        document.querySelector('.mng-frame.is-current')?.getBoundingClientRect() ?? {};
      expect(top, tool).toBeGreaterThanOrEqual(-4);
      expect(bottom, tool).toBeLessThan(300);
    }
  });

  test('MON-01 a new bubble is written in at once; what is taken away leaves the focus to its panel', async () => {
    await openPage();
    await button('Tama, froh').click();
    await newBubble('Rund').click();
    await expect.element(text()).toHaveFocus();
    const panel = button(/^Bild 1: /);
    await page
      .getByRole('region', { name: 'Sprechblase' })
      .getByRole('button', { name: 'Entfernen' })
      .click();
    await expect.element(panel).toHaveFocus();
    await button(/^Tama, froh · /).click();
    await page.getByRole('region', { name: 'Figur' }).getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(panel).toHaveFocus();
  });

  test('MON-01 a finger that pulls, turns or grows a thing scrolls nothing; beside it the page scrolls', async () => {
    await openTable(360, 640);
    const touch = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => getComputedStyle(each).touchAction);
    expect(touch('.mng-thing')).toEqual(['none', 'none']);
    expect(touch('.mng-grip')).toEqual(['none', 'none']);
    for (const beside of ['.mng-frame__choose', '.mng-board', '.mng-tool button'])
      expect(touch(beside), beside).not.toContain('none');
  });

  test('turning to the last panel keeps the focus on its button', async () => {
    await openPage();
    const next = button('Nächstes Bild');
    for (let turn = 0; turn < 3; turn++) await next.click();
    await expect.element(page.getByText('Bild 4 von 4', { exact: true })).toBeVisible();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
  });

  test.each([360, 1280])('MON-01 keys turn on from panel to panel, at %i px', async (width) => {
    await openTable(width, 760);
    const figure = button(/^Tama, froh · /);
    const panel = (number: number) => button(new RegExp(`^Bild ${number}: `));
    (figure.element() as HTMLElement).focus();
    for (const number of [2, 3]) {
      await userEvent.keyboard('{PageDown}');
      await expect.element(panel(number)).toHaveFocus();
    }
    for (const [key, number] of [
      ['{ArrowLeft}', 4],
      ['{Home}', 1],
      ['{ArrowDown}', 2],
      ['{ArrowUp}', 1],
      ['{End}', 8],
      ['{PageUp}', 7],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(panel(number)).toHaveFocus();
    }
  });

  test('MON-01 a blank panel that is tapped leads to what can stand behind it, as it says', async () => {
    await openPage();
    await button(/^Bild 1: /).click();
    await expect.element(page.getByRole('region', { name: 'Kulisse' })).toHaveFocus();
  });

  test.each(phonesAndDesktop)(
    'GAM-01 with text twice as large cuts nothing off at the side: %i × %i',
    async (width, height) => {
      await openTable(width, height);
      enlargeText();
      for (const tool of ['Kulisse', 'Figur', 'Blase', 'Wörter', 'Stimmung']) {
        press(button(tool).first());
        await expect.element(button(tool).first()).toHaveAttribute('aria-pressed', 'true');
        expect([sidewaysScroll(), cutOff()], tool).toEqual([0, []]);
        expect(cutWithin('.mng-nav, .mng-toolbar, .mng-tool, .mng-publish, .play__bar'), tool).toEqual([]);
      }
      press(button('Ganze Seite'));
      expect([sidewaysScroll(), cutOff()], 'the whole page').toEqual([0, []]);
    },
  );
});

test('MON-03 GAM-01 on a phone a story is read panel by panel in sight, each as large as the screen allows', async () => {
  await openPage();
  await tell();
  await button('Veröffentlichen').click();
  await button('So veröffentlichen').click();
  await expect.element(page.getByText('/monogatari/read')).toBeVisible();
  await cleanup();
  await page.viewport(360, 760);
  await show(readerPage, { path: '/monogatari/read' });
  await button('Bild für Bild').click();
  const panel = () => document.querySelector('.mng-singly__panel')?.getBoundingClientRect();
  await expect.poll(() => panel()?.height).toBeGreaterThan(230);
  expect(panel()?.top).toBeGreaterThanOrEqual(0);
  expect(panel()?.bottom).toBeLessThan(760);
  expect(document.activeElement?.contains(document.querySelector('.mng-singly'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
