// `npm start`: install, build, serve.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, env, install, root, serverArgs, serverEnv } from './prepare.mjs';

install();
build();

const server = spawn(join(root, 'node_modules/.bin/node'), serverArgs, {
  cwd: root,
  env: { ...serverEnv, ...env, NODE_ENV: 'production' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
