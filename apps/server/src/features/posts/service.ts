import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type BlogPost, getBlogPost } from '@michi/contracts/blog-posts';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { publicText, StoredAnswer } from '../../api/stored-answer.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { cached } from '../../pacing/cached.ts';
import { atomFeed } from './feed.ts';
import type { PostsRepository, StoredPost } from './repository.ts';

/** After this long the database is asked again: views were counted, and posts may have been changed. */
const freshForMs = 60_000;
const mostPosts = 100;
/** Lists of other lengths than those that pages ask for are seldom; their answers need not all be kept. */
const mostAnswers = 8;
const feedPosts = 30;
const saltBytes = 32;
const atom = publicText('application/atom+xml');

export interface PostsService {
  /** Without their content, the newest first. */
  list(limit: number): Promise<readonly BlogPost[]>;
  /** The list as it is sent; views are at most a minute old. */
  answer(limit: number, withContent: boolean): Promise<StoredAnswer>;
  /** With its content. */
  find(idOrSlug: string): Promise<BlogPost | null>;
  /** Counts a view once per client and day (UTC), and answers all views of the post; null without such a post. */
  view(idOrSlug: string, client: { address: string; userAgent: string }): Promise<number | null>;
  /** The newest posts of a language as an Atom feed. */
  feed(locale: Locale): Promise<StoredAnswer>;
  /** Every article with the ISO date of its last change. */
  addresses(): Promise<readonly { readonly slug: string; readonly updatedOn: string }[]>;
}

/** Posts as they were read, and what was built of them. */
interface Reading {
  readonly stored: readonly StoredPost[];
  readonly posts: readonly BlogPost[];
  readonly answers: Map<string, StoredAnswer>;
}

export interface PostsParts {
  readonly repository: PostsRepository;
  readonly queue: WriteQueue;
  /** The origin of the addresses in feeds. */
  readonly publicUrl: string;
  readonly now: () => number;
}

export function createPostsService({ repository, queue, publicUrl, now }: PostsParts): PostsService {
  const keepReading = (read: () => Promise<StoredPost[]>) =>
    cached<Reading>(
      async (last) => {
        const stored = await read();
        if (last && isDeepStrictEqual(last.stored, stored)) return last;
        return { stored, posts: stored.map(listedPost), answers: new Map() };
      },
      freshForMs,
      now,
    );
  const listed = keepReading(() => repository.all());
  const withTexts = keepReading(() => repository.newest(mostPosts));

  return {
    list: async (limit) => (await listed()).posts.slice(0, limit),

    async answer(limit, withContent) {
      const { posts, answers } = await (withContent ? withTexts() : listed());
      const length = Math.min(limit, posts.length);
      return built(answers, String(length), () => new StoredAnswer(posts.slice(0, length)));
    },

    async find(idOrSlug) {
      // an address can hold what no database takes
      if (!z.safeParse(getBlogPost.params, { id: idOrSlug }).success) return null;
      const post = await repository.find(idOrSlug);
      return post && listedPost(post);
    },

    async view(idOrSlug, { address, userAgent }) {
      const today = new Date(now()).toISOString().slice(0, 10);
      return queue.run(async () => {
        const id = await repository.idOf(idOrSlug);
        if (id === null) return null;
        const fresh = { day: today, salt: randomBytes(saltBytes).toString('base64url') };
        const { day, salt } = await repository.saltOf(fresh);
        const visitor = createHash('sha256')
          .update(JSON.stringify([salt, address, userAgent]))
          .digest('base64url');
        return repository.countView({ post_id: id, day, visitor });
      });
    },

    async feed(locale) {
      const { stored, answers } = await listed();
      const feed = () => new StoredAnswer(atomFeed(stored.slice(0, feedPosts), locale, publicUrl), atom);
      return built(answers, `feed ${locale}`, feed);
    },

    async addresses() {
      const { stored } = await listed();
      return stored.map(({ slug, updated_at }) => {
        return { slug, updatedOn: new Date(updated_at).toISOString().slice(0, 10) };
      });
    },
  };
}

/** Builds what is not there yet; the oldest makes room. */
function built(answers: Map<string, StoredAnswer>, key: string, build: () => StoredAnswer): StoredAnswer {
  const known = answers.get(key);
  if (known) return known;
  const answer = build();
  answers.set(key, answer);
  if (answers.size > mostAnswers) answers.delete(answers.keys().next().value as string);
  return answer;
}

/** A post as the API shows it, with the texts of every language it has. */
function listedPost(post: StoredPost): BlogPost {
  const { de, en, es, fr, ja } = post.texts;
  const main = post.texts[defaultLocale] ?? Object.values(post.texts)[0];
  return {
    id: post.id,
    slug: post.slug,
    category: post.category,
    kanji: post.kanji,
    emoji: post.emoji,
    featured_image: post.featured_image,
    views: post.views,
    reading_minutes: main?.reading_minutes ?? 1,
    reading_minutes_en: en?.reading_minutes ?? null,
    reading_minutes_es: es?.reading_minutes ?? null,
    reading_minutes_fr: fr?.reading_minutes ?? null,
    reading_minutes_ja: ja?.reading_minutes ?? null,
    published_on: post.published_on,
    updated_on: new Date(post.updated_at).toISOString().slice(0, 10),
    title: main?.title ?? post.slug,
    title_de: de?.title ?? null,
    title_en: en?.title ?? null,
    title_es: es?.title ?? null,
    title_fr: fr?.title ?? null,
    title_ja: ja?.title ?? null,
    excerpt: main?.excerpt ?? '',
    excerpt_de: de?.excerpt ?? null,
    excerpt_en: en?.excerpt ?? null,
    excerpt_es: es?.excerpt ?? null,
    excerpt_fr: fr?.excerpt ?? null,
    excerpt_ja: ja?.excerpt ?? null,
    ...(main?.content !== undefined && {
      content: main.content,
      content_de: de?.content ?? null,
      content_en: en?.content ?? null,
      content_es: es?.content ?? null,
      content_fr: fr?.content ?? null,
      content_ja: ja?.content ?? null,
    }),
  };
}
