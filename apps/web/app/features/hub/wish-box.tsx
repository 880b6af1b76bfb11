import { Button } from '@michi/ui/button';
import { Sheet } from '@michi/ui/card';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { LetterValues } from '../letters/send-letter.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { NewsletterDialog } from './newsletter-dialog.tsx';

/** What a reader may tell us: an address for the newsletter, or a thought about the games. */
export function WishBox({ titleId }: { titleId: string }) {
  const t = useTranslations('letters');
  const [open, setOpen] = useState<'newsletter' | 'feedback' | null>(null);
  const newsletter = useRef<LetterValues>({});
  const feedback = useRef<LetterValues>({});
  const close = () => setOpen(null);
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
        <Button variant="accent" icon="mail" onClick={() => setOpen('newsletter')}>
          {t('newsletter.open')}
        </Button>
        <Button variant="line" icon="pen" onClick={() => setOpen('feedback')}>
          {t('feedback.open')}
        </Button>
      </div>
      {open === 'newsletter' && <NewsletterDialog draft={newsletter} onClose={close} />}
      {open === 'feedback' && <FeedbackDialog draft={feedback} onClose={close} />}
    </Sheet>
  );
}
