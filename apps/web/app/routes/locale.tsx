import { isLocale } from '@michi/messages/locales';
import { data, Outlet, redirect } from 'react-router';
import { languageCookie, languageCookieOptions, withoutPrefix } from '../lib/language/locale.ts';
import { pageRequest } from '../page-context.ts';
import type { Route } from './+types/locale';

/**
 * Refuses an unknown first segment, and leads /de/… to the address without prefix, where German lives. The router reads
 * escapes and passes over doubled slashes; no page is written with them, and each has but one address.
 */
function checkAddress({ params, url }: { params: { lang?: string | undefined }; url: URL }) {
  const { pathname, search } = url;
  const german = params.lang === 'de' && pathname.startsWith('/de/');
  const known = params.lang === undefined || isLocale(params.lang);
  if (!german && (!known || /%|\/\//.test(pathname))) throw data(null, { status: 404 });
  if (!german) return null;
  const headers = { 'set-cookie': `${languageCookie}=de; ${languageCookieOptions}` };
  throw redirect(withoutPrefix(pathname) + search, { headers });
}

export function loader(args: Route.LoaderArgs) {
  if (!args.context.get(pageRequest).readable) throw data(null, { status: 405 });
  return checkAddress(args);
}
export const clientLoader = (args: Route.ClientLoaderArgs) => checkAddress(args);

export default function LocalePrefix() {
  return <Outlet />;
}
