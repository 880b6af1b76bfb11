// Makes a fresh clone ready: installs when the lockfile changed, builds when a source changed.
// Plain JavaScript for any Node ≥ 18: the pinned runtime is not there yet when this begins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkRuntime } from './runtime.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/kanji-no-michi');
const buildInputs = ['apps/web', 'packages', 'scripts', 'package-lock.json'];
const notInputs =
  /(?:^|[\\/])(?:node_modules|build|\.react-router|public[\\/](?:fonts|og|icons|favicon\.ico)|[^\\/]+\.generated\.\w+)$/;

/** The pinned Node comes first on the PATH of everything that is run from here. */
export const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH };

/**
 * The arguments that start the server. A small young generation, and an old one that grows by a tenth at a time, keep
 * its memory at half the size: what a request makes is gone with it.
 */
export const serverArgs = ['--max-semi-space-size=4', '--heap-growing-percent=10', 'apps/server/src/main.ts'];

/**
 * The arguments that start the server of development, and again at each change of what it reads at its start. Pages and
 * texts are not watched, as Vite takes them up without a start; the server's own texts (errors, mails) wait for the next.
 */
export const devServerArgs = [
  ...[
    'apps/server/src',
    'content/blog',
    'packages/contracts',
    'packages/game-kit',
    'packages/games',
    'packages/kanji',
    'packages/messages/src',
  ].map((folder) => `--watch-path=${folder}`),
  '--watch-preserve-output',
  'apps/server/src/main.ts',
];

/**
 * Lets glibc give memory back that the threads of the server no longer use, and keeps the server's compiled modules: a
 * start that finds them does not load the compiler, and stays smaller by its memory.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  NODE_COMPILE_CACHE: join(cache, 'compiled'),
};

/** Runs a command of this project and ends with its exit code when it fails. */
export function run(command, args, options = {}) {
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell, ...options });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function digest(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (notInputs.test(path)) return;
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
    else for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}

/** Does `work` unless it was done for the same inputs before and its output still stands. */
function once(name, inputs, output, work) {
  const stamp = join(cache, name);
  const wanted = digest(inputs);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  work();
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
}

const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
/** Before this version npm leaves out optional packages, as they ask for a newer Node than it runs on itself. */
const installsAllFrom = '22.12';

export function install() {
  once('installed', ['package-lock.json'], 'node_modules', () => {
    console.log('Installing …');
    run('npm', ['ci', ...quietly], { env: process.env });
    if (process.versions.node.localeCompare(installsAllFrom, 'en', { numeric: true }) >= 0) return;
    needRuntime();
    run('npm', ['install', '--no-save', ...quietly]); // what was left out, on the pinned Node
  });
  needRuntime();
}

function needRuntime() {
  if (linkRuntime(root)) return;
  console.error(
    'Node.js 26 is missing: it is an optional package, for Linux, macOS and Windows. Run npm ci without --omit.',
  );
  process.exit(1);
}

export function build() {
  once('built', buildInputs, 'apps/web/build/server/index.js', () => {
    console.log('Building …');
    run('npm', ['run', 'build', '--silent']);
  });
}
