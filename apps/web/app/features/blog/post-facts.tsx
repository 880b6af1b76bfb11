import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import type { PostCard } from './post-in-language.ts';

/** Reading time and views, once there are any, in one line; with the day where there is room. */
export function PostFacts({ post, dated = false }: { post: PostCard; dated?: boolean }) {
  const t = useTranslations('blog');
  const formatDate = useDateFormat();
  return (
    <p className="tag num">
      <span>
        {dated && (
          <span>
            <time dateTime={post.publishedOn}>
              {formatDate(new Date(post.publishedOn), { dateStyle: 'long' })}
            </time>
            {' · '}
          </span>
        )}
        <span>{t('minutes', { minutes: post.minutes })}</span>
        {post.views > 0 && <span>{` · ${t('views', { views: post.views })}`}</span>}
      </span>
    </p>
  );
}
