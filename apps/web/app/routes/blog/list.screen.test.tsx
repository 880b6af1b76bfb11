import { type BlogPost, getBlogPost, getBlogPosts, postBlogView } from '@michi/contracts/blog-posts';
import blog from '@michi/messages/de/blog.json' with { type: 'json' };
import problems from '@michi/messages/de/problems.json' with { type: 'json' };
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { postCardIn } from '../../features/blog/post-in-language.ts';
import { answer, exampleOf, refused, silence } from '../../testing/calls.ts';
import { holdPatience } from '../../testing/patience.ts';
import { button, expectAccessible, press, show, withinMain } from '../../testing/screen.tsx';
import { address, goBack, openSite } from '../../testing/site.tsx';
import * as listPage from './list.tsx';

const [example] = exampleOf(getBlogPosts);
if (!example) throw new Error('no post');
/** Posts by what is told of them; each has another name, as what was loaded of one is kept. */
const aPost = (slug: string, told: Partial<BlogPost> = {}): BlogPost => ({
  ...example,
  id: slug,
  slug,
  title: `Von ${slug}`,
  ...told,
});
const posts = [
  aPost('eins'),
  aPost('zwei', { category: 'Lerntipps' }),
  aPost('drei', { category: 'Lerntipps' }),
  aPost('vier', { category: 'Kultur' }),
];
const pages = { '/blog': listPage };
const articles = page.getByRole('article');
const categories = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link');
const dialog = page.getByRole('dialog');
const heading = (name: string) => page.getByRole('heading', { name });

beforeEach(() => page.viewport(1280, 860));

test.each([
  ['did not come in time', 'tooLong', problems.tooLong.title],
  ['cannot be had', null, blog.listFailed],
])(
  'BLG-01 SHL-10 articles whose list %s: the page says so and offers to ask again',
  async (_, posts, title) => {
    await show(listPage, { path: '/blog', data: { posts } });
    const alert = page.getByRole('alert');
    await expect.element(alert.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(alert.getByRole('button', { name: blog.retry })).toBeVisible();
  },
);

test('BLG-01 every category with an article has a tab with an address of its own, an empty one says so and leads back', async () => {
  answer(getBlogPosts, posts);
  await openSite('/blog', { pages });
  await expect.element(articles.first()).toBeVisible();
  expect(
    categories.elements().map((tab) => [tab.textContent, tab.getAttribute('aria-current')].join(' ').trim()),
  ).toEqual(['Alle true', 'Lerntipps', 'Kultur', 'Grammatik']);
  expect(articles.elements()).toHaveLength(4);

  press(categories.getByText('Lerntipps'));
  await expect.poll(() => articles.elements()).toHaveLength(2);
  expect(address()).toBe('/blog?category=Lerntipps');
  for (const article of articles.elements()) expect(article.textContent).toContain('Lerntipps');
});

test('BLG-01 an empty category says so and leads back', async () => {
  answer(getBlogPosts, posts);
  await openSite('/blog?category=Nichts', { pages });
  await expect.element(heading('Keine Artikel in dieser Kategorie.')).toBeVisible();
  press(page.getByRole('link', { name: 'Alle Artikel' }));
  await expect.poll(() => articles.elements()).toHaveLength(4);
});

test('BLG-01 when the articles cannot be loaded the page stays whole, which is logged, until they come', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(getBlogPosts, () => Response.json({ wrong: true }));
  await openSite('/blog', { pages });
  await expect.element(heading('Die Artikel sind gerade nicht zu erreichen.')).toBeVisible();
  await expect.element(heading('Zum Lesen zwischendurch')).toBeVisible();
  expect(page.getByText('Keine Artikel in dieser Kategorie.').elements()).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith('loading the articles failed:', expect.any(Error));
  answer(getBlogPosts, posts);
  press(button('Neu laden'));
  await expect.poll(() => articles.elements()).toHaveLength(4);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test.each([1280, 360])(
  'BLG-02 a card shows the image of its post, for which its place is kept, at %i px',
  async (width) => {
    await page.viewport(width, 860);
    const src =
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="900" height="300"%3E%3Cpath d="M0 0h900v300"/%3E%3C/svg%3E';
    const cards = posts.map((post) => postCardIn(post, 'de'));
    const withImages = cards.map((card, index) => (index < 2 ? { ...card, image: src } : card));
    await show(withinMain(listPage), { path: '/blog', data: { posts: withImages } });
    await expect.poll(() => document.images).toHaveLength(2);
    for (const image of document.images) {
      image.scrollIntoView();
      await expect.poll(() => image.naturalWidth).toBe(900);
      expect(image.alt).toBe('');
    }
    const places = () => articles.elements().map((card) => JSON.stringify(card.getBoundingClientRect()));
    const shown = places();
    for (const image of document.images) image.style.display = 'none';
    expect(places()).toEqual(shown);
  },
);

describe('BLG-02 an article over the list', () => {
  const text = 'Das Zeichen steht fest.\n\n## Drei Faustregeln\n\nDie Kana dahinter bewegen sich.';
  const opened = (slug: string) => ({ ...aPost(slug), content: text });
  const open = (slug: string) => press(page.getByRole('link', { name: new RegExp(`Von ${slug}`) }));
  const isClosed = () => expect.element(dialog).not.toBeInTheDocument();

  beforeEach(() => {
    answer(getBlogPosts, posts);
    answer(postBlogView, { views: 1 });
  });

  test('has an address of its own, asks once, and is closed by going back', async () => {
    const asked = answer(getBlogPost, opened('eins'));
    await openSite('/blog', { pages });
    await expect.element(articles.first()).toBeVisible();
    open('eins');
    await expect.element(dialog.getByRole('heading', { name: 'Drei Faustregeln' })).toBeVisible();
    expect(address()).toBe('/blog?post=eins');
    await expectAccessible('an article over the list');
    await goBack();
    await isClosed();
    expect(address()).toBe('/blog');
    open('eins');
    await expect.element(dialog.getByRole('heading', { name: 'Drei Faustregeln' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('is opened by its address, and closed by Escape', async () => {
    answer(getBlogPost, opened('zwei'));
    await openSite('/blog?post=zwei', { pages });
    await expect.element(dialog.getByRole('heading', { name: 'Drei Faustregeln' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe('/blog');
  });

  test('that does not exist says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer(getBlogPost, () => refused(404, 'Nein.'));
    await openSite('/blog?post=keiner', { pages });
    await expect.element(dialog.getByRole('heading', { name: blog.missing })).toBeVisible();
  });

  test('SHL-10 that takes too long says so in its place, and comes with another try', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const timeIsUp = holdPatience();
    const asked = answer(getBlogPost, silence);
    await openSite('/blog?post=drei', { pages });
    await expect.poll(() => asked.length).toBe(1);
    timeIsUp();
    await expect.element(dialog.getByRole('heading', { name: problems.tooLong.title })).toBeVisible();
    answer(getBlogPost, opened('drei'));
    press(button('Neu laden'));
    await expect.element(dialog.getByRole('heading', { name: 'Drei Faustregeln' })).toBeVisible();
  });
});

test('BLG-03 BLG-04 axe finds nothing on the list, which names the feed of its language', async () => {
  answer(getBlogPosts, posts);
  await openSite('/fr/blog', { pages });
  await expect.element(articles.first()).toBeVisible();
  const feed = document.querySelector('link[type="application/atom+xml"]');
  expect(feed?.getAttribute('href')).toBe('/fr/feed.xml');
  await expectAccessible('the list of articles');
});
