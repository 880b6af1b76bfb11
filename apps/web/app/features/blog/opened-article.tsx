import { lazy, Suspense } from 'react';
import { useDialogAddress } from '../../lib/pages/dialog-address.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { postParameter } from './post-link.tsx';

const ArticleDialog = lazy(() => import('./article-dialog.tsx'));

/** The article named in the address, over the page; back closes it. */
export function OpenedArticle() {
  const { value: slug, close } = useDialogAddress(postParameter);
  if (!useHydrated() || slug === null) return null;
  return (
    <Suspense fallback={null}>
      <ArticleDialog key={slug} slug={slug} onClose={close} />
    </Suspense>
  );
}
