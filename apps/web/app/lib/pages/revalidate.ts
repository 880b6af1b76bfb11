import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose search part says only what is shown of data that they already have. */
export function unlessOnlySearchChanged(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
