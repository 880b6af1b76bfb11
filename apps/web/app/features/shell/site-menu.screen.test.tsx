import { getBlogPosts } from '@michi/contracts/blog-posts';
import { getGames } from '@michi/contracts/games';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as listPage from '../../routes/blog/list.tsx';
import * as gamesPage from '../../routes/games.tsx';
import { answer } from '../../testing/calls.ts';
import { button, press } from '../../testing/screen.tsx';
import { address, goBack, openSite } from '../../testing/site.tsx';
import { builtInGames } from '../hub/hub-game.ts';

const pages = { '/games': gamesPage, '/blog': listPage };
const sign = button('Menü öffnen');
const menu = page.getByRole('dialog', { name: 'Menü' });
const dialog = () => document.querySelector<HTMLDialogElement>('dialog.site-menu');
const isOpen = () => dialog()?.open === true;

beforeEach(async () => {
  await page.viewport(360, 760);
  answer(getGames, [...builtInGames]);
  answer(getBlogPosts, []);
});

test('SHL-05 it lists Japanese too, keeps the focus, and closes by its sign and by Escape, with the focus back where it was', async () => {
  await openSite('/games', { pages });
  for (const close of [
    () => menu.getByRole('button', { name: 'Menü schließen' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await sign.click();
    await expect.poll(isOpen).toBe(true);
    expect(
      menu
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Funktionen', 'Spiele', 'Blog', 'Deutsch', 'English', 'Español', 'Français', '日本語']);
    await close();
    await expect.poll(isOpen).toBe(false);
    await expect.element(sign).toHaveFocus();
  }

  await sign.click();
  await expect.poll(isOpen).toBe(true);
  for (let step = 0; step < 12; step++) {
    await userEvent.keyboard(step % 5 === 4 ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    // the browser's own bar takes its turn, and then nothing of the page has the focus
    const { activeElement } = document;
    expect(activeElement === document.body || dialog()?.contains(activeElement)).toBe(true);
  }
});

test('SHL-05 it hangs from the top, where its sign is, also on a phone held sideways', async () => {
  await page.viewport(740, 360);
  await openSite('/games', { pages });
  await sign.click();
  await expect.poll(() => dialog()?.getBoundingClientRect()).toMatchObject({ y: 0, height: 360 });
});

test('SHL-05 a navigation closes it, also to another language, and going back does not open it again', async () => {
  await openSite('/games', { pages });
  await sign.click();
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect.poll(address).toBe('/blog');
  await expect.poll(isOpen).toBe(false);
  await goBack();
  await expect.poll(address).toBe('/games');
  await expect.poll(isOpen).toBe(false);

  await sign.click();
  await menu.getByRole('link', { name: '日本語' }).click();
  await expect.poll(address).toBe('/ja/games');
  await expect.poll(isOpen).toBe(false);
  press(button('メニューを開く'));
  await page.getByRole('dialog', { name: 'メニュー' }).getByRole('link', { name: '機能' }).click();
  await expect.poll(address).toBe('/ja#features');
  await expect.poll(isOpen).toBe(false);
});
