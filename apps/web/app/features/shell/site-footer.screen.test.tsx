import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as aboutPage from '../../routes/static/about.tsx';
import { sidewaysScroll } from '../../testing/screen.tsx';
import { address, openSite } from '../../testing/site.tsx';

const pages = { '/about': aboutPage };
const footer = page.getByRole('contentinfo');

beforeEach(() => page.viewport(360, 760));

test('SHL-07 the footer has three columns, the tagline, the year and the languages', async () => {
  await openSite('/about', { pages });
  await expect.element(footer).toBeVisible();
  const columns = {
    Unternehmen: ['Über uns', 'Kontakt', 'Blog'],
    Entdecken: ['Funktionen', 'Spiele', 'Preise'],
    Rechtliches: ['Datenschutz', 'AGB', 'Cookies', 'Barrierefreiheit', 'Impressum'],
    Sprachen: ['Deutsch', 'English', 'Español', 'Français', '日本語'],
  };
  for (const [name, titles] of Object.entries(columns)) {
    const links = footer.getByRole('navigation', { name }).getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  }
  expect(footer.element().textContent).toContain('in deinem Tempo, Strich für Strich.');
  expect(footer.element().textContent).toContain(`© ${new Date().getUTCFullYear()} Kanji no Michi`);
  expect(sidewaysScroll()).toBe(0);
  await footer.getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(address).toBe('/impressum');
});

test('SHL-07 LNG-04 in Japanese the footer counts the years of the era', async () => {
  await openSite('/ja/about', { pages });
  await expect.element(footer).toMatchTextContent(/© 令和[元一二三四五六七八九十]+年 漢字の道/);
  await expect.element(footer.getByRole('link', { name: '利用規約' })).toHaveAttribute('href', '/ja/terms');
});
