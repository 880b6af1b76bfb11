import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { DatabaseError } from '../db/errors.ts';
import { answerErrors } from './error-answers.ts';

test('API-10 WEB-02 an upload that its client breaks off is no failure of the server or its database', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  answerErrors(app);
  app.post('/', async () => 'read');
  const answered = new Promise<number>((resolve) => {
    app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = ['POST / HTTP/1.1', 'host: a', 'content-type: application/json', 'content-length: 100'];
  const received = once(app.server, 'request');
  socket.write(`${head.join('\r\n')}\r\n\r\n{"a":1,`);
  await received;
  socket.destroy();
  expect(await answered).toBe(400);
  await app.close();
  expect(lines).toEqual([]);
});

test('API-10 WEB-02 writes that a locked database refuses are told in one line together, without a stack', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  answerErrors(app);
  app.post('/', async () => {
    throw new DatabaseError('locked', 'Somebody else writes.');
  });
  for (let times = 0; times < 5; times++)
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(503);
  const [line, ...others] = lines.map((each) => JSON.parse(each));
  expect([line, others]).toMatchObject([{ level: 50, reason: 'Somebody else writes.', code: 'locked' }, []]);
  expect(line).not.toHaveProperty('err');
});
