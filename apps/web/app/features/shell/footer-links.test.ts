import { sitePaths } from '@michi/contracts/site-paths';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { footerLinks, footerSections, titleOf } from './footer-links.ts';

test('SHL-07 STA-05 the footer holds three columns, each with its links', () => {
  const columns = footerSections.map((section) =>
    footerLinks.filter((link) => link.section === section).map(({ link }) => link),
  );
  expect(columns).toEqual([
    ['/about', '/contact', '/blog'],
    ['/features', '/games', '/pricing'],
    ['/privacy', '/terms', '/cookies', '/accessibility', '/impressum'],
  ]);
  expect(columns.flat()).toHaveLength(footerLinks.length);
});

test('SHL-07 every link leads to a page of the site and has a title in every language', () => {
  for (const link of footerLinks) {
    expect(sitePaths).toContain(link.link);
    expect(link.is_external).toBe(false);
    const titles = locales.map((locale) => titleOf(link, locale));
    expect(titles.every((title) => title.trim() !== '')).toBe(true);
    expect(titles.at(-1)).toMatch(/[\p{Script=Han}\p{Script=Katakana}]/u);
  }
});

test('SHL-07 a language without a title of its own shows the German one', () => {
  const link = { section: 'company', link: '/', is_external: false, title: 'Heim', title_en: 'Home' };
  expect(titleOf(link, 'en')).toBe('Home');
  expect(titleOf(link, 'ja')).toBe('Heim');
  expect(titleOf(link, 'de')).toBe('Heim');
});
