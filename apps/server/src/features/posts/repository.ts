import type { Database } from '../../db/open.ts';
import type { PostsTable, PostTextsTable } from '../../db/schema.ts';

const saltKey = 'visitor_salt';

/** A text; without its content where only a list was asked for. */
type PostText = Omit<PostTextsTable, 'content'> & { readonly content?: string };
export type StoredPost = Omit<PostsTable, 'built_in_version' | 'edited'> & {
  /** By locale. */
  readonly texts: Readonly<Record<string, PostText>>;
};

/** A day and what visitors are hashed with on it. */
interface DaySalt {
  /** ISO date. */
  readonly day: string;
  readonly salt: string;
}

export interface PostsRepository {
  /** All posts without their content, the newest first. */
  all(): Promise<StoredPost[]>;
  /** The newest posts with their content. */
  newest(limit: number): Promise<StoredPost[]>;
  /** With its content. */
  find(idOrSlug: string): Promise<StoredPost | null>;
  idOf(idOrSlug: string): Promise<string | null>;
  /** The salt of the day; the first to ask on a new day brings it along, and everything older is forgotten. */
  saltOf(fresh: DaySalt): Promise<DaySalt>;
  /** Counts a visitor who has not seen the post that day, and answers all views. Part of the caller's transaction. */
  countView(view: { post_id: string; day: string; visitor: string }): Promise<number>;
}

const postColumns = [
  'id',
  'slug',
  'category',
  'kanji',
  'emoji',
  'featured_image',
  'views',
  'published_on',
  'updated_at',
] as const;
const textColumns = ['post_id', 'locale', 'title', 'excerpt', 'reading_minutes'] as const;

export function createPostsRepository(database: Database): PostsRepository {
  const newestFirst = () =>
    database.query().selectFrom('posts').select(postColumns).orderBy('published_on', 'desc').orderBy('slug');
  const texts = () => database.query().selectFrom('post_texts').select(textColumns);

  return {
    async all() {
      return withTexts(await newestFirst().execute(), await texts().execute());
    },

    async newest(limit) {
      const posts = await newestFirst().limit(limit).execute();
      if (posts.length === 0) return [];
      const ids = posts.map(({ id }) => id);
      return withTexts(posts, await texts().select('content').where('post_id', 'in', ids).execute());
    },

    async find(idOrSlug) {
      const post = await database
        .query()
        .selectFrom('posts')
        .select(postColumns)
        .where((row) => row.or([row('slug', '=', idOrSlug), row('id', '=', idOrSlug)]))
        .executeTakeFirst();
      if (!post) return null;
      const own = await texts().select('content').where('post_id', '=', post.id).execute();
      return withTexts([post], own)[0] ?? null;
    },

    async idOf(idOrSlug) {
      const post = await database
        .query()
        .selectFrom('posts')
        .select('id')
        .where((row) => row.or([row('slug', '=', idOrSlug), row('id', '=', idOrSlug)]))
        .executeTakeFirst();
      return post?.id ?? null;
    },

    async saltOf({ day, salt }) {
      const value = `${day} ${salt}`;
      const taken = await database
        .query()
        .insertInto('meta')
        .values({ key: saltKey, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }).where('meta.value', '<', day))
        .returning('value')
        .executeTakeFirst();
      if (taken) {
        await database.query().deleteFrom('post_views').where('day', '<', day).execute();
        return { day, salt };
      }
      const kept = await database
        .query()
        .selectFrom('meta')
        .select('value')
        .where('key', '=', saltKey)
        .executeTakeFirstOrThrow();
      const [keptDay = day, keptSalt = salt] = kept.value.split(' ');
      return { day: keptDay, salt: keptSalt };
    },

    async countView(view) {
      const counted = await database
        .query()
        .insertInto('post_views')
        .values(view)
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst();
      const post = await database
        .query()
        .updateTable('posts')
        .set((row) => ({ views: row('views', '+', counted ? 1 : 0) }))
        .where('id', '=', view.post_id)
        .returning('views')
        .executeTakeFirstOrThrow();
      return post.views;
    },
  };
}

function withTexts(posts: readonly Omit<StoredPost, 'texts'>[], rows: readonly PostText[]): StoredPost[] {
  const byPost = Map.groupBy(rows, (row) => row.post_id);
  return posts.map((post) => ({
    ...post,
    texts: Object.fromEntries((byPost.get(post.id) ?? []).map((text) => [text.locale, text])),
  }));
}
