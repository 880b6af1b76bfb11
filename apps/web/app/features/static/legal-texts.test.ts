import { globSync, readFileSync } from 'node:fs';
import { forgeryCookie } from '@michi/contracts/headers';
import { gameIds } from '@michi/games/catalogue';
import { type Locale, locales } from '@michi/messages/locales';
import { describe, expect, test } from 'vitest';
import { type LegalPageName, loadLegalText } from './legal-texts.ts';

const pages: readonly LegalPageName[] = ['privacy', 'terms', 'cookies', 'accessibility'];
const translations = locales.filter((locale) => locale !== 'de');

/** What a translation must keep: the order of headings, paragraphs and items, the links, and the names of entries. */
async function skeletonOf(page: LegalPageName, locale: Locale) {
  const text = await loadLegalText(page, locale);
  const blocks = text.split(/\n+/).filter((line) => line !== '');
  return {
    blocks: blocks.map((line) => /^(?:## |- |\*\*)/.exec(line)?.[0] ?? 'paragraph'),
    links: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address),
    names: [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  };
}

describe.each(pages)('%s', (page) => {
  test.each(translations)(
    'STA-01 STA-05 LNG-01 the text in %s says as much as the German one',
    async (locale) => {
      expect(await skeletonOf(page, locale)).toEqual(await skeletonOf(page, 'de'));
    },
  );
});

test('STA-01 the page on cookies names every entry that the program keeps on the device, and no other', async () => {
  const web = `${import.meta.dirname}/../../..`;
  const program = globSync('{app,worker}/**/*.{ts,tsx}', { cwd: web })
    .filter((path) => !/\.test\.|testing|model/.test(path))
    .map((path) => readFileSync(`${web}/${path}`, 'utf8'))
    .join('\n');
  const entries = new Set(program.match(/kanji-no-michi:[a-z]+/g));
  for (const lock of ['outbox', 'documents']) entries.delete(`kanji-no-michi:${lock}`); // names of locks, which keep nothing
  expect(entries.size).toBeGreaterThan(5);
  const text = await loadLegalText('cookies', 'de');
  expect(new Set(text.match(/kanji-no-michi:[a-z]+/g))).toEqual(entries);
  for (const entry of ['language', 'cookieConsent', 'auth_token', 'user', forgeryCookie, 'known_browser'])
    expect(text).toContain(`\`${entry}`);
});

test.each(locales)(
  'STA-01 whose the facts about kanji are is told in %s, also in the terms',
  async (locale) => {
    const messages = `${import.meta.dirname}/../../../../../packages/messages/messages/${locale}/pages.json`;
    const { about } = JSON.parse(readFileSync(messages, 'utf8'));
    for (const text of [about.own, await loadLegalText('terms', locale)])
      expect(text).toMatch(/2010.*2020.*JLPT/);
  },
);

test.each(locales)(
  'STA-05 the statement in %s names the standards, what is missing, and where to write',
  async (locale) => {
    const text = await loadLegalText('accessibility', locale);
    for (const word of [
      'WCAG',
      '2.2',
      'AA',
      'EN 301 549',
      'axe',
      'NVDA',
      'VoiceOver',
      '(/contact)',
      '(/impressum)',
    ])
      expect(text).toContain(word);
  },
);

test.each(locales)('STA-05 the statement in %s speaks of all ten games', async (locale) => {
  const text = await loadLegalText('accessibility', locale);
  for (const game of gameIds) {
    const file = `${import.meta.dirname}/../../../../../packages/messages/messages/${locale}/${game}.json`;
    expect(text).toContain(JSON.parse(readFileSync(file, 'utf8')).title);
  }
});

test('STA-01 the page on privacy names what an account keeps, and where its owner reads and deletes it', async () => {
  const text = await loadLegalText('privacy', 'de');
  const kept = [
    'E-Mail-Adresse',
    'Namen',
    'Sprache',
    'Land',
    'Argon2id',
    'Sitzung',
    '30 Tage',
    '180 Tage',
    '72 Stunden',
  ];
  for (const word of [...kept, 'Google', 'Facebook', '(/profile/account)', 'auth_token', forgeryCookie])
    expect(text).toContain(word);
});
