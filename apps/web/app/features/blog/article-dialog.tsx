import type { Locale } from '@michi/messages/locales';
import { Category } from '@michi/ui/badge';
import { Button, buttonClass } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { ErrorState, LoadingState } from '@michi/ui/state';
import { useCallback, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './article.css';
import { dyeOf } from './category.ts';
import { useCategoryName } from './category-name.ts';
import { knownPost, loadPost } from './known-posts.ts';
import { PostFacts } from './post-facts.tsx';
import { type Article, articleIn } from './post-in-language.ts';
import { Prose } from './prose.tsx';
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

type ArticleState =
  | { readonly state: 'loading' | 'failed' | 'tooLong' | 'missing' }
  | { readonly state: 'here'; readonly article: Article };

/** Loads an article in the reader's language, unless it is there already; `retry` asks again. */
function useArticle(slug: string): ArticleState & { retry(): void } {
  const locale = useLocale();
  const [loaded, setLoaded] = useState(() => atOnce(slug, locale));
  const load = useCallback(
    (signal?: AbortSignal) => {
      setLoaded(atOnce(slug, locale));
      loadPost(slug, { locale, ...(signal && { signal }) })
        .then((post) => setLoaded({ state: 'here', article: articleIn(post, locale) }))
        .catch((error: unknown) => {
          if (signal?.aborted) return;
          logFailure(error, `loading the article ${slug}`);
          const missing = error instanceof ApiError && error.status === 404;
          setLoaded({ state: missing ? 'missing' : tookTooLong(error) ? 'tooLong' : 'failed' });
        });
    },
    [slug, locale],
  );
  useEffect(() => {
    const left = new AbortController();
    load(left.signal);
    return () => left.abort();
  }, [load]);
  return { ...loaded, retry: () => load() };
}

function atOnce(slug: string, locale: Locale): ArticleState {
  const post = knownPost(slug);
  return post ? { state: 'here', article: articleIn(post, locale) } : { state: 'loading' };
}
