import { type Locale, locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { type MessageKey, say } from './error-messages.ts';

async function keysOf(locale: Locale): Promise<MessageKey[]> {
  const { default: messages } = await import(`@michi/messages/${locale}/errors.json`, {
    with: { type: 'json' },
  });
  return Object.entries<object>(messages).flatMap(([namespace, sentences]) =>
    Object.keys(sentences).map((name) => `${namespace}.${name}` as MessageKey),
  );
}

const values = {
  seconds: 7,
  minutes: 7,
  minimum: 7,
  maximum: 7,
  values: 'a, b',
  keys: 'a, b',
  methods: 'GET',
};

test.each(locales)(
  'LNG-01 every error has its sentence in %s, with its numbers and names',
  async (locale) => {
    expect((await keysOf(locale)).sort()).toEqual((await keysOf('de')).sort());
    for (const key of await keysOf(locale)) {
      const sentence = say(locale, { key, values });
      expect(sentence, key).toMatch(/\S{3}/);
      expect(sentence, key).not.toMatch(/[{}]/);
    }
  },
);

test.each(locales)('LNG-01 a number stands in the sentence in %s', (locale) => {
  expect(say(locale, { key: 'general.tooMany', values: { seconds: 7 } })).toContain('7');
  expect(say(locale, { key: 'field.tooLong', values: { maximum: 40 } })).toContain('40');
  expect(say(locale, { key: 'field.choice', values: { values: 'day, week' } })).toContain('day, week');
});

test('LNG-01 one and many differ', () => {
  expect(say('de', { key: 'general.tooMany', values: { seconds: 1 } })).toContain('einer Sekunde');
  expect(say('en', { key: 'field.tooShort', values: { minimum: 1 } })).toBe(
    'At least one character is needed here.',
  );
});

test.each(locales)('LNG-01 a refusal without a sentence of its own can be said in %s', (locale) => {
  for (const status of [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const)
    expect(say(locale, new ApiError(status).sentence)).toMatch(/\S{3}/);
  expect(say(locale, new ApiError(429, { retryAfterS: 7 }).sentence)).toContain('7');
});
