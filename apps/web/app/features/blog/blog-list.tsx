import { buttonClass } from '@michi/ui/button';
import { chipClass } from '@michi/ui/chip';
import { Eyebrow } from '@michi/ui/eyebrow';
import { EmptyState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/local-link.tsx';
import { WithJapanese } from '../../lib/with-japanese.tsx';
import './blog.css';
import { categoriesOf } from './category.ts';
import { useCategoryName } from './category-name.ts';
import { OpenedArticle } from './opened-article.tsx';
import { PostCard } from './post-card.tsx';
import type { PostCard as Post } from './post-in-language.ts';

export interface BlogListProps {
  readonly posts: readonly Post[];
  /** The category chosen, null for all. */
  readonly category: string | null;
}

/** All articles, or those of one category; each category has its own address. */
export function BlogList({ posts, category }: BlogListProps) {
  const t = useTranslations('blog');
  const categoryName = useCategoryName();
  const shown = category === null ? posts : posts.filter((post) => post.category === category);
  const [first, ...rest] = shown;
  const chip = (name: string, to: string, current: boolean) => (
    <li key={to}>
      <LocalLink
        className={chipClass()}
        to={to}
        aria-current={current ? 'page' : undefined}
        preventScrollReset
      >
        {name}
      </LocalLink>
    </li>
  );
  return (
    <>
      <div className="wrap blog-head">
        <Eyebrow japanese="読み物">{t('eyebrow')}</Eyebrow>
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <nav className="blog-filter" aria-label={t('categoriesLabel')}>
        <ul className="wrap">
          {chip(t('all'), '/blog', category === null)}
          {categoriesOf(posts).map((each) =>
            chip(categoryName(each), `/blog?category=${encodeURIComponent(each)}`, each === category),
          )}
        </ul>
      </nav>
      <div className="wrap blog">
        {first ? (
          <>
            <PostCard post={first} heading="h2" lead />
            <div className="posts">
              {rest.map((post) => (
                <PostCard key={post.id} post={post} heading="h2" />
              ))}
            </div>
          </>
        ) : (
          <EmptyState
            title={t('empty')}
            text={<WithJapanese>{t('emptyText')}</WithJapanese>}
            action={
              <LocalLink className={buttonClass({ variant: 'line', size: 'sm' })} to="/blog">
                {t('allArticles')}
              </LocalLink>
            }
          />
        )}
      </div>
      <OpenedArticle />
    </>
  );
}
