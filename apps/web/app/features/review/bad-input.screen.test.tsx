import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as reviewRoute from '../../routes/today/review.tsx';
import { button, narrowings, show, sidewaysScroll } from '../../testing/screen.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';

const { default: Review, handle } = reviewRoute;
const framed = {
  handle,
  default: (props: Parameters<typeof Review>[0]) => (
    <SiteFrame>
      <Review {...props} />
    </SiteFrame>
  ),
};

const typed = page.getByRole('textbox', { name: 'Deine Lesung' });
const heading = page.getByRole('heading', { level: 2, name: /^Wie liest man dieses Kanji/ });

/** Opens a review that has come to a reading to type. */
async function openTyped(): Promise<void> {
  localStorage.setItem('cookieConsent', 'essential');
  await show(framed, {
    path: '/today/review/kanji?of=日',
    at: '/today/review/:sitting',
    data: 'kanji',
  });
  await button('Weiß ich nicht').click();
  await button('Weiter').click();
  await expect.element(typed).toHaveFocus();
}

afterEach(() => page.viewport(1280, 860));

test.each([
  ['a phone with its keyboard', 360, 330],
  ['a phone on its side with its keyboard', 740, 200],
  ['a desktop that was scrolled', 1280, 500],
])('TDY-01 on %s what is asked stays in view with what is typed', async (_, width, height) => {
  await page.viewport(width, height);
  await openTyped();
  for (const part of [typed, heading]) await expect.element(part).toBeInViewport({ ratio: 1 });
  const { bottom } = document.querySelector('.site-header')?.getBoundingClientRect() ?? new DOMRect();
  const masu = document.querySelector('.rev-masu')?.getBoundingClientRect() ?? new DOMRect();
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 16);
  expect([masu.top >= bottom - 16, masu.bottom <= height]).toEqual([true, true]);
});

test('TDY-01 a device that is turned and a narrow window keep what was typed', async () => {
  await page.viewport(360, 640);
  await openTyped();
  await userEvent.keyboard('hi');
  for (const [width, height] of narrowings) {
    await page.viewport(width, height);
    await expect.element(typed).toHaveValue('hi');
    expect(sidewaysScroll(), `${width} × ${height}`).toBe(0);
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Richtig!')).toBeVisible();
});

test('TDY-01 a double tap on an answer, or on the way on, answers one question', async () => {
  await show(framed, { path: '/today/review/kanji?of=日山', at: '/today/review/:sitting', data: 'kanji' });
  await expect.element(page.getByText('Frage 1 von 4')).toBeVisible();
  await userEvent.dblClick(page.getByRole('group', { name: 'Antworten' }).getByRole('button').first());
  await expect.element(page.getByText(/^Frage 1 von/)).toBeVisible();
  await userEvent.dblClick(button('Weiter'));
  await expect.element(page.getByText(/^Frage 2 von/)).toBeVisible();
});

test('ANS-03 who was right says so, the way on has the focus, and the reading does not come back', async () => {
  await openTyped();
  await userEvent.keyboard('nunu{Enter}');
  await expect.element(page.getByText(/^Frage 2 von 4/)).toBeVisible();
  await button('Ich hatte recht').click();
  await expect.element(page.getByText('Gilt hier als richtig', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/^Frage 2 von 3/)).toBeVisible();
  await expect.element(button('Weiter')).toHaveFocus();
});

test('TDY-01 after a reading was asked, an on reading stands with a word that has it', async () => {
  await openTyped();
  await button('Weiß ich nicht').click();
  await expect.element(page.getByText('ニチ：毎日（まいにち）', { exact: false })).toBeVisible();
});
