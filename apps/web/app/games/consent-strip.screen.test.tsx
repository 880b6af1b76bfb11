import { locales } from '@michi/messages/locales';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { phones, phonesSideways, show, sidewaysScroll } from '../testing/screen.tsx';
import { ConsentStrip } from './consent-strip.tsx';

describe.each([...phones, ...phonesSideways])(
  'SHL-08 on a phone of %i × %i the strip of a game',
  (width, height) => {
    test.each(locales)(
      'leaves three quarters free, and its answers are large enough for a finger: %s',
      async (locale) => {
        await page.viewport(width, height);
        await show({ default: ConsentStrip, handle: { messages: [] } }, { path: '/', locale });
        const strip = page.getByRole('complementary');
        await expect.element(strip).toBeVisible();
        expect(strip.element().getBoundingClientRect().height).toBeLessThanOrEqual(height / 4);
        expect(strip.element().scrollHeight).toBeLessThanOrEqual(strip.element().clientHeight);
        const answers = page
          .getByRole('button')
          .elements()
          .map((answer) => answer.getBoundingClientRect());
        expect(answers).toHaveLength(2);
        for (const answer of answers) {
          expect(answer.height).toBeGreaterThanOrEqual(44);
          expect(answer.width).toBeGreaterThanOrEqual(44);
        }
        expect(sidewaysScroll()).toBe(0);
      },
    );
  },
);
