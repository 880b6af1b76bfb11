import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { StreamedAnswer } from './streamed-answer.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that sends these texts; `ended` resolves when it is done with them, and `taken` counts those it has made. */
async function serve(texts: Iterable<string>, patience?: number) {
  const state = { taken: 0, ended: Promise.resolve() };
  async function* counted() {
    for (const text of texts) {
      state.taken++;
      yield text;
    }
  }
  app = Fastify();
  app.get('/', (request, reply) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    state.ended = promise;
    return new StreamedAnswer(counted(), resolve, patience).choose(request, reply);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { state, port: (app.server.address() as AddressInfo).port };
}

const long = '漢字の道'.repeat(50_000);
const many = (count: number) => Array.from({ length: count }, () => long);

test('short texts, long ones and characters of several bytes arrive as they were', async () => {
  const texts = ['["', long, '","', ...Array.from({ length: 1000 }, (_, index) => `${index}𠮟`), '"]'];
  const { port } = await serve(texts);
  const plain = await app.inject({ url: '/' });
  expect(plain.body).toBe(texts.join(''));
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(texts.join(''));
  const fetched = await fetch(`http://127.0.0.1:${port}/`);
  expect(await fetched.text()).toBe(texts.join(''));
});

test.each(['', 'accept-encoding: gzip\r\n'])(
  'no more is made than the client takes, and one that takes nothing is given up (%j)',
  async (accepts) => {
    // Gzip makes next to nothing of what repeats itself.
    const texts = accepts ? many(100).map(() => randomText()) : many(100);
    const { state, port } = await serve(texts, 500);
    const client = connect(port, '127.0.0.1');
    client.pause();
    client.write(`GET / HTTP/1.1\r\nhost: here\r\n${accepts}\r\n`);
    await once(app.server, 'request');
    await state.ended;
    expect(state.taken).toBeGreaterThan(0);
    expect(state.taken).toBeLessThan(100);
    client.on('error', () => {});
    client.resume();
    await once(client, 'close');
  },
);

test('a client that leaves ends the answer at once', async () => {
  const { state, port } = await serve(many(1000));
  const client = connect(port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await once(client, 'data');
  client.destroy();
  await state.ended;
  expect(state.taken).toBeLessThan(1000);
});

test('what fails on the way cuts the answer off', async () => {
  function* failing() {
    yield '{"begun":[';
    yield long;
    throw new Error('the database is gone');
  }
  const { state, port } = await serve(failing());
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  await expect(answer.text()).rejects.toThrow();
  await state.ended;
});

test('an answer that nobody ever sends ends too', async () => {
  app = Fastify();
  const { promise, resolve } = Promise.withResolvers<void>();
  new StreamedAnswer((async function* () {})(), resolve, 20);
  await promise;
});

/** 600 KB that cannot be made much smaller. */
const randomText = () => randomBytes(450_000).toString('base64');
