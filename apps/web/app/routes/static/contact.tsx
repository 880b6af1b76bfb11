import { Sheet } from '@michi/ui/card';
import { useTranslations } from 'use-intl';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { StaticPage } from '../../features/static/static-page.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['contact'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function ContactPage() {
  const t = useTranslations('contact');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <StaticPage eyebrow={t('eyebrow')} japanese="便り" heading={t('heading')} lead={t('lead')} kanji="便">
        <Sheet rule className="contact-sheet">
          <ContactForm />
        </Sheet>
      </StaticPage>
    </>
  );
}
