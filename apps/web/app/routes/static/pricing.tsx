import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { pricesIn } from '../../features/static/prices.ts';
import { Pricing } from '../../features/static/pricing.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/pricing';

export const handle: PageHandle = { messages: ['pages'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

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
