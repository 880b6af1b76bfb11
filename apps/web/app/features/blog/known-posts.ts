import { type BlogPost, getBlogPost } from '@michi/contracts/blog-posts';
import { type CallOptions, call } from '../../lib/calls/api-client.ts';
import { hasContent } from './post-in-language.ts';

/** Posts of this visit that came with their content, by slug. */
const known = new Map<string, BlogPost>();

/** Keeps what came with its content, for those who open it. */
export function keepPosts(posts: readonly BlogPost[]): void {
  for (const post of posts) if (hasContent(post)) known.set(post.slug, post);
}

export const knownPost = (slug: string): BlogPost | null => known.get(slug) ?? null;

/** A post with its content, which is asked for once a visit. Throws as `call` does. */
export async function loadPost(
  slug: string,
  options: Omit<CallOptions<typeof getBlogPost>, 'params'>,
): Promise<BlogPost> {
  const post = knownPost(slug) ?? (await call(getBlogPost, { ...options, params: { id: slug } }));
  keepPosts([post]);
  return post;
}
