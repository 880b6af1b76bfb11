import { useLocation, useRouteLoaderData } from 'react-router';
import { useLocale } from 'use-intl';
import { withoutPrefix } from '../../lib/locale.ts';
import { addressesOf } from '../../lib/page.ts';
import type { loader } from '../../root.tsx';

/** Title, description and the addresses of the page in every language. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const locale = useLocale();
  const path = withoutPrefix(useLocation().pathname);
  const origin = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  const addresses = addressesOf(path, origin);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addresses.find((address) => address.locale === locale)?.url} />
      {addresses.map((address) => (
        <link key={address.locale} rel="alternate" hrefLang={address.locale} href={address.url} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${path}`} />
    </>
  );
}
