import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as menuPage from '../../routes/monogatari/menu.tsx';
import * as templatesPage from '../../routes/monogatari/templates.tsx';
import { forgetStories, openPage, tell } from '../../testing/monogatari.ts';
import {
  button,
  cutOff,
  enlargeText,
  expectAccessible,
  phones,
  show,
  sidewaysScroll,
} from '../../testing/screen.tsx';

beforeEach(async () => {
  await forgetStories();
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

  test('with large text cuts nothing off on a phone', async () => {
    await openTable(360, 640);
    await button('Ganze Seite').click();
    enlargeText();
    expect(sidewaysScroll()).toBe(0);
    expect(cutOff()).toEqual([]);
  });
});
