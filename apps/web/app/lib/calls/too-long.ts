/** So long a reader waits for an answer. */
const patienceMs = 10_000;

/** Aborts when somebody who waits from now on has waited long enough. */
export const patience = (): AbortSignal => AbortSignal.timeout(patienceMs);

/** Whether an error says that no answer came in time. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof DOMException && error.cause.name === 'TimeoutError';

/** What a promise yields; rejects when `enough` comes before. */
export function inTime<T>(promise: Promise<T>, enough = patience()): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  enough.addEventListener('abort', () => reject(new Error('no answer in time', { cause: enough.reason })));
  return Promise.race([promise, tooLong]);
}
