import { expect, test } from 'vitest';
import { databaseTargets } from '../db/testing.ts';
import { startTestServer } from '../testing/test-server.ts';
import { withoutPorts } from './forwarded-for.ts';

test.each([
  ['7.7.7.7:1234', '7.7.7.7'],
  ['7.7.7.7', '7.7.7.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:7.7.7.7', '::ffff:7.7.7.7'],
  ['[::ffff:7.7.7.7]:80', '::ffff:7.7.7.7'],
  ['1.1.1.1:80,[2001:db8::1]:443 , 7.7.7.7', '1.1.1.1, 2001:db8::1, 7.7.7.7'],
  ['unknown, _hidden:1', 'unknown, _hidden:1'],
  ['', ''],
])('API-10 WEB-02 %j is read as %j', (forwarded, read) => {
  expect(withoutPorts(forwarded)).toBe(read);
});

test('API-10 WEB-02 limits count the address of a client, whatever port its proxy tells', async () => {
  const [sqlite] = databaseTargets;
  if (!sqlite) throw new Error('no database to test with');
  const server = await startTestServer(sqlite, { proxies: 1 });
  const statuses: number[] = [];
  for (let port = 1; port <= 6; port++) {
    const forwarded = { 'x-forwarded-for': `7.7.7.7:${port}` };
    statuses.push((await server.post('/api/contact', {}, forwarded)).statusCode);
  }
  await server.close();
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});
