import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, type OtherBrowser, until } from './browser.ts';

/** WebKitGTK, by the driver that comes with it, on a screen that nobody sees. */
export async function openWebKit(): Promise<OtherBrowser> {
  const display = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${(value as { message: string }).message}`);
    return value;
  };
  await until('the driver of WebKit', () => call('GET', '/status').catch(() => null));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 1280, height: 860 });
  return {
    name: 'WebKitGTK',
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    reload: async () => void (await call('POST', `${session}/refresh`, {})),
    async evaluate(expression) {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => (${expression}))
          .then((value) => done(JSON.stringify({ value: value ?? null })), (error) => done(JSON.stringify({ error: String(error) })));`;
      const { value, error } = JSON.parse(
        String(await call('POST', `${session}/execute/async`, { script, args: [] })),
      ) as { value: unknown; error?: string };
      if (error) throw new Error(error);
      return value;
    },
    perform: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    async close() {
      await call('DELETE', session);
      await stop(driver);
      await stop(display.process);
    },
  };
}

async function openScreen(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(child.stdout, 'data')) as [Buffer];
  return { name: `:${String(number).trim()}`, process: child };
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}
