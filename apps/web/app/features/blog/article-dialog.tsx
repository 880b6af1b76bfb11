import { Category } from '@michi/ui/badge';
import { Button, buttonClass } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { ErrorState, LoadingState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './article.css';
import { dyeOf } from './category.ts';
import { useCategoryName } from './category-name.ts';
import { PostFacts } from './post-facts.tsx';
import { Prose } from './prose.tsx';
import { useArticle } from './use-article.ts';
import { useCountView } from './use-count-view.ts';

/** An article over the page on which its card stands. */
export function ArticleDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useTranslations('blog');
  const problems = useTranslations('problems');
  const categoryName = useCategoryName();
  const loaded = useArticle(slug);
  const article = loaded.state === 'here' ? loaded.article : null;
  useCountView(article?.id ?? null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<WithJapanese>{article?.title ?? t('heading')}</WithJapanese>}
      closeLabel={t('close')}
      className="art-dialog"
      data-dye={article ? dyeOf(article.category) : undefined}
    >
      {article && (
        <>
          <p className="art-dialog__facts">
            <Category>{categoryName(article.category)}</Category>
          </p>
          <PostFacts post={article} dated />
          <Prose language={article.language} name={article.slug}>
            {article.content}
          </Prose>
          <p className="mt-8">
            <LocalLink className={buttonClass({ variant: 'line' })} to={`/blog/${article.slug}`}>
              {t('ownPage')}
            </LocalLink>
          </p>
        </>
      )}
      {loaded.state === 'loading' && <LoadingState label={t('loading')} />}
      {loaded.state === 'missing' && <ErrorState title={t('missing')} kanji="迷" />}
      {(loaded.state === 'failed' || loaded.state === 'tooLong') && (
        <ErrorState
          title={loaded.state === 'tooLong' ? problems('tooLong.title') : t('failed')}
          action={
            <Button size="sm" icon="reset" onClick={loaded.retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
