import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

test('without variables the server listens for this machine alone and keeps a file', () => {
  expect(readSettings({})).toEqual({
    mode: 'development',
    port: 3000,
    host: 'localhost',
    databaseUrl: 'data/kanji-no-michi.db',
    publicUrl: 'http://localhost:3000',
    logLevel: 'info',
    proxies: 0,
    smtpUrl: null,
    mailFolder: 'data/mail',
    mailFrom: { name: 'Kanji no Michi', address: 'no-reply@localhost' },
    owner: { name: null, street: null, city: null, country: null, email: null, phone: null },
    claimedFigures: null,
    social: { google: null, facebook: null },
  });
});

test('every variable is read', () => {
  const environment = {
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://db/michi',
    PUBLIC_URL: 'https://michi.example/',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    DATA_DIR: '/srv/michi',
    SMTP_URL: 'smtps://post:secret@mail.example:465',
    MAIL_FROM: 'Weg der Kanji <post@michi.example>',
    OWNER_NAME: 'Aiko Müller',
    OWNER_STREET: 'Hauptstraße 1',
    OWNER_CITY: '10115 Berlin',
    OWNER_COUNTRY: 'Deutschland',
    OWNER_EMAIL: 'aiko@michi.example',
    OWNER_PHONE: '+49 (30) 123456',
    CLAIMED_FIGURES: 'measured',
    GOOGLE_CLIENT_ID: 'michi',
    GOOGLE_CLIENT_SECRET: 'geheim',
    FACEBOOK_CLIENT_ID: '123',
    FACEBOOK_CLIENT_SECRET: 'secret',
    FACEBOOK_ISSUER: 'http://127.0.0.1:4000',
  };
  expect(readSettings(environment)).toEqual({
    mode: 'production',
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: 'postgres://db/michi',
    publicUrl: 'https://michi.example',
    logLevel: 'warn',
    proxies: 1,
    smtpUrl: 'smtps://post:secret@mail.example:465',
    mailFolder: '/srv/michi/mail',
    mailFrom: { name: 'Weg der Kanji', address: 'post@michi.example' },
    owner: {
      name: 'Aiko Müller',
      street: 'Hauptstraße 1',
      city: '10115 Berlin',
      country: 'Deutschland',
      email: 'aiko@michi.example',
      phone: '+49 (30) 123456',
    },
    claimedFigures: 'measured',
    social: {
      google: { clientId: 'michi', clientSecret: 'geheim', issuer: 'https://accounts.google.com' },
      facebook: {
        clientId: '123',
        clientSecret: 'secret',
        issuer: 'http://127.0.0.1:4000',
        tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
      },
    },
  });
});

test.each([
  ['post@michi.example', { name: '', address: 'post@michi.example' }],
  [' <post@michi.example> ', { name: '', address: 'post@michi.example' }],
  ['漢字の道 <post@michi.example>', { name: '漢字の道', address: 'post@michi.example' }],
])('the sender %s is understood', (MAIL_FROM, mailFrom) => {
  expect(readSettings({ MAIL_FROM }).mailFrom).toEqual(mailFrom);
});

test('mails come from the domain of the site unless another sender is set', () => {
  const { mailFrom } = readSettings({ PUBLIC_URL: 'https://michi.example:8443' });
  expect(mailFrom).toEqual({ name: 'Kanji no Michi', address: 'no-reply@michi.example' });
});

test('a mail server that is not understood is refused without repeating what may be a password', () => {
  for (const SMTP_URL of [
    'mail.example',
    'https://post:secret@mail.example',
    'smtp://',
    'smtp://a:secret@b/x',
  ]) {
    expect(() => readSettings({ SMTP_URL })).toThrow(
      'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587.',
    );
  }
});

test('an empty variable counts as missing', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: '' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
  [
    'PUBLIC_URL',
    'michi',
    'PUBLIC_URL must be an address such as https://example.org, without a path, not "michi".',
  ],
  ['PUBLIC_URL', 'ftp://michi.example', /^PUBLIC_URL must be/],
  ['PUBLIC_URL', 'https://michi.example/games', /^PUBLIC_URL must be/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error/],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must be the number of proxies in front, from 0 to 10, not "true".'],
  ['MAIL_FROM', 'post', /^MAIL_FROM must be an address such as/],
  ['MAIL_FROM', 'Weg <post@michi.example>\nBcc: x@y.example', /^MAIL_FROM must be/],
  ['OWNER_NAME', 'Aiko\nMüller', /^OWNER_NAME must be one line/],
  ['OWNER_STREET', 'a'.repeat(201), /^OWNER_STREET must be one line/],
  ['OWNER_EMAIL', 'aiko', 'OWNER_EMAIL must be an address such as post@example.org, not "aiko".'],
  ['OWNER_PHONE', 'call me', /^OWNER_PHONE must be a number such as/],
  ['CLAIMED_FIGURES', 'true', 'CLAIMED_FIGURES must be specified or measured, not "true".'],
  ['NODE_ENV', 'staging', 'NODE_ENV must be development or production, not "staging".'],
])('a wrong %s (%s) is refused with a sentence that names it', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});
