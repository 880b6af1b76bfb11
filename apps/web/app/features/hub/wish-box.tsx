import { Button } from '@michi/ui/button';
import { Sheet } from '@michi/ui/card';
import { Dialog } from '@michi/ui/dialog';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { later, useTried } from '../../lib/react/use-later.ts';
import type { Wish } from './wish-dialog.tsx';

const dialogLater = later(() => import('./wish-dialog.tsx'));

/** What a reader may tell us: an address for the newsletter, or a thought about the games. */
export function WishBox({ titleId }: { titleId: string }) {
  const t = useTranslations('inbox');
  const [open, setOpen] = useState<Wish | null>(null);
  const { loaded, failure, retry } = useTried(dialogLater, open !== null);
  useEffect(() => {
    if (failure) logFailure(failure.error, 'loading the form of a wish');
  }, [failure]);
  const isComing = loaded === null && failure === null;
  const close = () => {
    setOpen(null);
    retry();
  };
  return (
    <Sheet rule className="wish-box">
      <div>
        <h2 id={titleId}>{t('box.title')}</h2>
        <p className="soft">{t('box.text')}</p>
        <noscript>
          <p className="mt-2">
            {t.rich('box.withoutScript', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}
          </p>
        </noscript>
      </div>
      <div className="row wish-box__ways">
        <Button
          variant="accent"
          icon="mail"
          busy={isComing && open === 'newsletter'}
          onClick={() => setOpen('newsletter')}
        >
          {t('newsletter.open')}
        </Button>
        <Button
          variant="line"
          icon="pen"
          busy={isComing && open === 'feedback'}
          onClick={() => setOpen('feedback')}
        >
          {t('feedback.open')}
        </Button>
      </div>
      {open && loaded && <loaded.WishDialog wish={open} onClose={close} />}
      {open && failure && <OutOfReach wish={open} onRetry={retry} onClose={close} />}
    </Sheet>
  );
}

interface OutOfReachProps {
  readonly wish: Wish;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands for the form whose code cannot be had; the page behind it stays as it is. */
function OutOfReach({ wish, onRetry, onClose }: OutOfReachProps) {
  const t = useTranslations('inbox');
  const common = useTranslations('common');
  return (
    <Dialog open onClose={onClose} title={t(`${wish}.title`)} closeLabel={common('close')}>
      <p className="mt-4">{t('unanswered')}</p>
      <Button className="mt-4" variant="accent" icon="reset" onClick={onRetry}>
        {common('retry')}
      </Button>
    </Dialog>
  );
}
