import { beforeEach, expect, test, vi } from 'vitest';
import { TestArea } from '../../testing/play.ts';

/** The module as a fresh page has it. */
async function freshPage() {
  vi.resetModules();
  return import('./consent.ts');
}

beforeEach(() => void vi.stubGlobal('localStorage', new TestArea()));

test('SHL-08 nothing may be analysed before everything was agreed to', async () => {
  const { giveConsent, mayAnalyse } = await freshPage();
  expect(mayAnalyse()).toBe(false);
  giveConsent('essential');
  expect(mayAnalyse()).toBe(false);
  expect(localStorage.getItem('cookieConsent')).toBe('essential');
  giveConsent('all');
  expect(mayAnalyse()).toBe(true);
  expect(localStorage.getItem('cookieConsent')).toBe('all');
});

test('SHL-08 a former choice holds while the question is open again', async () => {
  const { giveConsent, mayAnalyse, reopenConsent } = await freshPage();
  giveConsent('all');
  reopenConsent();
  expect(mayAnalyse()).toBe(true);
  giveConsent('essential');
  expect(mayAnalyse()).toBe(false);
});

test('SHL-08 an unknown stored value is no consent', async () => {
  localStorage.setItem('cookieConsent', 'yes');
  const { mayAnalyse } = await freshPage();
  expect(mayAnalyse()).toBe(false);
});

test('SHL-08 where nothing can be stored, the choice lasts for the visit', async () => {
  vi.stubGlobal('localStorage', new TestArea(0));
  const page = await freshPage();
  page.giveConsent('all');
  expect(page.mayAnalyse()).toBe(true);
  expect((await freshPage()).mayAnalyse()).toBe(false);
});
