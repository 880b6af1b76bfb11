import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import { mostPoints, pointsPerLevel } from './constants.ts';
import type { ShownContent } from './score.ts';

/** Each published story by what its text comes to (`keyOf`); the same text counts once, with its best score. */
export const authorSchema = z.object({
  stories: z.record(
    z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    z.tuple([uuid, z.int().check(z.gte(0), z.lte(mostPoints))]),
  ),
});
/** A text with the run that has brought it, and its score. */
export type Author = z.infer<typeof authorSchema>;

export const newAuthor: Author = { stories: {} };

/** Later stories count no more: so many fit into what is kept of an author. */
const mostStories = 400;

/** FNV-1a over the code units of a text: a number of 32 bits. */
function fnv(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/** What the text of a page comes to, however its spaces and line breaks stand: sixteen hexadecimal digits. */
export function keyOf(panels: readonly ShownContent[]): string {
  const text = panels.map(({ texts }) => texts.join('').normalize('NFC').replaceAll(/\s/gu, '')).join('\n');
  return [0x811c9dc5, 0x2f0b4a97].map((start) => fnv(text, start).toString(16).padStart(8, '0')).join('');
}

type Story = Author['stories'][string];
/** The higher score stands; of the same the run that came first. */
export const better = (one: Story, other: Story | undefined): boolean =>
  !other || one[1] > other[1] || (one[1] === other[1] && one[0] < other[0]);

/** The author with one story more. */
export function withStory(
  author: Author,
  panels: readonly ShownContent[],
  run: string,
  score: number,
): Author {
  const key = keyOf(panels);
  const isNew = !Object.hasOwn(author.stories, key);
  if (isNew && Object.keys(author.stories).length >= mostStories) return author;
  if (!better([run, score], author.stories[key])) return author;
  return { stories: { ...author.stories, [key]: [run, score] } };
}

/** The points of all stories; the level is the smallest that they do not go beyond, in whatever order they came. */
export function progressOf({ stories }: Author): {
  readonly points: number;
  readonly best: number;
  readonly level: number;
} {
  const scores = Object.values(stories).map(([, score]) => score);
  const points = scores.reduce((sum, score) => sum + score, 0);
  return { points, best: Math.max(0, ...scores), level: Math.max(1, Math.ceil(points / pointsPerLevel)) };
}
