import type { PostCategory } from '@michi/contracts/blog-posts';

/** Each category borrows the colour of a book, by the book's id. They stand in the order of the catalogue. */
const colours: Record<PostCategory, string> = {
  Lerntipps: 'jukugo',
  Geschichte: 'monogatari',
  Kultur: 'hanazono',
  Grammatik: 'mitsukete',
  JLPT: 'tokyoquest',
  Business: 'tatakae',
  Technologie: 'hayagaki',
  Gesellschaft: 'tabibito',
  Popkultur: 'otoawase',
  Grundlagen: 'ryourinin',
};

export const isKnownCategory = (category: string): category is PostCategory =>
  Object.hasOwn(colours, category);

/** The book whose colour a category wears; unknown categories are plain. */
export const colourOf = (category: string): string | undefined =>
  isKnownCategory(category) ? colours[category] : undefined;

/** The categories of some posts, in the order of the catalogue, unknown ones last. */
export function categoriesOf(posts: readonly { readonly category: string }[]): string[] {
  const present = new Set(posts.map(({ category }) => category));
  return [
    ...Object.keys(colours).filter((category) => present.has(category)),
    ...[...present].filter((category) => !isKnownCategory(category)).sort(),
  ];
}
