import type { PostCard } from './post-in-language.ts';

const relatedShown = 3;

export interface Neighbours {
  /** The next newer and the next older article. */
  readonly newer: PostCard | null;
  readonly older: PostCard | null;
  /** What to read next: of the same category first, then the newest. */
  readonly related: readonly PostCard[];
}

/** What stands around an article in a list that begins with the newest. */
export function neighboursOf(slug: string, posts: readonly PostCard[]): Neighbours {
  const index = posts.findIndex((post) => post.slug === slug);
  const own = posts[index];
  const others = posts.filter((post) => post.slug !== slug);
  const sameFirst = [
    ...others.filter(({ category }) => category === own?.category),
    ...others.filter(({ category }) => category !== own?.category),
  ];
  return {
    newer: own ? (posts[index - 1] ?? null) : null,
    older: own ? (posts[index + 1] ?? null) : null,
    related: sameFirst.slice(0, relatedShown),
  };
}
