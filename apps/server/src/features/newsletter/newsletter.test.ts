import { type Locale, locales } from '@michi/messages/locales';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const hourMs = 60 * 60 * 1000;
const email = 'Aiko@example.org';
const unknown = 'A'.repeat(43);

describe.each(databaseTargets)('newsletter on $name', (target) => {
  let server: TestServer;
  let mailsBefore: number;
  beforeEach(async () => {
    server ??= await startTestServer(target);
    mailsBefore = server.mails.length;
  });
  afterEach(async () => {
    server.clock.now = testTime;
    await server.database.query().deleteFrom('newsletter_subscriptions').execute();
  });
  afterAll(() => server.close());

  const ask = (body: object = { email }, locale: Locale = 'de') =>
    server.post('/api/newsletter', body, { 'x-locale': locale });
  const confirm = (token: string) => server.post('/api/newsletter/confirmation', { token });
  const end = (token: string) => server.post('/api/newsletter/end', { token });
  const rows = () => server.database.query().selectFrom('newsletter_subscriptions').selectAll().execute();
  const mails = () => server.mails.slice(mailsBefore);
  const tokenIn = (index = 0): string => mails()[index]?.text.match(/confirm\?token=([\w-]+)/)?.[1] ?? '';

  test('HUB-04 an address is on the list once the link of the mail is followed', async () => {
    expect((await ask()).statusCode).toBe(200);
    const [asked, ...others] = await rows();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ email, email_key: 'aiko@example.org', locale: 'de', confirmed_at: null });
    server.clock.now += 1000;
    const answered = await confirm(tokenIn());
    expect([answered.statusCode, answered.json()]).toEqual([
      200,
      { message: 'Du bist dabei! Ab jetzt bekommst du unseren Newsletter.' },
    ]);
    expect((await rows())[0]?.confirmed_at).toBe(testTime + 1000);
    server.clock.now += 1000;
    expect((await confirm(tokenIn())).statusCode).toBe(200);
    expect((await rows())[0]?.confirmed_at).toBe(testTime + 1000);
  });

  test.each(locales)('HUB-04 the mail in %s says what to do, as text and as HTML', async (locale) => {
    await ask({ email }, locale);
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    const site = `https://michi.example${locale === 'de' ? '' : `/${locale}`}/newsletter`;
    const links = [`${site}/confirm?token=${tokenIn()}`, `${site}/end?token=${tokenIn()}`];
    const unsubscribe = `https://michi.example/api/newsletter/end/${tokenIn()}`;
    expect(mail).toMatchObject({ kind: 'newsletter-confirmation', to: email, unsubscribe });
    expect(mail?.subject).toContain('Kanji no Michi');
    expect(mail?.text.match(/https:\S+/g)).toEqual(links);
    expect(mail?.text).toContain('30');
    expect(mail?.html).toContain(`<html lang="${locale}">`);
    for (const link of links) expect(mail?.html).toContain(`href="${link}"`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/[{}]/);
  });

  test('HUB-04 the database keeps no token', async () => {
    await ask();
    const token = tokenIn();
    expect(token).toMatch(/^[\w-]{43}$/);
    const meta = await server.database.query().selectFrom('meta').selectAll().execute();
    expect(JSON.stringify([await rows(), meta])).not.toContain(token);
  });

  test('HUB-04 the link that ends the newsletter deletes the address, confirmed or not', async () => {
    await ask();
    const token = tokenIn();
    const ended = await end(token);
    expect([ended.statusCode, ended.json()]).toEqual([
      200,
      { message: 'Du bekommst keinen Newsletter mehr, und deine Adresse ist gelöscht.' },
    ]);
    expect(await rows()).toEqual([]);
    expect((await confirm(token)).statusCode).toBe(404);
    await ask();
    expect((await confirm(tokenIn(1))).statusCode).toBe(200);
    expect((await end(tokenIn(1))).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--'],
    ['multipart/form-data', 'no boundary'],
    ['application/json', '{'],
    ['nonsense', 'x'],
    ['text/plain', 'x'.repeat(2_000_000)],
    [undefined, 'x'],
    [undefined, undefined],
  ])('HUB-04 a program of mail ends the newsletter by one POST, as %s, twice', async (type, payload) => {
    await ask();
    const { pathname } = new URL(mails()[0]?.unsubscribe ?? '');
    const headers = { ...(type && { 'content-type': type }), cookie: 'XSRF-TOKEN=abc; language=fr' };
    for (const _time of ['first', 'second']) {
      const ended = await server.app.inject({
        method: 'POST',
        url: pathname,
        headers,
        ...(payload !== undefined && { payload }),
      });
      expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([200, undefined]);
      expect(await rows()).toEqual([]);
    }
  });

  test('HUB-04 who opens the address of that POST comes to the page, in their language', async () => {
    await ask();
    const { pathname } = new URL(mails()[0]?.unsubscribe ?? '');
    const opened = await server.get(pathname, { 'accept-language': 'fr-CA,en' });
    const page = `https://michi.example/fr/newsletter/end?token=${tokenIn()}`;
    expect([opened.statusCode, opened.headers.location, opened.body]).toEqual([303, page, '']);
    expect(await rows()).toHaveLength(1);
    for (const method of ['GET', 'POST'] as const) {
      const wrong = await server.app.inject({ method, url: '/api/newsletter/end/short' });
      expect(wrong.statusCode).toBe(404);
    }
  });

  test('HUB-04 the answer is the same whether an address is new, waiting or confirmed', async () => {
    const fresh = await ask();
    const waiting = await ask();
    await confirm(tokenIn());
    const confirmed = await ask({ email: 'aiko@EXAMPLE.org' });
    for (const response of [waiting, confirmed]) {
      expect([response.statusCode, response.json()]).toEqual([fresh.statusCode, fresh.json()]);
    }
    expect(await rows()).toHaveLength(1);
    expect(mails()).toHaveLength(1);
  });

  test('HUB-04 nobody can have an address mailed more than once an hour, and never one that is confirmed', async () => {
    await ask();
    server.clock.now += hourMs - 1;
    await ask();
    expect(mails()).toHaveLength(1);
    server.clock.now += 1;
    await ask({ email }, 'ja');
    expect(mails()).toHaveLength(2);
    expect(tokenIn(1)).toBe(tokenIn(0));
    expect((await rows())[0]?.locale).toBe('ja');
    await confirm(tokenIn());
    server.clock.now += 2 * hourMs;
    await ask();
    expect(mails()).toHaveLength(2);
  });

  test('HUB-04 an address that is not confirmed is forgotten after 30 days, a confirmed one is not', async () => {
    await ask({ email: 'gone@example.org' });
    await ask({ email: 'stays@example.org' });
    await confirm(tokenIn(1));
    server.clock.now += 30 * 24 * hourMs + 1;
    await ask();
    expect((await rows()).map((row) => row.email).toSorted()).toEqual([email, 'stays@example.org']);
    expect((await confirm(tokenIn(0))).statusCode).toBe(404);
  });

  test('HUB-04 tokens that we never gave are told apart from wrong ones', async () => {
    for (const response of [await confirm(unknown), await end(unknown)]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toMatch(/^Dieser Link gilt nicht mehr/);
    }
    for (const wrong of ['', 'short', `${unknown}=`, 'ü'.repeat(43), 'A'.repeat(65)]) {
      for (const response of [await confirm(wrong), await end(wrong)]) {
        expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['token']]);
      }
    }
  });

  test.each(['', 'aiko', 'a@example.org\r\nBcc: b@example.org', 'a@b', `${'a'.repeat(250)}@example.org`])(
    'HUB-04 a wrong address is named: 422 (case %#)',
    async (wrong) => {
      const response = await ask({ email: wrong });
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['email']]);
      expect([await rows(), mails()]).toEqual([[], []]);
    },
  );

  test('HUB-04 what a program filled in is answered like any other, and thrown away', async () => {
    const program = await ask({ email, website: 'https://buy.example' });
    expect(await rows()).toEqual([]);
    expect(mails()).toEqual([]);
    expect((await ask()).json()).toEqual(program.json());
  });
});
