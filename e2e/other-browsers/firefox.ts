import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OtherBrowser, until } from './browser.ts';

/** Firefox, spoken to by WebDriver BiDi, which it understands without a driver beside it. */
export async function openFirefox(): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'kanji-no-michi-firefox-'));
  const child = spawn(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--remote-debugging-port',
      '0',
      '--profile',
      profile,
      '--width',
      '1280',
      '--height',
      '860',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const address = await until('Firefox', async () => /listening on (ws:\S+)/.exec(said)?.[1] ?? null);
  const bidi = await connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const tree = await bidi.send('browsingContext.getTree', {});
  const context = (tree.contexts as { context: string }[])[0]?.context;
  return {
    name: 'Firefox ESR',
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    async evaluate(expression) {
      const { result, exceptionDetails } = (await bidi.send('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    perform: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    async close() {
      bidi.close();
      child.kill();
      await once(child, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Bidi {
  send(method: string, params: object): Promise<Record<string, unknown>>;
  close(): void;
}

async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let sent = 0;
  return {
    async send(method, params) {
      const id = ++sent;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, message } = await answered;
      if (type !== 'success') throw new Error(`${method}: ${message}`);
      return result;
    },
    close: () => socket.close(),
  };
}

interface Answer {
  readonly id: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result: Record<string, unknown>;
  readonly message?: string;
}
