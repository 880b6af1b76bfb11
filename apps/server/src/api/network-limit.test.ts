import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseTargets } from '../db/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const [target] = databaseTargets;
  if (!target) throw new Error('no database');
  server = await startTestServer(target);
});
afterAll(() => server.close());

/** A call that an address may make 20 times a minute, refused for its empty form. */
const call = (remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/game-auth/login',
    payload: {},
    headers: { 'x-locale': 'en' },
    remoteAddress,
  });
const status = async (address: string) => (await call(address)).statusCode;

test('AUT-09 the addresses of one /64 count as one', async () => {
  for (let count = 0; count < 20; count++) expect(await status(`2001:db8:1:1::${count}`)).toBe(422);
  expect(await status('2001:db8:1:1:ffff::1')).toBe(429);
  expect(await status('2001:db8:1:2::1')).toBe(422);
});

test('AUT-09 a /48 may call ten times as often as an address, and then waits', async () => {
  for (let network = 0; network < 10; network++)
    // What one /64 is refused does not use up what its neighbours have.
    for (let count = 0; count < 25; count++)
      expect(await status(`2001:db8:2:${network}::1`)).toBe(count < 20 ? 422 : 429);
  const refused = await call('2001:db8:2:ffff::1');
  expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringMatching(/\d+ seconds/)]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await status('2001:db8:3::1')).toBe(422);
});

test('AUT-09 neighbours of IPv4 are not counted together', async () => {
  for (let address = 0; address < 12; address++)
    for (let count = 0; count < 20; count++) expect(await status(`198.51.100.${address}`)).toBe(422);
});
