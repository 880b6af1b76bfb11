declare global {
  /** What the router says of the page's build. */
  var __reactRouterManifest:
    | { readonly version: string; readonly routes: Readonly<Record<string, BuiltRoute>> }
    | undefined;
}

/** A route with the addresses of the files that it is made of. */
interface BuiltRoute {
  readonly id: string;
  /** The route around it. */
  readonly parentId?: string;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What the reader waits for comes first. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** The paths of what this page has loaded from here. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

/** The paths of the files of which the routes are made whose ids begin so, and of those around them. */
export function filesOfRoutes(prefix: string): string[] {
  const routes = globalThis.__reactRouterManifest?.routes ?? {};
  const around = (id: string | undefined): BuiltRoute[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route, ...around(route.parentId)] : [];
  };
  const files = Object.keys(routes)
    .filter((id) => id.startsWith(prefix))
    .flatMap(around)
    .flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  return [...new Set(files.map((file) => new URL(file, location.origin).pathname))];
}
