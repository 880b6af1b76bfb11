import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createFastify } from './fastify.ts';

const sockets: Socket[] = [];
let app: FastifyInstance;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function listen(handle: RouteHandlerMethod, proxies = 0): Promise<void> {
  app = await createFastify({ publicUrl: 'https://michi.example', logLevel: 'silent', proxies }, () => false);
  app.get('/', handle);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

async function connected(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {}); // cut off, which the tests see by its end
  await once(socket, 'connect');
  return socket;
}

const requests = (count: number) => 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count);
const lastRequest = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
const answersIn = (received: string) => received.split('HTTP/1.1 200 OK').length - 1;

test('ten requests are answered that are sent ahead, and as many as are sent one after the other', async () => {
  await listen(async () => 'a');
  const socket = await connected();
  socket.write(requests(9) + lastRequest);
  expect(answersIn(await text(socket))).toBe(10);

  const patient = await connected();
  for (let count = 0; count < 30; count++) {
    patient.write(requests(1));
    expect(answersIn(String((await once(patient, 'data'))[0]))).toBe(1);
  }
});

test('a connection with ten unanswered requests ends at one more, and none beyond is worked on', async () => {
  const unanswered: FastifyReply[] = [];
  await listen((_request, reply) => void unanswered.push(reply));
  for (const parts of [[1000], Array<number>(30).fill(1)]) {
    unanswered.length = 0;
    const socket = await connected();
    socket.setNoDelay();
    for (const count of parts) socket.write(requests(count));
    await once(socket, 'close');
    expect(unanswered).toHaveLength(10);
  }
  const next = await connected();
  next.write(requests(1));
  await expect.poll(() => unanswered.length).toBe(11);
});

test.each([
  ['an address that cannot be read', 'GET /api/% HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an expectation that nobody knows', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n'],
])('a connection with eleven unanswered requests ends, be it that they have %s', async (_what, request) => {
  await listen(async () => 'a');
  const socket = await connected();
  let received = '';
  socket.on('data', (data) => (received += data));
  socket.write(request.repeat(300) + lastRequest);
  await once(socket, 'close');
  expect(received.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(10);
});

test('an expectation that nobody knows is not met, and the request answered like any', async () => {
  await listen(async () => 'a');
  const socket = await connected();
  socket.write(lastRequest.replace('\r\n\r\n', '\r\nexpect: x\r\n\r\n'));
  expect(answersIn(await text(socket))).toBe(1);
});

test.each([
  ['closed', (socket: Socket) => socket.destroy()],
  ['broken off', (socket: Socket) => socket.resetAndDestroy()],
])(
  'of 1,001 connections of an address a thousand are kept; one that is %s makes room',
  async (_how, leave) => {
    await listen(async () => 'a');
    await Promise.all(Array.from({ length: 1_001 }, connected));
    const kept = () => sockets.filter((socket) => !socket.destroyed);
    await expect.poll(kept).toHaveLength(1_000);
    const [first, second] = kept() as [Socket, Socket];
    second.write(requests(1));
    expect(answersIn(String((await once(second, 'data'))[0]))).toBe(1);

    leave(first);
    await expect
      .poll(async () => {
        const socket = await connected();
        socket.write(lastRequest);
        return answersIn(await text(socket).catch(() => ''));
      })
      .toBe(1);
  },
);

test('behind a proxy, from which all connections come, as many are kept as there are', async () => {
  await listen(async () => 'a', 1);
  const all = await Promise.all(Array.from({ length: 1_001 }, connected));
  for (const socket of all) socket.write(lastRequest);
  const answers = await Promise.all(all.map((socket) => text(socket)));
  expect(answers.reduce((sum, answer) => sum + answersIn(answer), 0)).toBe(1_001);
});
