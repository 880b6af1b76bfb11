import { onTestFinished, vi } from 'vitest';

/** Leaves the browser's database no room for more. Answers what makes room again, as the end of the test does. */
export function fillDevice(): () => void {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const makeRoom = () => {
    put.mockRestore();
    warn.mockRestore();
  };
  onTestFinished(makeRoom);
  return makeRoom;
}

/** Fills the browser's storage of text to its last character, until the test ends. */
export function fillStorage(): void {
  const filled: string[] = [];
  onTestFinished(() => {
    for (const key of filled) localStorage.removeItem(key);
  });
  for (let length = 2 ** 22; length >= 1; length /= 2) {
    const key = `filled:${length}`;
    if (fits(key, 'x'.repeat(length))) filled.push(key);
  }
  const last = filled.at(-1) ?? '';
  while (fits(last, `${localStorage.getItem(last)}x`));
}

function fits(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
