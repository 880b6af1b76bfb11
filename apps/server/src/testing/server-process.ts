import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const apiEntry = join(import.meta.dirname, '../run-api.ts');

/** The real server in a process of its own, on any free port, without pages. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What a person would open, without a slash at its end. */
  readonly address: string;
  /** Everything it has printed so far. */
  readonly lines: readonly string[];
  /** Resolves when a printed line contains the text. */
  printed(text: string): Promise<void>;
  /** Sends a signal and answers the exit code; null when the signal itself ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/** Starts the server and resolves when it has printed its address. */
export async function startServerProcess(environment: Environment): Promise<ServerProcess> {
  const child = spawnServer(environment, apiEntry);
  const lines: string[] = [];
  const printed = watch(child, lines);
  const exited = once(child, 'exit');
  await Promise.race([
    printed('Kanji no Michi: '),
    exited.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ]);
  const address = lines.find((line) => line.startsWith('Kanji no Michi: '))?.split(': ')[1] ?? '';
  return {
    child,
    address,
    lines,
    printed,
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** Runs a server that is expected to refuse to start, from another entry than the API's if one is given. */
export async function refusedStart(
  environment: Environment,
  entry = apiEntry,
): Promise<{ code: number; errors: string }> {
  const child = spawnServer(environment, entry);
  let errors = '';
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

function spawnServer(environment: Environment, entry: string): ChildProcess {
  const { PATH = '' } = process.env;
  // Many starts in a row: what was compiled once is kept.
  const cache = join(tmpdir(), 'kanji-no-michi-compiled');
  const env = {
    PATH,
    NODE_COMPILE_CACHE: cache,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    ...environment,
  };
  return spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Gathers the lines a process prints; the answer waits for one of them. */
function watch(child: ChildProcess, lines: string[]): (text: string) => Promise<void> {
  const waiting: { text: string; tell: () => void }[] = [];
  if (!child.stdout) throw new Error('the process prints nowhere');
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    for (const { text, tell } of waiting) if (line.includes(text)) tell();
  });
  return (text) =>
    lines.some((line) => line.includes(text))
      ? Promise.resolve()
      : new Promise((tell) => waiting.push({ text, tell }));
}
