import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { pricesIn } from '../../features/static/prices.ts';
import { Pricing } from '../../features/static/pricing.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['pages'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function PricingPage() {
  const t = useTranslations('pages.pricing');
  const price = pricesIn(useLocale()).premium;
  return (
    <>
      <PageHead title={t('title')} description={t('description', { price })} />
      <Pricing />
    </>
  );
}
