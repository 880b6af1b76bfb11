import { once } from 'node:events';
import { createServer } from 'node:net';

/** An input of the WebDriver standard: what one device does, tick by tick. */
export interface Input {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Tick[];
}

export type Tick =
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number };

/** A browser that Playwright does not drive, as it is installed: one window, seen from outside. */
export interface OtherBrowser {
  readonly name: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page, waits for its promise, and answers its value as JSON carries it. */
  evaluate(expression: string): Promise<unknown>;
  perform(inputs: readonly Input[]): Promise<void>;
  close(): Promise<void>;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Asks again until there is a value; what a page shows comes when it comes. */
export async function until<Value>(what: string, ask: () => Promise<Value | null | false>): Promise<Value> {
  const end = Date.now() + 120_000;
  for (;;) {
    const value = await ask();
    if (value !== null && value !== false) return value;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
