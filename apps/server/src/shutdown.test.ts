// @module-tag sweep
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postGameResult } from '@michi/contracts/game-results';
import { setupOf } from '@michi/games/mitsukete/level';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { playToVictory } from '@michi/testing/mitsukete';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { aResult } from './testing/test-server.ts';

let directory: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  server = undefined;
  await rm(directory, { recursive: true });
});

async function start(environment = {}): Promise<ServerProcess> {
  server = await startServerProcess({ DATA_DIR: directory, ...environment });
  return server;
}

/** A submission of which the server has the headers, and not yet the body. */
async function beginSubmission(address: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/v1/game-results HTTP/1.1',
    `host: ${hostname}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [answered] = await once(socket, 'data');
  expect(String(answered)).toContain('100 Continue');
  return socket;
}

function aSubmission(): string {
  const [level] = standardLevels();
  if (!level) throw new Error('no standard level');
  return JSON.stringify(aResult(playToVictory(setupOf(level), 1), { level: level.id }));
}

/** Resolves when the server takes no new connections. */
const refusal = (address: string) =>
  vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), { timeout: 30_000 });

test.each(['SIGTERM', 'SIGINT'] as const)(
  'API-10 after %s a request in flight is finished and kept, then the server ends',
  async (signal) => {
    const { address, printed, end } = await start();
    const body = aSubmission();
    const socket = await beginSubmission(address, body);
    const ended = end(signal);
    await printed('stopping');
    await refusal(address);

    socket.write(body);
    const [answered] = await once(socket, 'data');
    expect(String(answered)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);

    const again = await start();
    const resent = await fetch(`${again.address}/api/v1/game-results`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { score, progress } = postGameResult.responses[200].parse(await resent.json());
    expect(progress.totalScore).toBe(score);
  },
);

test('OPS-03 one Ctrl-C is one signal, however often it arrives', async () => {
  const { address, printed, end, child } = await start();
  const body = aSubmission();
  const socket = await beginSubmission(address, body);
  const ended = end('SIGINT');
  await printed('stopping');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  await refusal(address);
  socket.write(body);
  const [answered] = await once(socket, 'data');
  expect(String(answered)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ended).toBe(0);
});

test('API-10 a signal two seconds later does not wait for requests in flight', async () => {
  const { address, lines, end, child } = await start();
  const socket = await beginSubmission(address, aSubmission());
  const ended = end('SIGTERM');
  const askAgain = () => {
    child.kill('SIGTERM');
    expect(lines.join('\n')).toContain('stopping at once');
  };
  await vi.waitFor(askAgain, { timeout: 30_000 });
  expect(await ended).toBe(1);
  socket.destroy();
});

/** Asks again and again, on a connection kept alive as long as the server likes, until a request fails. */
function askUntilFailure(url: string) {
  const answers: { status?: number | undefined; connection?: string | undefined }[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Whether the request that failed was sent on a connection that had carried others. */
  const failedOnKept = async () => {
    for (;;) {
      const request = get(url, { agent });
      try {
        const [response] = await once(request, 'response');
        await once(response.resume(), 'end');
        answers.push({ status: response.statusCode, connection: response.headers.connection });
      } catch {
        agent.destroy();
        return request.reusedSocket;
      }
    }
  };
  return { answers, failedOnKept: failedOnKept() };
}

test('API-10 who keeps connections alive is told to open new ones, before none are taken any more', async () => {
  const { address, end } = await start();
  const clients = Array.from({ length: 8 }, () => askUntilFailure(`${address}/readyz`));
  const ready = { status: 200, connection: 'keep-alive' };
  await vi.waitFor(() => clients.map(({ answers }) => expect(answers).toContainEqual(ready)), {
    timeout: 30_000,
  });
  expect(await end('SIGTERM')).toBe(0);
  for (const { answers, failedOnKept } of clients) {
    expect(await failedOnKept).toBe(false);
    expect(answers.at(-1)).toEqual({ status: 503, connection: 'close' });
  }
});

test('API-10 after SIGTERM who asks only now and then, on connections of its own, sees that the server stops', async () => {
  const { address, printed, end } = await start();
  const ended = end('SIGTERM');
  await printed('stopping');
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect(await ended).toBe(0);
});

// Only Linux has more than one loopback address of IPv4; IPv6 is not everywhere.
test.runIf(process.platform === 'linux')(
  'API-10 requests in flight are finished on every address that localhost has',
  async () => {
    const resolver = `import dns from 'node:dns/promises';
      import { syncBuiltinESMExports } from 'node:module';
      const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
      const { lookup } = dns;
      dns.lookup = (name, options) => (name === 'localhost' ? addresses : lookup(name, options));
      syncBuiltinESMExports();`;
    const { address, printed, end } = await start({
      HOST: 'localhost',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(resolver)}`,
    });
    const second = address.replace('localhost', '127.0.0.2');
    const body = aSubmission();
    const socket = await beginSubmission(second, body);
    const ended = end('SIGTERM');
    await printed('stopping');
    await refusal(second);
    socket.write(body);
    const [answered] = await once(socket, 'data');
    expect(String(answered)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);
  },
);
