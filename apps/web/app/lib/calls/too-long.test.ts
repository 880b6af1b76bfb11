import { expect, test } from 'vitest';
import { inTime, tookTooLong } from './too-long.ts';

const timeIsUp = AbortSignal.abort(new DOMException('10 s', 'TimeoutError'));
const never = new Promise<string>(() => {});
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test('SHL-10 what comes in time is passed on, also when it is a failure', async () => {
  const patient = new AbortController().signal;
  expect(await inTime(Promise.resolve('山'), patient)).toBe('山');
  const refused = new Error('refused');
  expect(await failureOf(inTime(Promise.reject(refused), patient))).toBe(refused);
});

test('SHL-10 what does not come is told apart as too long', async () => {
  const late = new AbortController();
  const waiting = failureOf(inTime(never, late.signal));
  late.abort(timeIsUp.reason);
  expect(tookTooLong(await waiting)).toBe(true);
});

test.each([
  [new Error('no answer', { cause: timeIsUp.reason }), true],
  [new Error('no answer', { cause: new DOMException('left', 'AbortError') }), false],
  [new Error('no answer', { cause: new TypeError('no network') }), false],
  [new Error('broken'), false],
  ['broken', false],
])('SHL-10 %s took too long: %s', (error, tooLong) => {
  expect(tookTooLong(error)).toBe(tooLong);
});
