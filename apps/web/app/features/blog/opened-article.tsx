import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/hydrated.ts';
import { postParameter } from './post-link.tsx';

const ArticleDialog = lazy(() => import('./article-dialog.tsx'));

/** The article named in the address, over the page; back closes it. */
export function OpenedArticle() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const slug = search.get(postParameter);
  if (!useHydrated() || slug === null) return null;

  const close = () => {
    if ((state as { opened?: boolean } | null)?.opened) return void navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete(postParameter);
    void navigate(`?${rest}`, { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense fallback={null}>
      <ArticleDialog key={slug} slug={slug} onClose={close} />
    </Suspense>
  );
}
