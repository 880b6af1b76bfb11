import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailureLog } from './failure-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('API-10 WEB-02 of many failures one line a second is logged, without a stack, with how many were left out', () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  const note = createFailureLog('the disk failed');
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) note(Object.assign(new Error('full'), { code: 'X' }), log);
  };
  fail(300);
  const line = { level: 50, reason: 'full', code: 'X', msg: 'the disk failed' };
  const since = () => lines.splice(0).map((each) => JSON.parse(each));
  const [first, ...others] = since();
  expect([first, others]).toMatchObject([{ ...line, leftOut: 0 }, []]);
  expect(JSON.stringify(first)).not.toContain('failure-log.test');
  vi.advanceTimersByTime(1_000);
  fail(2);
  expect(since()).toMatchObject([{ ...line, leftOut: 299 }]);
  vi.advanceTimersByTime(10_000);
  expect(since()).toMatchObject([{ ...line, leftOut: 2 }]);
  fail(1);
  expect(since()).toMatchObject([{ ...line, leftOut: 0 }]);
});
