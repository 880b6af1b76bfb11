import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A server of the production build with a database of its own. */
export interface TestServer {
  readonly url: string;
  /** Warnings and errors of its log, but for what happened to accounts. */
  readonly complaints: string[];
  /** What it wrote to standard error. */
  readonly errors: string[];
  stop(): Promise<void>;
}

/** Starts the real program on a free port and waits for the line with its address. */
export async function startServer(environment: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kanji-no-michi-e2e-'));
  const program = ['--import', './e2e/same-deals-server.ts', 'apps/server/src/main.ts'];
  const child = spawn(join(root, 'node_modules/.bin/node'), program, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      TRUST_PROXY: '1', // tests say from which address they write
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    errors.push(String(chunk));
  });
  const url = await address(child, complaints);
  return {
    url,
    complaints,
    errors,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function address(child: ChildProcess, complaints: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const lines = output.split('\n');
      output = lines.pop() ?? '';
      for (const line of lines) {
        const found = /^Kanji no Michi: (http\S+)/.exec(line)?.[1];
        if (found) resolve(found);
        else if (!line.startsWith('Database: ') && !line.includes('"msg":"security"')) complaints.push(line);
      }
    });
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code}: ${complaints.join('\n')}`)),
    );
  });
}
