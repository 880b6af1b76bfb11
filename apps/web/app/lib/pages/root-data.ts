import type { Locale } from '@michi/messages/locales';
import { useRouteLoaderData } from 'react-router';

/** What every page knows of itself. */
export interface RootData {
  readonly locale: Locale;
  /** Under which others find the site; null where the server was not told. */
  readonly origin: string | null;
  readonly year: number;
  /** The search part of the address. */
  readonly search: string;
}

/** Undefined where the page broke before it was known. */
export const useRootData = () => useRouteLoaderData<RootData>('root');
