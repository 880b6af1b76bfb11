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
  };
  expect(readSettings(environment)).toEqual({
    mode: 'production',
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: 'postgres://db/michi',
    publicUrl: 'https://michi.example',
    logLevel: 'warn',
    proxies: 1,
  });
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
  ['NODE_ENV', 'staging', 'NODE_ENV must be development or production, not "staging".'],
])('a wrong %s (%s) is refused with a sentence that names it', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});
