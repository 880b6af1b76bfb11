import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/screen.tsx';
import { CookieBanner } from './cookie-banner.tsx';

test.each(locales)(
  'SHL-08 on a phone the banner leaves three quarters of the window free: %s',
  async (locale) => {
    await page.viewport(360, 640);
    await show({ default: CookieBanner, handle: { messages: [] } }, { path: '/', locale });
    const banner = page.getByRole('complementary');
    await expect.element(banner).toBeVisible();
    expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(640 / 4);
  },
);
