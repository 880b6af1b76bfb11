import { Category } from '@michi/ui/badge';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { dyeOf } from './category.ts';
import { useCategoryName } from './category-name.ts';
import './post-card.css';
import { PostFacts } from './post-facts.tsx';
import type { PostCard as Post } from './post-in-language.ts';
import { PostLink, PostPageLink } from './post-link.tsx';
import { PostPicture } from './post-picture.tsx';

export interface PostCardProps {
  readonly post: Post;
  readonly heading?: 'h2' | 'h3';
  /** The first of the list stands across the page. */
  readonly lead?: boolean;
  /** Whether a click opens the article over the present page. */
  readonly inPlace?: boolean;
}

/** An article in a list; its link leads to the article's own page. */
export function PostCard({ post, heading: Heading = 'h3', lead = false, inPlace = true }: PostCardProps) {
  const categoryName = useCategoryName();
  const Link = inPlace ? PostLink : PostPageLink;
  const block = lead ? 'lead-post' : 'post';
  return (
    <article className={block} data-dye={dyeOf(post.category)}>
      <Link slug={post.slug} className={`${block}__a`}>
        <div className={`${block}__art`} aria-hidden="true">
          <PostPicture post={post} />
        </div>
        <div className={`${block}__t`}>
          <Category>{categoryName(post.category)}</Category>
          <Heading>
            <WithJapanese>{post.title}</WithJapanese>
          </Heading>
          <p>
            <WithJapanese>{post.excerpt}</WithJapanese>
          </p>
          <PostFacts post={post} />
        </div>
      </Link>
    </article>
  );
}
