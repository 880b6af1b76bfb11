import { isLocale } from '@michi/messages/locales';
import { data, Outlet, redirect } from 'react-router';
import { languageCookie, languageCookieOptions, withoutPrefix } from '../lib/locale.ts';
import { pageRequest } from '../page-context.ts';
import type { Route } from './+types/locale';

/** Refuses an unknown first segment, and leads /de/… to the address without prefix, where German lives. */
function checkPrefix({ params, url }: { params: { lang?: string | undefined }; url: URL }) {
  if (params.lang === undefined) return null;
  const { pathname, search } = url;
  // the router reads escapes, addresses keep them: `/d%65` is no prefix
  if (!isLocale(params.lang) || pathname.split('/')[1] !== params.lang) throw data(null, { status: 404 });
  if (params.lang !== 'de') return null;
  const headers = { 'set-cookie': `${languageCookie}=de; ${languageCookieOptions}` };
  throw redirect(withoutPrefix(pathname) + search, { headers });
}

export function loader(args: Route.LoaderArgs) {
  if (!args.context.get(pageRequest).readable) throw data(null, { status: 405 });
  return checkPrefix(args);
}
export const clientLoader = (args: Route.ClientLoaderArgs) => checkPrefix(args);

export default function LocalePrefix() {
  return <Outlet />;
}
