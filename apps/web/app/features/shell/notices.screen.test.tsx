import { locales } from '@michi/messages/locales';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enlargeText, show } from '../../testing/screen.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { Notices } from './notices.tsx';

const shown = {
  handle: { messages: [] },
  default: () => (
    <>
      <Notices>
        <CookieBanner />
      </Notices>
      <main />
    </>
  ),
};
const banner = () => page.getByRole('complementary').element() as HTMLElement;
/** The room for the focus, and that at the end of the page. */
const room = () => [
  getComputedStyle(document.documentElement).scrollPaddingBottom,
  getComputedStyle(document.body).getPropertyValue('--notices-room'),
];

test.each(locales)(
  'SHL-08 the page leaves as much room as the banner takes with large text: %s',
  async (locale) => {
    await page.viewport(360, 640);
    enlargeText();
    await show(shown, { path: '/', locale });
    await expect.poll(room).toEqual(Array(2).fill(`${banner().offsetHeight}px`));
  },
);

test('SHL-08 what is answered leaves no room behind, and the page inherits nothing of it', async () => {
  await show(shown, { path: '/' });
  await expect.poll(room).toEqual(Array(2).fill(`${banner().offsetHeight}px`));
  const main = page.getByRole('main').element();
  expect(getComputedStyle(main).getPropertyValue('--notices-room')).toBe('0px');
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  await expect.poll(room).toEqual(['auto', '0px']);
});

test('SHL-08 LNG-05 the offer of another language, which lies above the banner, is left room too', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  await show(shown, { path: '/' });
  const offer = page.getByRole('complementary', { name: 'Language of the page' });
  await expect.element(offer).toBeVisible();
  const [above, below] = [...document.querySelectorAll<HTMLElement>('.notices aside')];
  await expect
    .poll(room)
    .toEqual(Array(2).fill(`${(above?.offsetHeight ?? 0) + (below?.offsetHeight ?? 0)}px`));
});
