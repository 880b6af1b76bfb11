import { pathIn } from '@michi/contracts/page-address';
import type { PageData } from '@michi/contracts/page-data';
import type { PageParameter } from '@michi/contracts/page-search';
import { type Locale, locales } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { type RouterContextProvider, useSearchParams } from 'react-router';
import { pageRequest } from '../../page-context.ts';
import { localeOf } from '../language/locale.ts';
import { loadMessages } from '../language/messages.ts';

interface Arguments {
  readonly request: Request;
  readonly params: { readonly lang?: string | undefined };
}

/** What a route says of itself: the messages it shows. */
export interface PageHandle {
  readonly messages: readonly Namespace[];
  /** The page is there to be played on: its modules are loaded at once, not behind what is painted. */
  readonly isPlayed?: true;
  /** It shows messages itself, within `Notifications`. */
  readonly tells?: true;
}

/** Prepares a rendering on the server: its language, its messages, and the services behind the page. */
export async function onServer(
  { request, params, context }: Arguments & { context: Readonly<RouterContextProvider> },
  { messages }: PageHandle,
): Promise<{ locale: Locale; data: PageData }> {
  const locale = localeOf(params.lang, request.headers.get('cookie'));
  await loadMessages(locale, messages);
  return { locale, data: context.get(pageRequest).data };
}

/** Prepares a navigation in the browser: the page's language, with its messages loaded. */
export async function inBrowser({ params }: Arguments, { messages }: PageHandle): Promise<Locale> {
  const locale = localeOf(params.lang, document.cookie);
  await loadMessages(locale, messages);
  return locale;
}

/** The loader of a page that shows no data. */
export const messagesOnServer = (handle: PageHandle) => async (args: Parameters<typeof onServer>[0]) => {
  await onServer(args, handle);
  return null;
};

/** The loader in the browser of a page that shows no data. */
export const messagesInBrowser = (handle: PageHandle) => async (args: Arguments) => {
  await inBrowser(args, handle);
  return null;
};

/** Every address of a page by language. */
export function addressesOf(path: string, origin: string): { locale: Locale; url: string }[] {
  return locales.map((locale) => ({ locale, url: origin + pathIn(locale, path) }));
}

/** What the page's address says of a parameter from which it is rendered, on the server too. */
export function usePageParameter(name: PageParameter): string | null {
  const [search] = useSearchParams();
  return search.get(name);
}
