import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Calls the browser's own protocol, whose methods Vitest does not name. */
const devtools = (method: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> =>
  (cdp() as unknown as { send: typeof devtools }).send(method, parameters);

/** Lets the browser say how much motion is wanted. Tests begin with little. */
export const preferMotion = (value: 'reduce' | 'no-preference'): Promise<unknown> =>
  devtools('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** Paints the page in the colours of the system, as readers with little sight choose, or in its own again. */
export const forceColours = (value: 'active' | 'none'): Promise<unknown> =>
  devtools('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Keeps files from arriving, by a pattern of their addresses, until what this answers is called or the test ends. */
export async function withoutFiles(pattern: string): Promise<() => Promise<void>> {
  const block = async (urls: string[]) => {
    await devtools('Network.setBlockedURLs', { urls });
  };
  await devtools('Network.enable', {});
  await block([pattern]);
  onTestFinished(() => block([]));
  return () => block([]);
}

/** Taps on a place of the window, as a finger does. */
export async function tap(x: number, y: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const touchPoints = [{ x: frame.x + x, y: frame.y + y }];
  await devtools('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await devtools('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Types by an input method, which puts a text together and lets Enter end that. */
export async function compose(text: string): Promise<void> {
  for (let end = 1; end <= text.length; end++)
    await devtools('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  const enter = { key: 'Enter', code: 'Enter' };
  await devtools('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter, windowsVirtualKeyCode: 229 });
  await devtools('Input.insertText', { text });
  await devtools('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 });
}

/** From now on files whose addresses match do not come, until the list is empty. */
export async function blockFiles(urls: readonly string[]): Promise<void> {
  await devtools('Network.enable', {});
  await devtools('Network.setBlockedURLs', { urls });
}
