import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('\0', '\ud800', 'a\r\nBcc: b@example.org', '{name}', '<b>', 'a@example.org', ' '),
);
const body = fc.record(
  { name: text, email: text, message: text, website: text, token: text },
  { requiredKeys: [] },
);
const paths = ['contact', 'feedback', 'newsletter', 'newsletter/confirmation', 'newsletter/end'];

describe.each(databaseTargets)('any message on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  test.each(paths)(
    'API-08 whatever text stands in the fields of /api/%s, it is taken or refused',
    async (path) => {
      const property = fc.asyncProperty(body, async (message) => {
        const response = await server.post(`/api/${path}`, message);
        expect([200, 404, 422]).toContain(response.statusCode);
        expect(response.json().message).toMatch(/\S/);
        if (response.statusCode === 422) expect(Object.keys(response.json().errors)).not.toEqual([]);
      });
      await fc.assert(property, { numRuns: 100 * inject('runsFactor') });
    },
  );

  test('API-08 whatever message and name are taken, they are stored unchanged but for spaces around them', async () => {
    const inbox = server.database.query().deleteFrom('contact_messages');
    await inbox.execute();
    const property = fc.asyncProperty(text, text, async (name, message) => {
      const response = await server.post('/api/contact', { name, message, email: 'a@example.org' });
      fc.pre(response.statusCode === 200);
      const stored = await inbox.returning(['name', 'message']).execute();
      expect(stored).toEqual([{ name: name.trim(), message: message.trim() }]);
    });
    await fc.assert(property, { numRuns: 100 * inject('runsFactor'), maxSkipsPerRun: 1000 });
  });
});
