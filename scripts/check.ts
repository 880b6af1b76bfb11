// `npm run check`: types, lint, format, import rules, cycles, undeclared packages, unused code, texts under translation;
// all at once, each told apart.
import { spawn } from 'node:child_process';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}

const workspaces = [
  'packages/kanji',
  'packages/game-kit',
  'packages/games',
  'packages/progress',
  'packages/contracts',
  'packages/messages',
  'packages/ui',
  'packages/testing',
  'apps/server',
  'apps/web/worker',
  'scripts',
  'e2e',
  'bench',
];

const checks: readonly Check[] = [
  {
    name: 'lint, format, import rules, cycles, undeclared packages',
    command: ['biome', 'check', '--error-on-warnings'],
  },
  { name: 'unused code', command: ['knip'] },
  { name: 'texts under translation', command: ['node', 'apps/web/build-tools/check-components.ts'] },
  ...workspaces.map((path) => ({ name: `types of ${path}`, command: ['tsc', '--noEmit', '-p', path] })),
];

/** Runs one check; what it printed is shown only when it failed. */
function passes({ name, command }: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (code !== 0) console.error(`✗ ${name}\n${output}`);
      resolve(code === 0);
    });
  });
}

const routeTypes = await passes({
  name: 'types of the routes',
  command: ['react-router', 'typegen', 'apps/web'],
});
const results = await Promise.all(
  [...checks, { name: 'types of apps/web', command: ['tsc', '--noEmit', '-p', 'apps/web'] }].map(passes),
);
if (routeTypes && results.every(Boolean))
  console.log(
    '✓ types, lint, format, import rules, cycles, undeclared packages, unused code, texts under translation',
  );
else process.exitCode = 1;
