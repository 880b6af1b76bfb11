import { getGameLevels } from '@michi/contracts/game-levels';
import { locales } from '@michi/messages/locales';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as playPage from '../../routes/mitsukete/play.tsx';
import * as aboutPage from '../../routes/static/about.tsx';
import * as cookiesPage from '../../routes/static/cookies.tsx';
import { answer } from '../../testing/calls.ts';
import { expectSmallOnPhone } from '../../testing/consent.ts';
import { serverLevels } from '../../testing/mitsukete.ts';
import { answerNewcomer } from '../../testing/newcomer.ts';
import { button, expectAccessible, phones, phonesSideways } from '../../testing/screen.tsx';
import { openSite } from '../../testing/site.tsx';
import { storeElsewhere } from '../../testing/tabs.ts';
import { CookieBanner } from './cookie-banner.tsx';

const pages = { '/about': aboutPage, '/cookies': cookiesPage, '/mitsukete/play/:levelId': playPage };
const banner = page.getByRole('complementary', { name: /Ein Keks zum Tee\?/ });
const footer = page.getByRole('contentinfo');
const isGone = () => expect.element(banner).not.toBeInTheDocument();
const consent = () => localStorage.getItem('cookieConsent');

beforeEach(() => page.viewport(1280, 860));

describe.each([...phones, ...phonesSideways])('SHL-08 on a phone of %i × %i the banner', (...phone) => {
  test.each(locales)(
    'leaves three quarters free, and its answers are large enough for a finger: %s',
    (locale) => expectSmallOnPhone(CookieBanner, phone, locale),
  );
});

test.each([
  ['Alle akzeptieren', 'all'],
  ['Nur notwendige', 'essential'],
])('SHL-08 “%s” stores %s and hides the banner for good', async (name, stored) => {
  await openSite('/about', { pages });
  await expect.element(banner).toBeInViewport();
  expect(consent()).toBeNull();
  await button(name).click();
  await isGone();
  expect(consent()).toBe(stored);
  await cleanup();
  await openSite('/about', { pages });
  await expect.element(footer).toBeVisible();
  await isGone();
});

test('SHL-08 both choices look alike, and the keyboard meets the banner first and leaves it freely', async () => {
  await openSite('/about', { pages });
  await expect.element(banner).toBeVisible();
  const looks = banner
    .getByRole('button')
    .elements()
    .map((choice) => {
      const { width, height } = choice.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(choice);
      return { width, height, color, backgroundColor, borderColor, fontWeight };
    });
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  for (const name of [
    'Zum Inhalt springen',
    'Mehr dazu',
    'Nur notwendige',
    'Alle akzeptieren',
    'Kanji no Michi',
  ]) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toContain(name);
  }
});

test('SHL-08 on a phone the end of the page can be reached under the banner', async () => {
  await page.viewport(360, 760);
  await openSite('/about', { pages });
  await expect.element(banner).toBeVisible();
  const isSeen = () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const { bottom } = footer.getByRole('link', { name: '日本語' }).element().getBoundingClientRect();
    return bottom < banner.element().getBoundingClientRect().top;
  };
  await expect.poll(isSeen).toBe(true); // the banner is measured first
});

test('SHL-08 the choice holds in every tab', async () => {
  await openSite('/about', { pages });
  await expect.element(banner).toBeVisible();
  storeElsewhere('cookieConsent', 'essential');
  await isGone();
});

test('SHL-08 no banner covers a game', async () => {
  answerNewcomer();
  answer(getGameLevels, { data: [...(await serverLevels()).levels] });
  await openSite('/mitsukete/play/first-strokes', { pages });
  await expect.element(page.getByRole('timer')).toBeVisible();
  expect(banner.elements()).toEqual([]);
});

test('SHL-08 who chooses anew is led to the banner and back', async () => {
  await openSite('/cookies', { pages });
  await button('Alle akzeptieren').click();
  const again = page.getByRole('main').getByRole('button');
  await again.click();
  await expect.element(banner).toHaveFocus();
  expect(consent()).toBe('all');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await isGone();
  await expect.element(again).toHaveFocus();
  expect(consent()).toBe('essential');
});

test('SHL-04 SHL-05 SHL-07 SHL-08 axe finds nothing on the banner, the menus and the footer', async () => {
  await openSite('/about', { pages });
  await expect.element(banner).toBeVisible();
  await page.getByRole('banner').getByText('DE', { exact: true }).click();
  await expectAccessible('wide');
  await button('Nur notwendige').click();
  await page.viewport(360, 760);
  await button('Menü öffnen').click();
  await expect.element(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await expectAccessible('on a phone');
});
