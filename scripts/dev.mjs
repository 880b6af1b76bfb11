// `npm run dev`: hot reload of the web app through Vite, restart of the server when its sources change.
import { env, install, run } from './prepare.mjs';

install();
run('node', ['scripts/fonts/build.ts']);
run('node', ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'], {
  env: { ...env, NODE_ENV: 'development' },
});
