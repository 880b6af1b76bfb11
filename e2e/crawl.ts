import { pathIn } from '@michi/contracts/page-address';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import type { Page } from '@playwright/test';
import { kindsOfPages, plainPages, readPages } from './addresses.ts';
import { axeFaults, colours } from './axe.ts';
import { goTo, isShown, sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { japaneseFonts } from './japanese-fonts.ts';
import { cutOff, setTextSize, smallControls } from './layout-faults.ts';
import { content, titles } from './page-html.ts';
import { phone } from './phone.ts';
import { leaf, lightestWord, print, screenOnly, styleOf } from './printed-page.ts';

const desktop = { width: 1280, height: 860 };
const narrow = { width: 320, height: 640 };
/** A small phone, held upright and sideways. */
const smallPhones = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
] as const;

const softly = expect.configure({ soft: true });

interface Look {
  readonly page: Page;
  readonly address: string;
  readonly locale: Locale;
  /** Whether the page is loaded anew, and looked at in both themes and both widths by every rule. */
  readonly isWhole: boolean;
  /** What is said of this page where it does not hold. */
  holds(requirements: string, what: string): string;
}

/**
 * Opens each page once and asks of it what holds for every page; what does not is told with its page and requirement.
 * German pages, and one of each kind in other languages, are looked at wholly. To the others the crawl goes on within its
 * visit, which takes a fifth of the time.
 */
export async function crawl(page: Page, locale: Locale, paths: readonly string[]): Promise<void> {
  await tellForbidden(page);
  const foreignFonts = await japaneseFonts(page);
  const asked = fontsAsked(page);
  for (const [index, path] of paths.entries()) {
    const address = pathIn(locale, path);
    const isWhole = locale === defaultLocale || kindsOfPages.includes(path) || index === 0;
    const holds: Look['holds'] = (requirements, what) => `${requirements} ${address} ${what}`;
    const look = { page, address, locale, isWhole, holds };
    await test.step(address, async () => {
      await arrive(look);
      await softly
        .poll(foreignFonts, { message: holds('LNG-04', 'draws its Japanese by our faces') }) // those of a board come late
        .toEqual([]);
      const seldom = asked.splice(0).filter((font) => font.includes('-long-'));
      if (plainPages.includes(path))
        softly(seldom, holds('LNG-04', 'loads no files of what is seldom shown')).toEqual([]);
      await lookAtScreens(look);
      await lookAtLargeText(look);
      if (readPages.includes(path)) await lookAtPaper(look);
    });
  }
}

/** From now on what the policy of a page forbids is an error. */
const tellForbidden = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${location.pathname} is forbidden by ${violatedDirective}: ${blockedURI}`),
    ),
  );

/** The files of fonts that the page asks for, as it does. */
function fontsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Opens the page, which stays in the browser what the server has rendered. */
async function arrive({ page, address, locale, isWhole, holds }: Look): Promise<void> {
  const served = await (await page.request.get(address)).text();
  const [title = ''] = titles(served);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
  await (isWhole ? visit : goTo)(page, address);
  await test.step(holds('SHL-01', `is shown with the title ${title}`), () => isShown(page, title));
  const { lang, descriptions } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
      (meta) => meta.content,
    ),
  }));
  softly(lang, holds('LNG-01', 'is in its language')).toBe(locale);
  softly(descriptions, holds('SHL-03', 'has its own description')).toEqual(content(served, 'description'));
}

async function lookAtScreens(look: Look): Promise<void> {
  const { page, holds } = look;
  await lookByRules(look, 'wide');
  await page.setViewportSize(phone);
  if (look.isWhole) await lookByRules(look, 'on a phone');
  softly(await smallControls(page), holds('STA-05', 'has large enough controls on a phone')).toEqual([]);
  softly(await sidewaysScroll(page), holds('GAM-01', 'does not scroll sideways on a phone')).toBe(0);
  await page.setViewportSize(narrow);
  softly(await sidewaysScroll(page), holds('STA-05', 'does not scroll sideways on 320 px')).toBe(0);
}

async function lookByRules({ page, isWhole, holds }: Look, how: string): Promise<void> {
  softly(await axeFaults(page), holds('GAM-01 STA-05', `is accessible, ${how}`)).toEqual([]);
  if (!isWhole) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await axeFaults(page, {}, colours);
  softly(faults, holds('GAM-01 STA-05', `can be read in the dark, ${how}`)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function lookAtLargeText({ page, holds }: Look): Promise<void> {
  await setTextSize(page, 200);
  for (const size of smallPhones) {
    await page.setViewportSize(size);
    const at = `with text at 200 % on ${size.width} × ${size.height}`;
    softly(await sidewaysScroll(page), holds('GAM-01 STA-05', `does not scroll sideways ${at}`)).toBe(0);
    softly(await cutOff(page), holds('GAM-01 STA-05', `cuts nothing off ${at}`)).toEqual([]);
  }
  await setTextSize(page, 100);
}

async function lookAtPaper({ page, holds }: Look): Promise<void> {
  await page.setViewportSize(leaf);
  await print(page);
  softly(await screenOnly(page).count(), holds('SHL-11', 'is printed without what is for screens')).toBe(0);
  const ground = await styleOf(page.locator('body'), 'background-color');
  softly(ground, holds('SHL-11', 'is printed on white')).toBe('rgb(255, 255, 255)');
  softly(await lightestWord(page), holds('SHL-11', 'is printed in black')).toBeLessThan(0.4);
  softly(await sidewaysScroll(page), holds('SHL-11', 'fits a leaf of paper')).toBe(0);
}
