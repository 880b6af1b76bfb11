import { locales } from '@michi/messages/locales';
import { describe, test } from 'vitest';
import { expectSmallOnPhone } from '../../testing/consent.ts';
import { phones, phonesSideways } from '../../testing/screen.tsx';
import { CookieBanner } from './cookie-banner.tsx';

describe.each([...phones, ...phonesSideways])('SHL-08 on a phone of %i × %i the banner', (...phone) => {
  test.each(locales)(
    'leaves three quarters free, and its answers are large enough for a finger: %s',
    (locale) => expectSmallOnPhone(CookieBanner, phone, locale),
  );
});
