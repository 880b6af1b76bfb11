import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postCategories } from '@michi/contracts/blog-posts';
import { defaultLocale, type Locale, locales } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { BuiltInPost, BuiltInPostText } from '../db/built-in/posts.ts';
import { textCode } from '../db/errors.ts';
import { namedId } from './named-id.ts';
import { readingMinutes } from './reading-minutes.ts';

/** Where the names of articles become ids; another value would make all of them new posts. */
const articleIds = '6f7e3f4e-9f0c-5d5a-8a53-2f2b7d1c9e10';
const slugPattern = /^(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const frontMatterPattern = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;
/** A name and a text in double quotes: what YAML and JSON write alike. */
const frontMatterLine = /^(\w+): (".*")$/;

/** An article that cannot be used; the message is one sentence that names the file. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';
}

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^.*$/));

const facts = z.strictObject({
  category: z.enum(postCategories),
  kanji: z.string().check(z.regex(/^\p{Script=Han}$/u)),
  emoji: z.string().check(z.minLength(1), z.maxLength(16)),
  publishedOn: z.iso.date(),
});
const frontMatter = z.strictObject({ title: line(200), excerpt: line(500) });

/**
 * Reads a folder of articles: each a folder named by its slug, with `article.json` and a Markdown file for each
 * language, of which the default one must be there. Throws ArticleError.
 */
export function readArticles(folder: string): BuiltInPost[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((slug) => readArticle(join(folder, slug), slug));
}

function readArticle(folder: string, slug: string): BuiltInPost {
  if (!slugPattern.test(slug)) {
    throw new ArticleError(
      `The folder ${folder} cannot be an address: use small letters, digits and hyphens.`,
    );
  }
  const file = join(folder, 'article.json');
  const given = check(
    facts,
    parsed(file, () => JSON.parse(required(file))),
    file,
  );
  const texts = locales.flatMap((locale) => {
    const text = readText(join(folder, `${locale}.md`), locale);
    return text ? [[locale, text] as const] : [];
  });
  return { id: namedId(slug, articleIds), slug, ...given, texts: Object.fromEntries(texts) };
}

function readText(file: string, locale: Locale): BuiltInPostText | null {
  const source = locale === defaultLocale ? required(file) : optional(file);
  if (source === null) return null;
  const [, head, body = ''] = source.match(frontMatterPattern) ?? [];
  if (head === undefined)
    throw new ArticleError(`${file} must begin with front matter between two lines of ---.`);
  const { title, excerpt } = check(
    frontMatter,
    parsed(file, () => parseFrontMatter(head)),
    file,
  );
  const content = body.trim();
  if (content === '') throw new ArticleError(`${file} has no text below its front matter.`);
  return { title, excerpt, content, readingMinutes: readingMinutes(content, locale) };
}

function parseFrontMatter(head: string): Record<string, unknown> {
  const entries = head.split(/\r?\n/).map((text) => {
    const [, name = '', value] = text.match(frontMatterLine) ?? [];
    if (value === undefined) throw new Error('a line of front matter is a name and a text in double quotes');
    return [name, JSON.parse(value)] as const;
  });
  return Object.fromEntries(entries);
}

function required(file: string): string {
  const text = optional(file);
  if (text === null) throw new ArticleError(`${file} is missing.`);
  return text;
}

function optional(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (textCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function parsed(file: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ArticleError) throw error;
    throw new ArticleError(`${file} cannot be read: ${String(error).split('\n', 1)[0]}.`, { cause: error });
  }
}

function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'its content';
  throw new ArticleError(`${file} is no article as it stands: ${field} is missing or wrong.`);
}
