import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../open.ts';
import { databaseTargets, type TestDatabase } from '../testing.ts';
import type { BuiltInPost } from './posts.ts';
import { writeBuiltInContent } from './write-content.ts';

const firstTime = 1_790_000_000_000;
const secondTime = firstTime + 1;

const aPost = (slug: string, overrides: Partial<BuiltInPost> = {}): BuiltInPost => ({
  id: `id-of-${slug}`,
  slug,
  category: 'Grammatik',
  kanji: '送',
  emoji: '✍️',
  publishedOn: '2026-04-21',
  texts: { de: { title: slug, excerpt: 'Auszug', content: '# Text', readingMinutes: 4 } },
  ...overrides,
});

describe.each(databaseTargets)('built-in content of posts on $name', ({ lend }) => {
  let target: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    target = await lend();
    database = await target.open();
  });
  afterEach(() => target.remove());

  const write = (version: string, posts: readonly BuiltInPost[], now: number) =>
    writeBuiltInContent(database, { version, levels: [], games: [], posts }, now);
  const posts = () => database.query().selectFrom('posts').selectAll().orderBy('slug').execute();
  const texts = () => database.query().selectFrom('post_texts').selectAll().orderBy('post_id').execute();

  test('BLG-03 a new article is as old as it says', async () => {
    await write('1', [aPost('okurigana')], firstTime);
    expect(await posts()).toEqual([
      {
        id: 'id-of-okurigana',
        slug: 'okurigana',
        category: 'Grammatik',
        kanji: '送',
        emoji: '✍️',
        featured_image: null,
        views: 0,
        published_on: '2026-04-21',
        updated_at: Date.UTC(2026, 3, 21),
        built_in_version: expect.stringMatching(/^.{22}$/),
        edited: 0,
      },
    ]);
    expect(await texts()).toEqual([
      {
        post_id: 'id-of-okurigana',
        locale: 'de',
        title: 'okurigana',
        excerpt: 'Auszug',
        content: '# Text',
        reading_minutes: 4,
      },
    ]);
  });

  test('BLG-02 a changed article keeps its views; what is gone is removed', async () => {
    await write('1', [aPost('a'), aPost('b'), aPost('c')], firstTime);
    await database.query().updateTable('posts').set({ views: 7 }).execute();
    const view = { day: '2026-11-21', post_id: 'id-of-b', visitor: 'v' };
    await database.query().insertInto('post_views').values(view).execute();
    const text = { title: 'B', excerpt: 'x', content: 'y', readingMinutes: 1 };
    await write('2', [aPost('a'), aPost('b', { texts: { de: text } })], secondTime);
    expect((await posts()).map((row) => [row.slug, row.views, row.updated_at])).toEqual([
      ['a', 7, Date.UTC(2026, 3, 21)],
      ['b', 7, secondTime],
    ]);
    expect((await texts()).map((row) => row.title)).toEqual(['a', 'B']);
    expect(await database.query().selectFrom('post_views').selectAll().execute()).toEqual([view]);
  });

  test('BLG-02 a post that a person edited stays, even when the built-in content lacks it', async () => {
    await write('1', [aPost('a'), aPost('b')], firstTime);
    await database.query().updateTable('posts').set({ edited: 1 }).execute();
    await database.query().updateTable('post_texts').set({ title: 'Meins' }).execute();
    await write('2', [aPost('b', { category: 'Kultur' })], secondTime);
    expect((await posts()).map((row) => [row.slug, row.category])).toEqual([
      ['a', 'Grammatik'],
      ['b', 'Grammatik'],
    ]);
    expect((await texts()).map((row) => row.title)).toEqual(['Meins', 'Meins']);
  });

  test('BLG-02 an article does not take the address of a post that a person wrote', async () => {
    await write('1', [aPost('own', { id: 'by-a-person' })], firstTime);
    await database.query().updateTable('posts').set({ edited: 1 }).execute();
    await write('2', [aPost('own'), aPost('other')], secondTime);
    expect((await posts()).map((row) => row.id)).toEqual(['id-of-other', 'by-a-person']);
  });
});
