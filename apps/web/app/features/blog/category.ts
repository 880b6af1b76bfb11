import type { PostCategory } from '@michi/contracts/blog-posts';
import type { Dye } from '@michi/games/dyes';

/** The dye of each category. They stand in the order of the catalogue. */
const dyes: Record<PostCategory, Dye> = {
  Lerntipps: 'matcha',
  Geschichte: 'tobi',
  Kultur: 'nadeshiko',
  Grammatik: 'ai',
  JLPT: 'botan',
  Business: 'sumi',
  Technologie: 'sora',
  Gesellschaft: 'asagi',
  Popkultur: 'fuji',
  Grundlagen: 'kaki',
};

export const isKnownCategory = (category: string): category is PostCategory => Object.hasOwn(dyes, category);

/** The dye that a category wears; unknown categories are plain. */
export const dyeOf = (category: string): Dye | undefined =>
  isKnownCategory(category) ? dyes[category] : undefined;

/** The categories of some posts, in the order of the catalogue, unknown ones last. */
export function categoriesOf(posts: readonly { readonly category: string }[]): string[] {
  const present = new Set(posts.map(({ category }) => category));
  return [
    ...Object.keys(dyes).filter((category) => present.has(category)),
    ...[...present].filter((category) => !isKnownCategory(category)).sort(),
  ];
}
