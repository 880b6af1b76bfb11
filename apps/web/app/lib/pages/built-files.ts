declare global {
  /** What the router says of the page's build. */
  var __reactRouterManifest:
    | { readonly version: string; readonly routes: Readonly<Record<string, BuiltRoute>> }
    | undefined;
}

/** A route with the addresses of the files that it is made of. */
export interface BuiltRoute {
  readonly id: string;
  /** The route around it. */
  readonly parentId?: string;
  readonly module: string;
  readonly css?: readonly string[];
}

/** What the modules of each route import, by its id, lies there: no page needs it to be shown. */
export const routeImportsPath = (version: string) => `/assets/imports-${version}.json`;

/** What the reader waits for comes first. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** When the page has nothing else to do, or has long had something; one browser does not tell. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1_000 });
    else setTimeout(resolve);
  });

/** Whether the reader wants no more to be loaded than what is shown. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** The paths of what this page has loaded from here. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}
