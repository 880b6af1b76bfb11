import type { Page } from '@playwright/test';
import { scrollPage, scrollTop } from './browser.ts';
import { browserWithExtension, type Moment, type Touch, touchedBy } from './extension.ts';
import { test as base, expect } from './fixtures.ts';
import { cards } from './jukugo.ts';

const test = base.extend<{ moment: Moment }>({
  moment: ['document_end', { option: true }],
  context: async ({ moment, server }, use) => {
    const { context, close } = await browserWithExtension(moment, {
      baseURL: server.url,
      serviceWorkers: 'block',
    });
    await use(context);
    await close();
  },
});

interface Case {
  readonly path: string;
  readonly touches: readonly Touch[];
  /** How much text of the page stays as the server has rendered it. */
  readonly still?: number;
  /** What a visitor does before the modules are there. */
  early?(page: Page): Promise<void>;
  /** That nothing of it is lost, and that the page works. */
  works(page: Page): Promise<void>;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const cases: readonly Case[] = [
  {
    path: '/en/blog/okurigana',
    touches: ['first-in-body', 'words'],
    still: 5_000,
    early: (page) => scrollPage(page, 900),
    works: async (page) => expect(await scrollTop(page)).toBe(900),
  },
  {
    path: '/en/terms',
    touches: ['words'],
    still: 4_000,
    async works(page) {
      await page.locator('#served-text').getByRole('link', { name: 'write to us' }).click();
      await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
      await expect(page.locator('body[data-is-still-there]')).toBeAttached(); // no page was loaded anew
    },
  },
  {
    path: '/en',
    touches: ['first-in-body', 'words'],
    still: 2_000,
    async works(page) {
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    },
  },
  {
    path: '/en/jukugo',
    touches: ['first-in-body'],
    async works(page) {
      await cards(page).first().click();
      await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    path: '/en/contact',
    touches: ['first-in-body', 'beside-inputs'],
    async early(page) {
      await field(page, 'Name').fill('Ada');
      await field(page, 'Email').fill('ada@example.org');
      await field(page, 'Message').fill('In level 3 a stroke is missing.');
    },
    async works(page) {
      await expect(field(page, 'Name')).toHaveValue('Ada');
      await expect(field(page, 'Email')).toHaveValue('ada@example.org');
      await expect(field(page, 'Message')).toBeFocused();
      await page.keyboard.type(' Sorry!');
      await expect(field(page, 'Message')).toHaveValue('In level 3 a stroke is missing. Sorry!');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
    },
  },
];

/** Text that stays as the server has rendered it, and what scripts in the head have set on the root. */
const whatStands = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('#served-text, #before-games, #before-articles, #at-the-end');
    const { messages, ...noted } = document.documentElement.dataset;
    return { still: [...parts].map((part) => part.textContent).join('\n'), noted };
  });

const contact = cases.filter(({ path }) => path === '/en/contact');

for (const { moment, what, touched, ...details } of [
  { moment: 'document_end', what: 'a message', touched: contact },
  {
    moment: 'document_end',
    what: 'other pages',
    touched: cases.filter((each) => !contact.includes(each)),
    tag: '@sweep',
  },
  { moment: 'document_idle', what: 'any page', touched: cases, tag: '@sweep' },
] as const)
  test.describe(`at ${moment}`, () => {
    test.use({ moment });

    test(
      `WEB-01 what an extension does to ${what} at ${moment} empties nothing and loses nothing`,
      details,
      async ({ page, errors }) => {
        test.slow(); // a dozen pages in a browser of its own
        errors.expect(/^rendered anew/);
        let timesRenderedAnew = 0;
        page.on('console', (message) => {
          if (message.text().startsWith('rendered anew')) timesRenderedAnew += 1;
        });

        /** Opens a page, which waits for its modules until the extension has touched it. */
        const open = async (
          touch: Touch,
          { path, still = 0, early }: Pick<Case, 'path' | 'still' | 'early'>,
        ) => {
          const held = Promise.withResolvers<void>();
          await page.route('**/assets/*.js', async (route) => {
            await held.promise;
            await route.continue();
          });
          await page.goto(touchedBy(touch, path), { waitUntil: 'commit' });
          await page.waitForFunction(() => document.body && 'touched' in document.body.dataset);
          await early?.(page);
          const before = await whatStands(page);
          expect(before.still.length).toBeGreaterThanOrEqual(still);
          timesRenderedAnew = 0;
          held.resolve();
          await expect(page.locator('.missing-scripts')).toHaveCount(0);
          expect(timesRenderedAnew).toBe(1);
          expect(await whatStands(page)).toEqual(before);
          await page.unroute('**/assets/*.js');
          await page.evaluate(() => {
            document.body.dataset.isStillThere = '';
          });
          return before.noted;
        };

        await test.step('a first visit, on which consent is asked', async () => {
          const noted = await open('first-in-body', { path: '/en/privacy', still: 10_000 });
          expect(noted).toEqual({ arrival: '', consent: 'asked' });
          await page.getByRole('button', { name: 'Essential only' }).click();
          await page.evaluate(() => {
            localStorage.setItem('kanji-no-michi:theme', 'dark');
            localStorage.setItem('kanji-no-michi:save:learner:look', '{"ink":"pine","desk":"indigo"}');
          });
        });
        for (const each of touched)
          for (const touch of moment === 'document_end' ? each.touches : each.touches.slice(0, 1))
            await test.step(`${touch} on ${each.path}`, async () => {
              await page.evaluate(() => localStorage.setItem('kanji-no-michi:theme', 'dark'));
              const noted = await open(touch, each);
              expect(noted).toMatchObject({ theme: 'dark', ink: 'pine', desk: 'indigo' });
              expect(noted).not.toHaveProperty('consent');
              await expect(page.getByRole('button', { name: 'Essential only' })).toHaveCount(0);
              await each.works(page);
            });
      },
    );
  });
