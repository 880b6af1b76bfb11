import { type BlogPost, getBlogPost, postBlogView } from '@michi/contracts/blog-posts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refused } from '../../testing/calls.ts';
import { aGame } from '../../testing/hub.ts';
import { openHome, showcase, somePosts, teaser } from '../../testing/landing.ts';
import { address, goBack } from '../../testing/site.tsx';

const titlesIn = (part: typeof showcase) =>
  part
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
const times = (asked: Readonly<Record<string, readonly Request[]>>) =>
  Object.values(asked).map(({ length }) => length);

describe('LAN-03 the showcase', () => {
  const five = ['Ichi', 'Ni', 'San', 'Yon', 'Go'].map((title, place) =>
    aGame({ id: title, title, available: place % 2 === 0 ? true : 1 }),
  );
  const allGames = showcase.getByRole('link', { name: 'Alle Spiele ansehen' });
  const book = showcase.getByRole('link', { name: /^Mitsukete/ });
  const dialog = page.getByRole('dialog', { name: 'Mitsukete' });

  test('shows the first four available games, and a way to the others where there are any', async () => {
    await openHome({ games: [aGame({ id: 'Zero', title: 'Zero', available: 0 }), ...five] });
    expect(titlesIn(showcase)).toEqual(['Ichi', 'Ni', 'San', 'Yon']);
    await expect.element(allGames).toHaveAttribute('href', '/games');
    await openHome({ games: five.slice(0, 4) });
    expect(titlesIn(showcase)).toHaveLength(4);
    await expect.element(allGames).not.toBeInTheDocument();
  });

  test('opens a game over the page under an address of its own, and asks nothing for it; back and Escape close it', async () => {
    const asked = await openHome();
    await book.click();
    await expect.element(dialog).toMatchTextContent('Anfänger');
    await expect.element(dialog).toMatchTextContent('Erkennen · Gedächtnis · Tempo');
    expect(address()).toBe('/?game=mitsukete');
    expect(times(asked)).toEqual([1, 1, 1]);
    goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/');
    await expect.element(book).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/');

    await book.click();
    await expect
      .element(dialog.getByRole('link', { name: 'Mitsukete spielen' }))
      .toHaveAttribute('href', '/mitsukete');
  });

  test('opens the game that the address names, and forgets it when it is closed; an unknown one opens nothing', async () => {
    await openHome({}, '/?game=mitsukete');
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/');
    await openHome({}, '/?game=gibt-es-nicht');
    await expect.element(book).toBeVisible();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('HUB-02 leads to the prices when a game belongs to Premium', async () => {
    await openHome({ games: [aGame({ premium_only: true, is_new: 1 })] });
    await showcase.getByRole('link', { name: /^Kumo/ }).click();
    const premium = page.getByRole('dialog', { name: 'Kumo' });
    await expect.element(premium).toMatchTextContent('Dieses Spiel gehört zu Premium.');
    await expect
      .element(premium.getByRole('link', { name: 'Mit Premium: Preise ansehen' }))
      .toHaveAttribute('href', '/pricing');
  });
});

describe('LAN-04 the teaser', () => {
  const more = teaser.getByRole('link', { name: 'Mehr Artikel' });
  const opened = page.getByRole('dialog');

  test('asks for the articles with their content, shows the first six, and leads to the others from six on', async () => {
    const asked = await openHome({ posts: somePosts(7) });
    expect(asked.posts.map(({ url }) => new URL(url).search)).toEqual(['?limit=24&with_content=true']);
    expect(titlesIn(teaser)).toEqual(somePosts(6).map(({ title }) => title));
    await expect.element(more).toHaveAttribute('href', '/blog');
    await openHome({ posts: somePosts(6) });
    await expect.element(more).toBeVisible();
    await openHome({ posts: somePosts(5) });
    expect(titlesIn(teaser)).toHaveLength(5);
    await expect.element(more).not.toBeInTheDocument();
  });

  test('opens an article over the page, whose text it has, under an address of its own; back closes it', async () => {
    const views = answer(postBlogView, { views: 1 });
    const texts = answer(getBlogPost, () => refused(404));
    const asked = await openHome();
    await teaser.getByRole('link', { name: /Artikel 0/ }).click();
    await expect.element(opened.getByRole('heading', { name: 'Kapitel von Artikel 0' })).toBeVisible();
    expect(address()).toBe('/?post=artikel-0');
    await expect.poll(() => views).toHaveLength(1);
    expect(texts).toEqual([]);
    expect(times(asked)).toEqual([1, 1, 1]);
    goBack();
    await expect.element(opened).not.toBeInTheDocument();
    expect(address()).toBe('/');
  });

  test('asks for the text of an article that came without it, once it is opened', async () => {
    const { content, ...listed } = {
      ...somePosts(1)[0],
      id: 'bare',
      slug: 'ohne-text',
      title: 'Ohne Text',
    } as BlogPost;
    const views = answer(postBlogView, { views: 1 });
    const texts = answer(getBlogPost, { ...listed, content: '## Nachgereicht' });
    await openHome({ posts: [listed] });
    await teaser.getByRole('link', { name: /Ohne Text/ }).click();
    await expect.element(opened.getByRole('heading', { name: 'Nachgereicht' })).toBeVisible();
    expect(texts.map(({ url }) => new URL(url).pathname)).toEqual(['/api/blog-posts/ohne-text']);
    await expect.poll(() => views).toHaveLength(1); // it is told as read, in the end
  });
});
