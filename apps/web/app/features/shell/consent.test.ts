import { expect, test } from 'vitest';
import { consentScript } from './consent.ts';

test('SHL-08 the script in the head needs no escaping', () => {
  expect(consentScript).not.toMatch(/["'&<>\n]/);
});

test.each([
  [null, 'asked'],
  ['', 'asked'],
  ['maybe', 'asked'],
  ['all', undefined],
  ['essential', undefined],
])('SHL-08 with %j stored the page is painted as: %s', (stored, noted) => {
  expect(painted({ getItem: (key: string) => (key === 'cookieConsent' ? stored : null) })).toBe(noted);
});

test('SHL-08 a browser that keeps nothing asks', () => {
  expect(painted({ getItem: () => Reflect.get(undefined as never, 'denied') })).toBe('asked');
});

/** What the script notes on the page. */
function painted(localStorage: { getItem(key: string): string | null }): string | undefined {
  const document = { documentElement: { dataset: {} as { consent?: string } } };
  new Function('localStorage', 'document', consentScript)(localStorage, document);
  return document.documentElement.dataset.consent;
}
