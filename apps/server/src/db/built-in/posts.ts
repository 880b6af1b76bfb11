import type { Database } from '../open.ts';
import type { Ms } from '../schema.ts';
import { contentHash } from './content-hash.ts';

export interface BuiltInPostText {
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly content: string;
  readonly readingMinutes: number;
}

/** A post of the blog as the program ships it. */
export interface BuiltInPost {
  readonly id: string;
  readonly slug: string;
  readonly category: string;
  readonly kanji: string;
  readonly emoji: string;
  /** ISO date. */
  readonly publishedOn: string;
  /** By locale. */
  readonly texts: Readonly<Record<string, BuiltInPostText>>;
}

/**
 * Writes the posts that are new or differ from what was written before; their views stay. Posts a person
 * edited stay as they are, as does a person's post that has the slug already; other posts that the built-in content no
 * longer has are removed.
 */
export async function writePosts(database: Database, posts: readonly BuiltInPost[], now: Ms): Promise<void> {
  const named = new Set(posts.map(({ id }) => id));
  const before = await keptPosts(database);
  for (const { id, edited } of before) {
    if (edited === 0 && !named.has(id))
      await database.query().deleteFrom('posts').where('id', '=', id).execute();
  }
  const kept = await keptPosts(database);
  const known = new Map(kept.map((row) => [row.id, row]));
  const ownerOfSlug = new Map(kept.map((row) => [row.slug, row.id]));
  for (const post of posts) {
    const row = known.get(post.id);
    const version = contentHash(post);
    if (row && (row.edited === 1 || row.built_in_version === version)) continue;
    if ((ownerOfSlug.get(post.slug) ?? post.id) !== post.id) continue;
    await writePost(database, post, version, now);
  }
}

function keptPosts(database: Database) {
  return database.query().selectFrom('posts').select(['id', 'slug', 'built_in_version', 'edited']).execute();
}

async function writePost(database: Database, post: BuiltInPost, version: string, now: Ms): Promise<void> {
  const content = {
    slug: post.slug,
    category: post.category,
    kanji: post.kanji,
    emoji: post.emoji,
    featured_image: null,
    published_on: post.publishedOn,
    built_in_version: version,
  };
  // What a fresh database is given is as old as it says it is; only a later change is news to its readers.
  const published = Date.parse(post.publishedOn);
  await database
    .query()
    .insertInto('posts')
    .values({ id: post.id, views: 0, edited: 0, updated_at: published, ...content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...content, updated_at: now }))
    .execute();
  await database.query().deleteFrom('post_texts').where('post_id', '=', post.id).execute();
  const texts = Object.entries(post.texts).map(([locale, text]) => {
    const { title, excerpt, content, readingMinutes } = text;
    return { post_id: post.id, locale, title, excerpt, content, reading_minutes: readingMinutes };
  });
  if (texts.length > 0) await database.query().insertInto('post_texts').values(texts).execute();
}
