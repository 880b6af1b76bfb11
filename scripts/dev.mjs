// `npm run dev`: hot reload of the web app through Vite, restart of the server when its sources change.
import { devServerArgs, env, install, run } from './prepare.mjs';

install();
run('node', ['scripts/fonts/build.ts']);
run('node', ['scripts/og/build.ts']);
run('node', devServerArgs, {
  env: { LOG_LEVEL: 'warn', ...env, NODE_ENV: 'development' },
});
