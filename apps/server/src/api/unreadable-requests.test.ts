import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Duplex } from 'node:stream';
import { failure } from '@michi/contracts/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFastify } from '../http/fastify.ts';

let app: FastifyInstance;
beforeEach(async () => {
  const settings = { publicUrl: 'https://michi.example', logLevel: 'silent', proxies: 0 } as const;
  app = await createFastify(settings, () => false);
  app.get('/api/x', async () => ({}));
});
afterEach(() => app.close());

const refused = {
  400: 'Diese Anfrage lässt sich nicht verstehen.',
  408: 'Diese Anfrage kam zu langsam an. Versuch es noch einmal.',
  431: 'Die Kopfzeilen dieser Anfrage sind zu groß. Lösch bitte die Cookies dieser Website und lade die Seite neu.',
} as const;

function expectRefusal(answer: string, status: keyof typeof refused): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  for (const header of [
    /content-type: application\/json; charset=utf-8/,
    /content-security-policy: default-src 'none'/,
    /strict-transport-security/,
    /cache-control: no-store/,
    /connection: close/,
  ])
    expect(head).toMatch(header);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(failure.parse(JSON.parse(body))).toEqual({ message: refused[status] });
}

test.each([
  [400, 'GARBAGE\r\n\r\n'],
  [431, `GET /api/x HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`],
] as const)(
  'API-08 what cannot be read as a request gets %i as the API refuses, and the server lives on',
  async (status, sent) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data)).write(sent);
    await once(socket, 'end');
    expectRefusal(answer, status);
    expect((await app.inject('/api/x')).statusCode).toBe(200);
  },
);

test('API-08 a request that came too slowly gets 408 as the API refuses, and its connection ends', async () => {
  let answer = '';
  const socket = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      answer += chunk;
      done();
    },
  }).on('error', () => {});
  app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  expectRefusal(answer, 408);
  expect(socket.destroyed).toBe(true);
});
