import { type Locale, locales } from '@michi/messages/locales';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { databaseTargets } from '../../db/testing.ts';
import { aRegistration, callAs, mailedToken, openAccount } from '../../testing/account.ts';
import {
  deliveryInto,
  startTestServer,
  type TestServer,
  testSettings,
  testTime,
} from '../../testing/test-server.ts';

describe.each(databaseTargets)('registration on $name', (target) => {
  let server: TestServer;
  let mailsBefore: number;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  beforeEach(async () => {
    await server.database.query().deleteFrom('users').execute();
    mailsBefore = server.mails.length;
  });
  afterAll(() => server.close());

  const register = (form: object, locale: Locale = 'de') =>
    server.post('/api/game-auth/register', form, { 'x-locale': locale });
  const users = () => server.database.query().selectFrom('users').selectAll().execute();
  const sessions = () => server.database.query().selectFrom('sessions').selectAll().execute();
  const mails = () => server.mails.slice(mailsBefore);
  async function nothingKept() {
    expect([await users(), await sessions(), mails()]).toEqual([[], [], []]);
  }

  test('AUT-04 AUT-09 registering opens an account and signs in', async () => {
    const form = aRegistration({ email: ' Aiko@Example.org ', username: ' Aiko  '.trim(), language: 'ja' });
    const response = await register(form, 'en');
    expect(response.statusCode).toBe(201);
    const { token, endTicket, user, message } = response.json();
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'Aiko@Example.org',
      username: 'Aiko',
      language: 'ja',
      country_code: 'DE',
      role: 'user',
      plan: 'free',
      email_verified: false,
      has_password: true,
      second_factor: false,
      title: null,
    });
    expect(message).toMatch(/^Welcome/);
    expect((await callAs(server, token, 'GET', 'profile')).json()).toEqual({ ...user, endTicket });
    expect(await users()).toMatchObject([
      { email_key: 'aiko@example.org', username_key: 'alko', created_at: testTime, email_verified_at: null },
    ]);
  });

  test('AUT-09 neither password nor token is stored as it is', async () => {
    const { token, password } = await openAccount(server);
    const stored = JSON.stringify([await users(), await sessions()]);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(token);
    expect((await users())[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('AUT-09 unless a test says otherwise a password is hashed as dearly as is advised', async () => {
    const { database } = server;
    const app = await buildApp({ settings: testSettings, database, delivery: deliveryInto([]) });
    const form = aRegistration();
    await app.inject({ method: 'POST', url: '/api/game-auth/register', payload: form });
    await app.close();
    expect((await users())[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('AUT-04 unknown fields are thrown away: nobody makes themselves an admin', async () => {
    const gifts = { role: 'admin', plan: 'premium', email_verified: true, id: 'me', password_hash: 'x' };
    const { user } = await openAccount(server, { ...gifts, email_verified_at: 1, created_at: 1 });
    expect(user).toMatchObject({ role: 'user', plan: 'free', email_verified: false });
    expect(await users()).toMatchObject([{ id: user.id, role: 'user', plan: 'free', created_at: testTime }]);
  });

  test('AUT-02 language and country are optional: the language is then that of the request', async () => {
    const { language, country_code, ...form } = aRegistration();
    expect((await register(form, 'fr')).json().user).toMatchObject({ language: 'fr', country_code: null });
    const empty = await register(aRegistration({ country_code: '' }));
    expect(empty.json().user.country_code).toBe(null);
  });

  test.each(locales)('AUT-10 a link to confirm the address is mailed, in %s', async (language) => {
    const { user } = await openAccount(server, { language, username: 'Visit evil.example' });
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    const link = `https://michi.example${language === 'de' ? '' : `/${language}`}/verify-email?token=${mailedToken(server, user.email)}`;
    expect(mail).toMatchObject({ kind: 'email-verification', to: user.email });
    expect(mail?.text.match(/https:\S+/g)).toEqual([link]);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/[{}]|evil\.example/);
  });

  test('AUT-05 an address that has an account, however it is written, is refused: 422', async () => {
    await openAccount(server, { email: 'aiko@example.org' });
    for (const email of ['aiko@example.org', 'AIKO@example.ORG', ' aiko@Example.org ']) {
      const response = await register(aRegistration({ email }), 'en');
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toEqual({
        email: ['There is already an account for this address. Log in or reset your password.'],
      });
    }
    expect(await users()).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
    expect(mails()).toHaveLength(1);
  });

  test('AUT-05 WEB-01 an address is one, whatever script its domain is typed in', async () => {
    const email = 'aiko@xn--bcher-kva.example';
    const { user, password } = await openAccount(server, { email: 'aiko@Bücher.example' });
    expect(user.email).toBe(email);
    expect(mails()).toMatchObject([{ to: email }]);
    for (const written of [email, 'aiko@BÜCHER.example', 'ａｉｋｏ＠bu\u0308cher．example']) {
      const taken = await register(aRegistration({ email: written, username: 'Yuki' }));
      expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([422, ['email']]);
      const entered = await server.post('/api/game-auth/login', { email: written, password });
      expect(entered.statusCode).toBe(200);
    }
  });

  test.each([
    ['yuki_88', 'YUKI_88'],
    ['yuki_88', 'Ｙｕｋｉ_88'],
    ['yuki_88', 'yuki 88'],
    ['yuki_88', 'уukі_88'],
    ['Alko', 'AIko'],
    ['Straße', 'STRASSE'],
    ['カラオケ', '力ラオケ'],
    ['Müller', 'Mu\u0308ller'],
  ])('AUT-05 when %j is taken, so is %j', async (first, second) => {
    await openAccount(server, { username: first });
    const response = await register(aRegistration({ username: second }));
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['username']]);
    expect(await users()).toHaveLength(1);
  });

  test.each(['admin', 'Administrator', 'Аdmin', 'Kanji no Michi', 'mоderator'])(
    'AUT-05 nobody can pass for the makers as %j',
    async (username) => {
      const response = await register(aRegistration({ username }));
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['username']]);
      await nothingKept();
    },
  );

  test('AUT-05 both fields that are taken are named at once', async () => {
    const { user } = await openAccount(server);
    const response = await register(aRegistration({ email: user.email, username: user.username }));
    expect(Object.keys(response.json().errors).toSorted()).toEqual(['email', 'username']);
  });

  test('AUT-05 two who want one name at the same moment: one gets it', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => register(aRegistration({ username: 'Sakura' }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422, 422]);
  });

  test('AUT-05 what is missing is named field by field, in the language of the request', async () => {
    const response = await register({}, 'en');
    expect(response.statusCode).toBe(422);
    const missing = ['This is missing.'];
    expect(response.json().errors).toEqual({
      email: missing,
      username: missing,
      password: missing,
      password_confirmation: missing,
    });
    await nothingKept();
  });

  const unstorable = 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.';
  const tooShort = 'Hier sind mindestens 10 Zeichen nötig.';
  const tooLong = 'Hier sind höchstens 128 Zeichen erlaubt.';
  const common = /^Dieses Passwort ist zu leicht zu erraten/;
  test.each([
    ['email', 'aiko', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', '', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', 'ａiko@', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', 'аiko@example.org', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', 'a@example.org\r\nBcc: b@example.org', 'Hier ist nur eine einzige Zeile möglich.'],
    ['email', 'a\0@example.org', unstorable],
    ['email', '\ud800@example.org', unstorable],
    ['email', `${'a'.repeat(250)}@example.org`, 'Hier sind höchstens 254 Zeichen erlaubt.'],
    ['email', { a: 1 }, 'Hier wird ein Text erwartet.'],
    ['email', null, 'Hier wird ein Text erwartet.'],
    ['username', 'a', 'Hier sind mindestens 2 Zeichen nötig.'],
    ['username', '   ', 'Hier sind mindestens 2 Zeichen nötig.'],
    ['username', 'a'.repeat(31), 'Hier sind höchstens 30 Zeichen erlaubt.'],
    ['username', 'ai\0ko', unstorable],
    ['username', 'aiko\udc00', unstorable],
    ['username', 'ai\u200bko', /die man nicht sieht/],
    ['username', 'ai\u202eko', /die man nicht sieht/],
    ['username', 'Kenji Abe\u034f', /die man nicht sieht/],
    ['username', '\u3164\u3164', /die man nicht sieht/],
    ['username', 'Kenji \u0410be', /^Bitte bleib bei einer einzigen, verbreiteten Schrift/],
    ['username', '<b>aiko</b>', /^Erlaubt sind Buchstaben/],
    ['username', 'aiko\nadmin', /^Erlaubt sind Buchstaben/],
    ['username', `a${'\u0301'.repeat(8)}`, /^Erlaubt sind Buchstaben/],
    ['username', '\ufdfa'.repeat(20), 'Hier sind höchstens 30 Zeichen erlaubt.'],
    ['username', ['aiko'], 'Hier wird ein Text erwartet.'],
    ['password', 'mondregen', tooShort],
    ['password', '😀'.repeat(9), tooShort],
    ['password', `${'mondregen '.repeat(13)}`, tooLong],
    ['password', 'x'.repeat(30_000), tooLong],
    ['password', 'mondregen\0teller', unstorable],
    ['password', 'mondregen\ud800teller', unstorable],
    ['password', 1234567890, 'Hier wird ein Text erwartet.'],
    ['password', 'password123', common],
    ['password', 'Passwort2024!', common],
    ['password', '1234567890', common],
    ['password', 'qwertzuiop', common],
    ['language', 'xx', 'Möglich ist hier: de, en, es, fr, ja.'],
    ['language', null, 'Möglich ist hier: de, en, es, fr, ja.'],
    ['country_code', 'DEU', 'Diese Angabe hat nicht die richtige Form.'],
    ['country_code', 'ß', 'Diese Angabe hat nicht die richtige Form.'],
    ['country_code', 'D\0', unstorable],
    ['country_code', 49, 'Hier wird ein Text erwartet.'],
  ])('AUT-05 AUT-09 a wrong %s is refused, and named (case %#)', async (field, value, sentence) => {
    const form = aRegistration({ [field]: value });
    if (field === 'password') form.password_confirmation = String(value);
    const response = await register(form);
    expect(response.statusCode).toBe(422);
    const { errors } = response.json();
    expect(errors[field]).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
    await nothingKept();
  });

  test('AUT-02 the password has to be typed twice alike', async () => {
    const response = await register(aRegistration({ password_confirmation: 'mondregen-taller' }), 'en');
    expect(response.json().errors).toEqual({
      password_confirmation: ['The two passwords are not the same.'],
    });
    await nothingKept();
  });

  test('AUT-09 a password may not be the address or the name', async () => {
    for (const password of ['Aiko.Mori@example.org', 'aiko.mori-tanaka']) {
      const form = { email: 'aiko.mori@example.org', username: 'Aiko.Mori-Tanaka' };
      const response = await register(aRegistration({ ...form, password, password_confirmation: password }));
      expect(Object.keys(response.json().errors)).toEqual(['password']);
    }
    await nothingKept();
  });

  test('AUT-09 128 characters of any script are a password, composed in whatever way', async () => {
    const password = `é😀語${'ü'.repeat(125)}`;
    const { user } = await openAccount(server, { password, password_confirmation: password });
    const login = { email: user.email, password: password.normalize('NFD') };
    expect((await server.post('/api/game-auth/login', login)).statusCode).toBe(200);
  });

  test('API-08 a body of 1 MB is refused: 413', async () => {
    const response = await register(aRegistration({ username: 'a'.repeat(1024 * 1024) }));
    expect(response.statusCode).toBe(413);
    await nothingKept();
  });

  test('AUT-09 the eleventh registration of a minute from one address has to wait', async () => {
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/game-auth/register',
        payload: {},
        remoteAddress: '192.0.2.1',
      });
    for (let count = 0; count < 10; count++) expect((await send()).statusCode).toBe(422);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
