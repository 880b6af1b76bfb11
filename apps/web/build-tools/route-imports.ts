import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeImportsPath } from '../app/lib/pages/built-files.ts';

interface RouterManifest {
  readonly version: string;
  readonly routes: Readonly<Record<string, Route>>;
}

interface Route {
  readonly id: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Takes what the modules of routes import out of the router's manifest, which every page loads: a third of it, and of use
 * only to who fetches games ahead. It goes into a file of its own, of the same build. The styles of the root, which every
 * page has, are left out of other routes.
 */
export function setApartRouteImports(client: string): void {
  const [name] = globSync('assets/manifest-*.js', { cwd: client });
  if (name === undefined) throw new Error(`no manifest of the router in ${client}`);
  const file = join(client, name);
  const source = readFileSync(file, 'utf8');
  const [begin, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1];
  const manifest: RouterManifest = JSON.parse(source.slice(begin, end));
  const imports: Record<string, readonly string[] | undefined> = {};
  const onEveryPage = manifest.routes.root?.css ?? [];
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, { imports: imported, ...route }]) => {
      imports[id] = imported;
      const css = id === 'root' ? route.css : route.css?.filter((each) => !onEveryPage.includes(each));
      return [id, { ...route, css }];
    }),
  );
  writeFileSync(join(client, routeImportsPath(manifest.version)), JSON.stringify(imports));
  writeFileSync(file, source.slice(0, begin) + JSON.stringify({ ...manifest, routes }) + source.slice(end));
}
