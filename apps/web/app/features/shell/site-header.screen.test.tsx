import { getBlogPosts } from '@michi/contracts/blog-posts';
import { getGames } from '@michi/contracts/games';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as listPage from '../../routes/blog/list.tsx';
import * as gamesPage from '../../routes/games.tsx';
import * as aboutPage from '../../routes/static/about.tsx';
import { answer } from '../../testing/calls.ts';
import { address, openSite } from '../../testing/site.tsx';
import { builtInGames } from '../hub/hub-game.ts';

const pages = { '/games': gamesPage, '/about': aboutPage, '/blog': listPage };
const header = page.getByRole('banner');
const links = header.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');
/** What the links of the header are called, with what they say of the page that is shown. */
const marks = () =>
  links.elements().map((link) => [link.textContent, link.getAttribute('aria-current')].join(' ').trim());
const loadingLine = () => document.querySelector('.site-header__loading');

beforeEach(async () => {
  await page.viewport(1280, 860);
  answer(getGames, [...builtInGames]);
  answer(getBlogPosts, []);
});

test('SHL-04 it leads to features, games and blog, and marks where the reader is', async () => {
  await openSite('/about', { pages });
  await expect.poll(marks).toEqual(['Funktionen', 'Spiele', 'Blog']);
  await links.getByText('Spiele').click();
  await expect.poll(marks).toEqual(['Funktionen', 'Spiele page', 'Blog']);
  expect(address()).toBe('/games');
  await links.getByText('Blog').click();
  await expect.poll(marks).toEqual(['Funktionen', 'Spiele', 'Blog page']);
  expect(address()).toBe('/blog');
  await links.getByText('Funktionen').click();
  await expect.poll(marks).toEqual(['Funktionen', 'Spiele', 'Blog']);
  expect(address()).toBe('/#features');
});

test('SHL-04 the language menu lists German, English, Spanish and French', async () => {
  await openSite('/about', { pages });
  const menu = header.getByRole('group');
  await menu.getByText('DE', { exact: true }).click();
  const entries = menu.getByRole('link');
  await expect.element(entries.first()).toBeVisible();
  expect(entries.elements().map(({ textContent }) => textContent)).toEqual([
    'Deutsch',
    'English',
    'Español',
    'Français',
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu.getByText('English')).not.toBeVisible();
});

test('SHL-04 it stays in sight and shrinks after 50 px of scroll, nothing else moves, nor does the keyboard move the page', async () => {
  await openSite('/games', { pages });
  await expect.element(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  const bar = header.element();
  /** How high the bar is drawn. */
  const paper = () =>
    bar.getBoundingClientRect().height +
    Number.parseFloat(getComputedStyle(bar, '::before').translate.split(' ')[1] ?? '0');
  const placeOfContent = () => page.getByRole('main').element().getBoundingClientRect().top + scrollY;
  const before = placeOfContent();
  for (const [top, height] of [
    [50, 72],
    [51, 56],
    [600, 56],
    [0, 72],
  ] as const) {
    scrollTo({ top, behavior: 'instant' });
    await expect.poll(paper).toBe(height);
    expect(bar.getBoundingClientRect().top).toBe(0);
    expect(placeOfContent()).toBe(before);
  }

  scrollTo({ top: 600, behavior: 'instant' });
  await expect.poll(paper).toBe(56);
  for (const name of ['Kanji no Michi', 'Funktionen', 'Spiele', 'Blog', 'DE']) {
    if (name === 'Kanji no Michi') (header.getByRole('link').first().element() as HTMLElement).focus();
    else await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toContain(name);
    expect(scrollY).toBe(600);
  }
});

test('a page that takes its time is announced by a line under the bar', async () => {
  const held = Promise.withResolvers<void>();
  answer(getGames, async () => {
    await held.promise;
    return Response.json(builtInGames);
  });
  await openSite('/about', { pages });
  await links.getByText('Spiele').click();
  await expect.poll(loadingLine).not.toBeNull();
  held.resolve();
  await expect.element(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  expect(loadingLine()).toBeNull();
});

test('SHL-04 screen readers hear which page a link opened', async () => {
  await openSite('/about', { pages });
  const spoken = () => document.querySelector('p.sr-only[aria-live=polite]')?.textContent;
  await expect.poll(spoken).toBe('');
  await links.getByText('Spiele').click();
  await expect.poll(spoken).toMatch(/ · Kanji no Michi$/);
  expect(spoken()).toBe(document.title);
});
