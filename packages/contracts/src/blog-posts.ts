import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { listLimit } from './fields.ts';

/** The categories of the blog, by their German names. */
export const postCategories = [
  'Lerntipps',
  'Geschichte',
  'Kultur',
  'Grammatik',
  'JLPT',
  'Business',
  'Technologie',
  'Gesellschaft',
  'Popkultur',
  'Grundlagen',
] as const;
export type PostCategory = (typeof postCategories)[number];

const maybe = z.optional(z.nullable(z.string()));
const maybeInt = z.optional(z.nullable(z.int()));

/** A post with its texts; a language that is missing falls back to the field without a language. */
export const blogPost = z.object({
  id: z.string(),
  slug: z.string(),
  category: z.string(),
  /** The one character of its picture. */
  kanji: maybe,
  emoji: maybe,
  featured_image: maybe,
  views: z.int(),
  /** Of the German text; the fields by language are there where the language is. */
  reading_minutes: z.int(),
  reading_minutes_en: maybeInt,
  reading_minutes_es: maybeInt,
  reading_minutes_fr: maybeInt,
  reading_minutes_ja: maybeInt,
  /** ISO dates, such as 2026-11-21. */
  published_on: z.string(),
  updated_on: maybe,
  title: z.string(),
  title_de: maybe,
  title_en: maybe,
  title_es: maybe,
  title_fr: maybe,
  title_ja: maybe,
  excerpt: maybe,
  excerpt_de: maybe,
  excerpt_en: maybe,
  excerpt_es: maybe,
  excerpt_fr: maybe,
  excerpt_ja: maybe,
  /** Markdown; left out of lists that were asked for without content. */
  content: maybe,
  content_de: maybe,
  content_en: maybe,
  content_es: maybe,
  content_fr: maybe,
  content_ja: maybe,
});
export type BlogPost = z.infer<typeof blogPost>;

const booleanText = z.pipe(
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((value) => value === 'true' || value === '1'),
  ),
  z.boolean(),
);

const idOrSlug = z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)) });

export const getBlogPosts = {
  operationId: 'getBlogPosts',
  tag: 'Blog',
  method: 'GET',
  path: '/api/blog-posts',
  summary: 'The posts of the blog, the newest first',
  stored: true,
  lastAnswerServes: true,
  query: z.object({ limit: z._default(listLimit, 24), with_content: z._default(booleanText, false) }),
  responses: { 200: z.array(blogPost), 422: failure },
} as const satisfies Contract;

export const getBlogPost = {
  operationId: 'getBlogPost',
  tag: 'Blog',
  method: 'GET',
  path: '/api/blog-posts/:id',
  summary: 'One post with its content, by id or slug',
  params: idOrSlug,
  responses: { 200: blogPost, 404: failure },
} as const satisfies Contract;

export const postBlogView = {
  operationId: 'postBlogView',
  tag: 'Blog',
  method: 'POST',
  path: '/api/blog-posts/:id/views',
  summary: 'Counts a view, once per visitor and day',
  params: idOrSlug,
  responses: { 200: z.object({ views: z.int() }), 404: failure, 429: failure },
  perMinute: 60,
} as const satisfies Contract;
