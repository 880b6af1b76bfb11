import type { Locale } from '@michi/messages/locales';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';
import { knownPost, loadPost } from './known-posts.ts';
import { type Article, articleIn } from './post-in-language.ts';

export type ArticleState =
  | { readonly state: 'loading' | 'failed' | 'tooLong' | 'missing' }
  | { readonly state: 'here'; readonly article: Article };

/** Loads an article in the reader's language, unless it is there already; `retry` asks again. */
export function useArticle(slug: string): ArticleState & { retry(): void } {
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
