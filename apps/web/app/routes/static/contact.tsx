import { Sheet } from '@michi/ui/card';
import { useTranslations } from 'use-intl';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { StaticPage } from '../../features/static/static-page.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/contact';

export const handle: PageHandle = { messages: ['contact'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

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
