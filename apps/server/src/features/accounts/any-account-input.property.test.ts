import type { Contract } from '@michi/contracts/contract';
import * as emailVerification from '@michi/contracts/email-verification';
import * as passwords from '@michi/contracts/passwords';
import * as profile from '@michi/contracts/profile';
import * as sessions from '@michi/contracts/sessions';
import * as signIn from '@michi/contracts/sign-in';
import * as signOut from '@michi/contracts/sign-out';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aRegistration, callAs, openAccount, type TestAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const base = '/api/game-auth/';
const contracts = [emailVerification, passwords, profile, sessions, signIn, signOut]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isContract);
const withBody = contracts
  .filter(({ body, path }) => body !== undefined && path.startsWith(base))
  .map(({ path }) => path);

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'responses' in value && 'path' in value;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '\0',
    '\ud800',
    'a\r\nBcc: b@example.org',
    '{name}',
    '<b>',
    'a@example.org',
    ' ',
    '__proto__',
  ),
  fc.constantFrom('A'.repeat(43), 'mondregen-teller', 'DE', 'ja', "' or 1=1 --", '%00', '../../etc/passwd'),
);
const anything = fc.oneof(text, fc.jsonValue({ noUnicodeString: false }));
const fields = [
  'email',
  'username',
  'password',
  'password_confirmation',
  'current_password',
  'language',
] as const;
const moreFields = ['country_code', 'token', 'role', 'plan', 'id', 'email_verified'] as const;
const shape = Object.fromEntries([...fields, ...moreFields].map((name) => [name, anything]));
const form = fc.record(shape, { requiredKeys: [] });

describe.each(databaseTargets)('any input for accounts on $name', (target) => {
  let server: TestServer;
  let account: TestAccount;
  beforeAll(async () => {
    server = await startTestServer(target);
    // Not one of those below: nobody may happen upon it.
    const password = 'winterabend-kessel';
    account = await openAccount(server, { password, password_confirmation: password });
  });
  afterAll(() => server.close());

  const stored = () =>
    server.database.query().selectFrom('users').selectAll().where('id', '=', account.user.id).execute();

  test.each(withBody)(
    'API-08 whatever is sent to %s, it is taken or refused with a sentence',
    async (path) => {
      const methods = contracts.filter((each) => each.path === path && each.body).map(({ method }) => method);
      const before = await stored();
      const property = fc.asyncProperty(form, async (body) => {
        for (const method of methods) {
          const response = await callAs(server, account.token, method, path.slice(base.length), body);
          expect([200, 201, 400, 401, 404, 422, 429]).toContain(response.statusCode);
          expect(response.json().message).toMatch(/\S/);
          if (response.statusCode === 422) expect(Object.keys(response.json().errors)).not.toEqual([]);
        }
      });
      await fc.assert(property, { numRuns: 60 * inject('runsFactor') });
      const [after] = await stored();
      expect(after).toMatchObject({ role: 'user', plan: 'free', email_verified_at: null });
      expect(after?.password_hash).toBe(before[0]?.password_hash);
    },
  );

  test('API-08 whatever replaces one field of a good registration, it is refused or as good', async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...fields, 'country_code'),
      anything,
      async (field, value) => {
        const good = aRegistration();
        const response = await server.post('/api/game-auth/register', { ...good, [field]: value });
        // Keys such as __proto__ are refused with the whole body, before anybody looks at fields.
        const key = /"(__proto__|constructor)":/.test(JSON.stringify(value));
        expect(key ? [201, 400, 422] : [201, 422]).toContain(response.statusCode);
        const users = await server.database
          .query()
          .selectFrom('users')
          .selectAll()
          .where('email', '=', good.email)
          .execute();
        if (response.statusCode === 422) {
          expect(Object.keys(response.json().errors)).not.toEqual([]);
          expect(users).toEqual([]);
        } else if (response.statusCode === 400) expect(users).toEqual([]);
        else expect(users).toMatchObject(field === 'email' ? [] : [{ role: 'user', plan: 'free' }]);
      },
    );
    await fc.assert(property, {
      numRuns: 100 * inject('runsFactor'),
      examples: [['email', JSON.parse('{"__proto__":1}')]],
    });
  });
});

/** What may stand in a header at all. */
const headerText = fc.oneof(
  fc.string({ maxLength: 100 }),
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('Bearer', 'XSRF-TOKEN=', 'XSRF-TOKEN=a; XSRF-TOKEN=b', '=;=;', `Bearer ${'A'.repeat(43)}`),
);

test('API-08 whatever stands in the headers, nobody gets in by it', async () => {
  const [sqlite] = databaseTargets;
  if (!sqlite) throw new Error('no database to test with');
  const server = await startTestServer(sqlite);
  const property = fc.asyncProperty(headerText, headerText, headerText, async (one, other, third) => {
    const headers = { authorization: one, cookie: other, 'x-xsrf-token': third, 'x-locale': one };
    const profile = await server.get('/api/game-auth/profile', headers);
    expect(profile.statusCode).toBe(401);
    const logout = await server.post('/api/game-auth/logout', {}, headers);
    expect([401, 403]).toContain(logout.statusCode);
  });
  await fc.assert(property, { numRuns: 200 * inject('runsFactor') }).finally(() => server.close());
});

test('API-08 every call of accounts that changes something refuses what other sites send', () => {
  for (const contract of contracts) {
    const { method, path, antiForgery } = contract;
    // No other site knows the ticket, and by nothing else the call does anything.
    const isOpen = method === 'GET' || contract === signOut.postLogoutByTicket;
    expect(antiForgery, `${method} ${path}`).toBe(isOpen ? undefined : true);
  }
  expect(withBody.length).toBeGreaterThan(6);
});
