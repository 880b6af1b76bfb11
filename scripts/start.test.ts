// @module-tag sweep
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { root } from './prepare.mjs';

// A clone as small as can be: the real npm, scripts and server (without pages), a package of the runtime of which npm
// makes no link, as npm 10 does, and one that asks for a newer Node than that of many machines.
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
let clone: string;
let started: Started | undefined;

interface Started {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  /** Resolves with the first line that contains the text. */
  printed(text: string): Promise<string>;
}

beforeAll(async () => {
  clone = mkdtempSync(join(tmpdir(), 'kanji-no-michi-'));
  for (const folder of ['apps/web', 'apps/server/src', 'newer', 'packages', 'runtime/bin', 'scripts'])
    mkdirSync(join(clone, folder), { recursive: true });
  for (const name of readdirSync(join(root, 'scripts')).filter((file) => file.endsWith('.mjs')))
    await cp(join(root, 'scripts', name), join(clone, 'scripts', name));
  const server = pathToFileURL(join(root, 'apps/server/src/run-api.ts'));
  writeFileSync(join(clone, 'apps/server/src/main.ts'), `import '${server}';\n`);
  symlinkSync(process.execPath, join(clone, 'runtime/bin/node'));

  const runtime = ownRuntime();
  const optionalDependencies = { [runtime]: 'file:runtime', newer: 'file:newer' };
  const scripts = { start: manifest.scripts.start, build: 'node -p process.execPath' };
  const newer = { name: 'newer', version: '1.0.0', engines: { node: '>=22.12' } };
  writeJson('runtime/package.json', { name: runtime, version: '1.0.0' });
  writeJson('newer/package.json', newer);
  writeJson('package.json', { name: 'clone', type: 'module', scripts, optionalDependencies });
  writeJson('package-lock.json', {
    name: 'clone',
    lockfileVersion: 3,
    packages: {
      '': { name: 'clone', optionalDependencies },
      [`node_modules/${runtime}`]: { resolved: 'runtime', link: true },
      runtime: { name: runtime, version: '1.0.0', optional: true },
      'node_modules/newer': { resolved: 'newer', link: true },
      newer: { ...newer, optional: true },
    },
  });
});
afterAll(() => rmSync(clone, { recursive: true }));
afterEach(() => {
  try {
    killGroup('SIGKILL');
  } catch {} // nobody is left
  started = undefined;
});

const writeJson = (file: string, value: object) => writeFileSync(join(clone, file), JSON.stringify(value));

/** The package that npm has chosen for this machine. */
function ownRuntime(): string {
  const name = Object.keys(manifest.optionalDependencies).find((name) =>
    existsSync(join(root, 'node_modules', name)),
  );
  if (name === undefined) throw new Error('no runtime is installed');
  return name;
}

/** `npm start` as a person begins it: in a process group of its own, with the Node of the machine. */
function npmStart(): Started {
  const { PATH = '', HOME = '' } = process.env;
  const ours = [join(root, 'node_modules'), dirname(process.execPath)];
  const path = PATH.split(delimiter).filter((folder) => !ours.some((own) => folder.startsWith(own)));
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    env: { PATH: path.join(delimiter), HOME, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  output.on('line', (line) => lines.push(line));
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`ended with ${code}`)));
  ended.catch(() => {});
  const printed = async (text: string): Promise<string> => {
    for (;;) {
      const found = lines.find((line) => line.includes(text));
      if (found !== undefined) return found;
      await Promise.race([once(output, 'line'), ended]);
    }
  };
  started = { child, lines, printed };
  return started;
}

function killGroup(signal: NodeJS.Signals): void {
  if (started?.child.pid) process.kill(-started.child.pid, signal);
}

async function addressOf({ printed }: Started): Promise<URL> {
  return new URL((await printed('Kanji no Michi: ')).split(': ')[1] ?? '');
}

// On Windows there are no process groups to signal.
describe.skipIf(process.platform === 'win32')('OPS-03 npm start', { timeout: 120_000 }, () => {
  test('works on a fresh clone where npm leaves out the link of the runtime and packages for a newer Node', async () => {
    const start = npmStart();
    expect((await fetch(new URL('/healthz', await addressOf(start)))).status).toBe(200);
    expect(start.lines).toContain(process.execPath); // as the build said
    expect(existsSync(join(clone, 'node_modules/newer'))).toBe(true);
  });

  test.each([
    ['SIGINT', 'its process group'],
    ['SIGTERM', 'its process group'],
    ['SIGTERM', 'npm alone'],
  ] as const)(
    'answers a request in flight when one %s is sent to %s, and ends with code 0',
    async (signal, receiver) => {
      const start = npmStart();
      const { hostname, port } = await addressOf(start);
      const socket = connect(Number(port), hostname);
      const head = ['content-type: application/json', 'content-length: 2', 'expect: 100-continue'];
      socket.write(`POST /api/contact HTTP/1.1\r\nhost: ${hostname}\r\n${head.join('\r\n')}\r\n\r\n`);
      await once(socket, 'data'); // 100 Continue

      const ended = once(start.child, 'exit');
      if (receiver === 'npm alone') start.child.kill(signal);
      else killGroup(signal);
      await start.printed('"stopping"');
      socket.write('{}');
      const [answered] = await once(socket, 'data');
      expect(String(answered)).toMatch(/^HTTP\/1\.1 422 /);
      expect(await ended).toEqual([0, null]);
    },
  );
});
