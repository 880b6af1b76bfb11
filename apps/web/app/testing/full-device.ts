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
