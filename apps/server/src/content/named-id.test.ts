import { expect, test } from 'vitest';
import { namedId } from './named-id.ts';

test('the id of a name is the UUID v5 that RFC 9562 gives as an example', () => {
  const ofDomains = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
  expect(namedId('www.example.com', ofDomains)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});
