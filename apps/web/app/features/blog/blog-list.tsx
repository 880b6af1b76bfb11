import { Button, buttonClass } from '@michi/ui/button';
import { chipClass } from '@michi/ui/chip';
import { Eyebrow } from '@michi/ui/eyebrow';
import { EmptyState, ErrorState } from '@michi/ui/state';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './blog.css';
import { categoriesOf } from './category.ts';
import { useCategoryName } from './category-name.ts';
import { OpenedArticle } from './opened-article.tsx';
import { PostCard } from './post-card.tsx';
import type { PostCard as Post } from './post-in-language.ts';

export interface BlogListProps {
  /** `tooLong` when they did not come in time, null when they cannot be had. */
  readonly posts: readonly Post[] | 'tooLong' | null;
  /** The category chosen, null for all. */
  readonly category: string | null;
}

/** All articles, or those of one category; each category has its own address. */
export function BlogList({ posts, category }: BlogListProps) {
  const t = useTranslations('blog');
  const categoryName = useCategoryName();
  const missing = posts === null || posts === 'tooLong';
  const all = missing ? [] : posts;
  const shown = all.filter((post) => category === null || post.category === category);
  const [first, ...rest] = shown;
  const chip = (name: string, to: string, current: boolean) => (
    <li key={to}>
      <LocalLink
        className={chipClass()}
        to={to}
        aria-current={current ? 'true' : undefined}
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
          {categoriesOf(all).map((each) =>
            chip(categoryName(each), `/blog?category=${encodeURIComponent(each)}`, each === category),
          )}
        </ul>
      </nav>
      <div className="wrap blog">
        {missing ? (
          <NotLoaded late={posts === 'tooLong'} />
        ) : first ? (
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
            text={category !== null && <WithJapanese>{t('emptyText')}</WithJapanese>}
            action={
              category !== null && (
                <LocalLink className={buttonClass({ variant: 'line', size: 'sm' })} to="/blog">
                  {t('allArticles')}
                </LocalLink>
              )
            }
          />
        )}
      </div>
      <OpenedArticle />
    </>
  );
}

function NotLoaded({ late }: { late: boolean }) {
  const t = useTranslations('blog');
  const common = useTranslations('problems.tooLong');
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={late ? common('title') : t('listFailed')}
      action={
        <Button size="sm" icon="reset" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
