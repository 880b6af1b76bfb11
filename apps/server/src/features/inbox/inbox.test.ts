import { locales } from '@michi/messages/locales';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const contact = { name: 'Aiko Müller', email: 'aiko@example.org', message: 'Guten Tag!\nWann kommt Jukugo?' };

describe.each(databaseTargets)('messages on $name', (target) => {
  let server: TestServer;
  let mailsBefore: number;
  beforeEach(async () => {
    server ??= await startTestServer(target);
    await server.database.query().deleteFrom('contact_messages').execute();
    await server.database.query().deleteFrom('feedback_messages').execute();
    mailsBefore = server.mails.length;
  });
  afterAll(() => server.close());

  const contacts = () => server.database.query().selectFrom('contact_messages').selectAll().execute();
  const feedbacks = () => server.database.query().selectFrom('feedback_messages').selectAll().execute();
  const mails = () => server.mails.slice(mailsBefore);
  async function nothingKept() {
    expect([await contacts(), await feedbacks(), mails()]).toEqual([[], [], []]);
  }

  test('STA-02 a message is stored as it was written, and mailed to the owner', async () => {
    const response = await server.post('/api/contact', contact, { 'x-locale': 'fr' });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Ton message est bien arrivé. Merci de nous écrire !' },
    ]);
    expect(await contacts()).toEqual([
      {
        ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...contact, locale: 'fr' },
        ...{ created_at: testTime, answered_at: null, done_at: null },
      },
    ]);
    expect(mails()).toEqual([
      {
        kind: 'contact',
        to: 'owner@michi.example',
        replyTo: { name: contact.name, address: contact.email },
        subject: 'Nachricht von Aiko Müller',
        text: expect.stringContaining(`\n\n${contact.message}\n\nSprache: fr\n\n`),
      },
    ]);
  });

  test('STA-02 success has its sentence in every language', async () => {
    const sentences = new Set<string>();
    for (const locale of locales) {
      const response = await server.post('/api/contact', contact, { 'x-locale': locale });
      sentences.add(response.json().message);
    }
    expect(sentences.size).toBe(locales.length);
    expect(sentences).toContain('Message sent successfully!');
  });

  test('HUB-04 feedback needs no address; one that is given gets the answer', async () => {
    for (const body of [{ message: '面白い' }, { message: '面白い', email: '' }]) {
      expect((await server.post('/api/feedback', body)).statusCode).toBe(200);
    }
    expect(
      (await server.post('/api/feedback', { message: 'Mehr!', email: 'aiko@example.org' })).statusCode,
    ).toBe(200);
    const stored = (await feedbacks()).map(({ email, message }) => [email, message]);
    expect(stored.toSorted()).toEqual(
      [
        [null, '面白い'],
        [null, '面白い'],
        ['aiko@example.org', 'Mehr!'],
      ].toSorted(),
    );
    expect(mails().map(({ replyTo }) => replyTo?.address)).toEqual([
      undefined,
      undefined,
      'aiko@example.org',
    ]);
  });

  test('STA-02 script and markup stay text', async () => {
    const message = '<script>alert(1)</script> {name} <b>&amp;</b>';
    const name = '<img src=x onerror=alert(1)> {email}';
    expect((await server.post('/api/contact', { ...contact, name, message })).statusCode).toBe(200);
    expect((await contacts())[0]).toMatchObject({ name, message });
    const [mail] = mails();
    expect(mail?.subject).toBe(`Nachricht von ${name}`);
    expect(mail?.text).toContain(message);
    expect(mail).not.toHaveProperty('html');
  });

  test('STA-02 spaces around what was typed do not count', async () => {
    const spaced = { name: '  Aiko ', email: ' aiko@example.org ', message: '\n Hallo \n' };
    expect((await server.post('/api/contact', spaced)).statusCode).toBe(200);
    expect((await contacts())[0]).toMatchObject({
      name: 'Aiko',
      email: 'aiko@example.org',
      message: 'Hallo',
    });
  });

  test('STA-02 what is missing is named field by field, in the language of the reader', async () => {
    const response = await server.post('/api/contact', {}, { 'x-locale': 'en' });
    expect(response.statusCode).toBe(422);
    const missing = ['This is missing.'];
    expect(response.json().errors).toEqual({ name: missing, email: missing, message: missing });
    await nothingKept();
  });

  test.each([
    ['name', '', 'Hier ist mindestens ein Zeichen nötig.'],
    ['name', '   ', 'Hier ist mindestens ein Zeichen nötig.'],
    ['name', 'a'.repeat(101), 'Hier sind höchstens 100 Zeichen erlaubt.'],
    ['name', 'Aiko\r\nBcc: all@example.org', 'Hier ist nur eine einzige Zeile möglich.'],
    ['name', 'Aiko\u2028Bcc: all@example.org', 'Hier ist nur eine einzige Zeile möglich.'],
    ['name', 'Aiko\0', 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.'],
    ['name', 7, 'Hier wird ein Text erwartet.'],
    ['email', '', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', 'aiko', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', 'a@b@example.org', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', 'Aiko <aiko@example.org>', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', 'a@example.org, b@example.org', 'Das sieht nicht nach einer E-Mail-Adresse aus.'],
    ['email', 'aiko@example.org\nBcc: b@example.org', 'Hier ist nur eine einzige Zeile möglich.'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Hier sind höchstens 254 Zeichen erlaubt.'],
    ['message', '', 'Hier ist mindestens ein Zeichen nötig.'],
    ['message', '\n \t', 'Hier ist mindestens ein Zeichen nötig.'],
    ['message', 'a'.repeat(5001), 'Hier sind höchstens 5.000 Zeichen erlaubt.'],
    ['message', 'a\0b', 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.'],
    ['message', '\ud800', 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.'],
    ['message', ['a'], 'Hier wird ein Text erwartet.'],
  ])('STA-02 a wrong %s is refused (case %#)', async (field, value, sentence) => {
    const response = await server.post('/api/contact', { ...contact, [field]: value });
    expect(response.statusCode).toBe(422);
    const { errors } = response.json();
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain(sentence);
    await nothingKept();
  });

  test.each(['aiko', 'a@b\r\nc@d.example', 7, '\ud800'])(
    'HUB-04 a wrong address (%j) in feedback is refused',
    async (email) => {
      const response = await server.post('/api/feedback', { message: 'Hallo', email });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().errors)).toEqual(['email']);
      await nothingKept();
    },
  );

  test('STA-02 a message by a program that fills in every field is answered like any other, and thrown away', async () => {
    const human = await server.post('/api/contact', { ...contact, website: '' });
    const program = await server.post('/api/contact', { ...contact, website: 'https://buy.example' });
    expect([program.statusCode, program.json()]).toEqual([human.statusCode, human.json()]);
    await server.post('/api/feedback', { message: 'Hallo', website: { a: 1 } });
    expect(await contacts()).toHaveLength(1);
    expect(await feedbacks()).toEqual([]);
    expect(mails()).toHaveLength(1);
  });

  test('STA-02 the sixth message of a minute from one address has to wait', async () => {
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: contact,
        remoteAddress: '192.0.2.9',
      });
    for (let count = 0; count < 5; count++) expect((await send()).statusCode).toBe(200);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await contacts()).toHaveLength(5);
  });

  test('STA-02 a form of another site cannot send messages', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { 'content-type': type };
      const payload = JSON.stringify(contact);
      const response = await server.app.inject({ method: 'POST', url: '/api/contact', payload, headers });
      expect(response.statusCode).toBe(415);
    }
    await nothingKept();
  });
});
