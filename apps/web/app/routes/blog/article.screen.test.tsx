import { type BlogPost, getBlogPost, getBlogPosts, postBlogView } from '@michi/contracts/blog-posts';
import problems from '@michi/messages/en/problems.json' with { type: 'json' };
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, exampleOf, silence } from '../../testing/calls.ts';
import { holdPatience } from '../../testing/patience.ts';
import { expectAccessible, press, sidewaysScroll } from '../../testing/screen.tsx';
import { openSite } from '../../testing/site.tsx';
import * as articlePage from './article.tsx';

const pages = { '/blog/:slug': articlePage };
const example = exampleOf(getBlogPost);
const others: BlogPost[] = ['eins', 'zwei', 'drei', 'vier'].map((slug, index) => ({
  ...example,
  ...{ id: slug, slug, title: `Von ${slug}`, published_on: `2026-04-2${index}` },
}));
const content = 'Das Zeichen steht fest.\n\n| Kana | Laut |\n|---|---|\n| べる | rubeln |';

beforeEach(() => {
  answer(getBlogPosts, [...others, example]);
  answer(postBlogView, { views: 1 });
});

test('BLG-02 BLG-03 an article on its own page has its time to read, and others around and beside it, and axe finds nothing', async () => {
  await page.viewport(1280, 860);
  answer(getBlogPost, { ...example, content });
  await openSite('/blog/okurigana', { pages });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Okurigana');
  await expect.element(page.getByText(/Min\. Lesezeit/).first()).toBeVisible();
  const beside = page.getByRole('complementary', { name: 'Weiterlesen' });
  expect(beside.getByRole('article').elements()).toHaveLength(3);
  const around = page.getByRole('navigation', { name: 'Davor und danach' });
  await expect.element(around.getByRole('link').first()).toBeVisible();
  await expectAccessible('an article');
});

test('SHL-10 a page that takes longer than 10 s says so, with another try and whom to write to', async () => {
  await page.viewport(360, 760);
  const timeIsUp = holdPatience();
  answer(getBlogPost, { ...example, content });
  await openSite('/blog/okurigana', { pages });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Okurigana');
  const asked = answer(getBlogPost, silence);
  press(page.getByRole('contentinfo').getByRole('link', { name: 'English' }));
  await expect.poll(() => asked.length).toBe(1);
  timeIsUp();
  await expect.element(page.getByRole('heading', { name: problems.tooLong.title })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${problems.tooLong.title} · Kanji no Michi`);
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/en/contact');
  await expect
    .element(main.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '/en/blog/okurigana');
  expect(sidewaysScroll()).toBe(0);
});
