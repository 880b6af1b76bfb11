import blog from '@michi/messages/de/blog.json' with { type: 'json' };
import contact from '@michi/messages/de/contact.json' with { type: 'json' };
import games from '@michi/messages/de/games.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as profilePage from '../routes/accounts/profile.tsx';
import * as blogPage from '../routes/blog/list.tsx';
import * as gamesPage from '../routes/games.tsx';
import * as contactPage from '../routes/static/contact.tsx';
import * as reviewPage from '../routes/today/review.tsx';
import { button, show } from '../testing/screen.tsx';
import { translated } from '../testing/translated.ts';
import type { PostCard } from './blog/post-in-language.ts';
import { hubEntry } from './hub/hub-entry.ts';
import { builtInGames } from './hub/hub-game.ts';

const post = (slug: string, category: string): PostCard => ({
  ...{ id: slug, slug, category, title: `Über ${slug}`, excerpt: 'Ein Auszug.' },
  ...{ image: null, character: '道', minutes: 4, views: 12, publishedOn: '2026-03-12' },
});

test('WEB-01 the articles of a category are chosen while the blog is translated', async () => {
  const done = translated();
  const posts = [post('radikale', 'Grundlagen'), post('gärten', 'Kultur'), post('silben', 'Grundlagen')];
  await show(blogPage, { path: '/blog', data: { posts } });
  await done();
  const titles = () => page.getByRole('heading', { name: /^Über/ }).elements().length;
  for (const [name, count] of [
    ['Kultur', 1],
    ['Grundlagen', 2],
    [blog.all, 3],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect.poll(titles).toBe(count);
    await done();
  }
});

test('WEB-01 STA-02 a message with a wrong address is kept while its page is translated', async () => {
  const refusal = { message: 'Bitte prüfe deine Angaben.', errors: { email: ['Das ist keine Adresse.'] } };
  const others = window.fetch;
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) =>
    new URL(new Request(asked, init).url).pathname === '/api/contact'
      ? Response.json(refusal, { status: 422 })
      : others(asked, init),
  );
  const done = translated();
  await show(contactPage, { path: '/contact' });
  await done();
  const message = page.getByRole('textbox', { name: contact.message });
  await message.fill('Eine Frage.');
  await button(contact.submit).click();
  await expect.element(page.getByText('Das ist keine Adresse.')).toBeVisible();
  await done();
  await expect.element(message).toHaveValue('Eine Frage.');
});

test('WEB-01 the hub is filtered while it is translated', async () => {
  const done = translated();
  await show(gamesPage, {
    path: '/games',
    data: { entries: builtInGames.map((game) => hubEntry(game, 'de')) },
  });
  for (const name of [games.filters.beginner, games.filters.all]) {
    await done();
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  }
  await done();
});

test('WEB-01 a placement is answered while it is translated', async () => {
  const done = translated();
  await show(reviewPage, {
    path: '/today/review/placement',
    at: '/today/review/:sitting',
    data: 'placement',
  });
  for (const question of [1, 2, 3]) {
    await expect.element(page.getByText(`Frage ${question} von 12`)).toBeVisible();
    await done();
    await button('Weiß ich nicht').click();
    await done();
    await button('Weiter').click();
  }
});

test('WEB-01 the profile is looked at while it is translated', async () => {
  const done = translated();
  await show(profilePage, { path: '/profile' });
  await expect.element(page.getByRole('slider')).toBeVisible();
  await done();
  (page.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('slider')).not.toHaveAttribute('aria-valuetext', /^山/);
  await done();
});
