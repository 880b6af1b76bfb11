import { postNewsletterConfirmation } from '@michi/contracts/inbox';
import { useTranslations } from 'use-intl';
import { NewsletterStep } from '../../features/hub/newsletter-step.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import '../../fonts/inbox.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['inbox'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function ConfirmNewsletter() {
  const t = useTranslations('inbox.confirm');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('text')} />
      <meta name="robots" content="noindex" />
      <NewsletterStep step="confirm" contract={postNewsletterConfirmation} kanji={['便', '結']} />
    </>
  );
}
