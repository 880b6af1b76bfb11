import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createFastify } from './fastify.ts';
import { addressesOf, listen } from './listen.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function serve(...addresses: string[]): Promise<void> {
  app = await createFastify(
    { publicUrl: 'https://michi.example', logLevel: 'silent', proxies: 0 },
    () => false,
  );
  app.get('/', async () => 'a');
  await listen(app, addresses, 0);
}

async function connected(address: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, address);
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function answerOf(address: string, request: string): Promise<string> {
  const socket = await connected(address);
  socket.write(`${request} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

// Only Linux has more than one loopback address of IPv4; IPv6 is not everywhere.
test.runIf(process.platform === 'linux')(
  'each address is answered alike, tunnels and too many connections too',
  async () => {
    await serve('127.0.0.1', '127.0.0.2');
    for (const address of ['127.0.0.1', '127.0.0.2']) {
      expect(await answerOf(address, 'GET /')).toMatch(/^HTTP\/1\.1 200 /);
      expect(await answerOf(address, 'CONNECT x:443')).toMatch(/^HTTP\/1\.1 405 /);
      expect(await answerOf(address, 'nonsense')).toMatch(/^HTTP\/1\.1 400 /);
    }
    const all: Socket[] = [];
    for (let count = 0; count < 501; count++) {
      all.push(await connected('127.0.0.1'), await connected('127.0.0.2'));
    }
    await expect.poll(() => all.filter((socket) => socket.destroyed).length).toBeGreaterThan(0);
  },
);

test('an address that cannot be had is left out, unless it is the first', async () => {
  await serve('127.0.0.1', '192.0.2.1');
  expect(await answerOf('127.0.0.1', 'GET /')).toMatch(/^HTTP\/1\.1 200 /);
  await app.close();
  await expect(serve('192.0.2.1', '127.0.0.1')).rejects.toThrow('EADDRNOTAVAIL');
});

test('an address is its own', async () => {
  expect(await addressesOf('127.0.0.1')).toEqual(['127.0.0.1']);
  expect(await addressesOf('::')).toEqual(['::']);
});
