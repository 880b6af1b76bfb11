import { Button, buttonClass } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { ErrorState } from '@michi/ui/state';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useDialogAddress } from '../../lib/pages/dialog-address.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { later, useTried } from '../../lib/react/use-later.ts';
import { postParameter } from './post-link.tsx';

const dialogLater = later(() => import('./article-dialog.tsx'));

/** The article named in the address, over the page; back closes it. */
export function OpenedArticle() {
  const { value: slug, close } = useDialogAddress(postParameter);
  const asked = useHydrated() && slug !== null;
  const { loaded, failure, retry } = useTried(dialogLater, asked);
  useEffect(() => {
    if (failure) logFailure(failure.error, 'loading the window of an article');
  }, [failure]);
  if (!asked) return null;
  if (failure) return <OutOfReach slug={slug} onRetry={retry} onClose={close} />;
  return loaded && <loaded.ArticleDialog key={slug} slug={slug} onClose={close} />;
}

interface OutOfReachProps {
  readonly slug: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands for the window whose code cannot be had; the page behind it stays as it is. */
function OutOfReach({ slug, onRetry, onClose }: OutOfReachProps) {
  const t = useTranslations('blog');
  const ownPage = useLocalPath()(`/blog/${slug}`);
  return (
    <Dialog open onClose={onClose} title={t('heading')} closeLabel={t('close')} className="art-dialog">
      <ErrorState
        title={t('failed')}
        action={
          <>
            <Button size="sm" icon="reset" onClick={onRetry}>
              {t('retry')}
            </Button>
            {/* no link of the router: it has its text without any module */}
            <a className={buttonClass({ variant: 'line', size: 'sm' })} href={ownPage}>
              {t('ownPage')}
            </a>
          </>
        }
      />
    </Dialog>
  );
}
