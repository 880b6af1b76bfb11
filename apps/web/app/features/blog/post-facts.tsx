import { useFormatter, useTranslations } from 'use-intl';
import type { PostCard } from './post-in-language.ts';

/** Reading time and views, once there are any, in one line; with the day where there is room. */
export function PostFacts({ post, dated = false }: { post: PostCard; dated?: boolean }) {
  const t = useTranslations('blog');
  const format = useFormatter();
  return (
    <p className="tag num">
      <span>
        {dated && (
          <>
            <time dateTime={post.publishedOn}>
              {format.dateTime(new Date(post.publishedOn), { dateStyle: 'long' })}
            </time>
            {' · '}
          </>
        )}
        {t('minutes', { minutes: post.minutes })}
        {post.views > 0 && ` · ${t('views', { views: post.views })}`}
      </span>
    </p>
  );
}
