import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { logTo } from './log-output.ts';
import { readableLine } from './readable-line.ts';

/** What a terminal, or anything else, is given when this is logged. */
function written(isTTY: boolean, log: (logger: FastifyBaseLogger) => void): Promise<string> {
  return new Promise((resolve) => {
    const stream = logTo({ isTTY, write: (lines) => resolve(lines) }).output;
    log(Fastify({ logger: { stream } }).log);
  });
}

test('API-10 a terminal gets lines to read, in their order', async () => {
  const lines = await written(true, (logger) => {
    const facts = { method: 'GET', route: '/:lang?/blog/:slug', status: 200, ms: 3 };
    logger.child({ reqId: '1a2b-1' }).info(facts, 'request');
    logger.warn({ to: 'a folder' }, 'a mail waits');
    logger.error({ err: 'no error' }, 'rendering');
  });
  expect(lines.replaceAll(/^\d\d:\d\d:\d\d/gm, 'TIME')).toBe(
    'TIME INFO  request  reqId=1a2b-1  method=GET  route=/:lang?/blog/:slug  status=200  ms=3\n' +
      'TIME WARN  a mail waits  to="a folder"\n' +
      'TIME ERROR rendering  err="no error"\n',
  );
});

test('API-10 anything else gets JSON, in its order', async () => {
  const lines = await written(false, (logger) => {
    logger.info('first');
    logger.info('second');
  });
  const logged = lines.trim().split('\n');
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['first', 'second']);
});

test('of an error a terminal gets the stack, below the line', async () => {
  const lines = await written(true, (logger) =>
    logger.error({ err: new TypeError('no table') }, 'rendering'),
  );
  expect(lines).toMatch(/^\S+ ERROR rendering\n {2}TypeError: no table\n {6}at /);
});

test('what was logged neither forges a line nor steers the terminal', () => {
  const err = { stack: 'Error: a\u001b[2J\n12:00:00 INFO  forged' };
  const entry = { level: 50, time: 0, msg: 'bad\n\u001b[2J\u009b', name: '\n\u0007', err };
  const [line, ...stack] = readableLine(JSON.stringify(entry)).split('\n');
  expect(line).toMatch(/ ERROR bad··\[2J· {2}name="\\n\\u0007"$/);
  expect(stack).toEqual(['  Error: a·[2J', '  12:00:00 INFO  forged', '']);
});
