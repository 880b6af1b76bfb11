import type { PageData } from '@michi/contracts/page-data';
import { createContext, RouterContextProvider } from 'react-router';

/** What the server hands to one rendering. */
export interface PageRequest {
  readonly data: PageData;
  /** The nonce of the page's content security policy; empty in development. */
  readonly nonce: string;
  /** The address of the site as others see it, for canonical links; null when it is not configured. */
  readonly publicUrl: string | null;
  /** Built files by the source file they were made from. */
  readonly assets: Readonly<Record<string, string>>;
  /** Whether it is asked for by a method that pages take; by another, as of a form, it says so instead. */
  readonly readable: boolean;
  /** Tells the server the pattern of the route, for its log. */
  matched(route: string): void;
}

export const pageRequest = createContext<PageRequest>();

export function requestContext(request: PageRequest): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageRequest, request);
  return provider;
}
