import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { setApartRouteImports } from './build-tools/route-imports.ts';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  future: { unstable_optimizeDeps: true },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) =>
    setApartRouteImports(join(buildDirectory, 'client')),
} satisfies Config;
