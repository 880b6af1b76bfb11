// `npm run bench`: every benchmark, or those that are named. A missed bound is printed; only a benchmark that
// breaks ends with an exit code.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, env, install } from '../scripts/prepare.mjs';

const benchmarks = [
  'page-weight',
  'first-move',
  'page-throughput',
  'api-throughput',
  'profile-throughput',
  'profile-latency',
  'board-place',
  'login-load',
  'replay',
  'drawing',
  'song',
  'story-page',
  'poem-page',
  'write-queue',
  'one-learner',
  'start-up',
  'memory',
  'forgetting',
  'full-device',
  'offline',
  'lighthouse',
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benchmarks.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${benchmarks.join(', ')}.`);
  process.exit(1);
}

install();
installTools();
build();
for (const name of asked.length > 0 ? asked : benchmarks) {
  const { status } = spawnSync('node', [join(import.meta.dirname, `${name}.ts`)], {
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) continue;
  console.error(`${name}: broke`);
  process.exitCode = 1;
}

/** Installs what only the benchmarks need, once and again when its versions changed. */
function installTools(): void {
  const lock = join(import.meta.dirname, 'package-lock.json');
  const installed = join(import.meta.dirname, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing what the benchmarks need …');
  const args = ['ci', '--prefix', import.meta.dirname, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
