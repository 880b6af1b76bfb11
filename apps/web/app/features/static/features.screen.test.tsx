import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as features from '../../routes/static/features.tsx';
import { show } from '../../testing/screen.tsx';

const within = (name: string, words: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .getByText(words, { exact: true });

test('STA-04 a feature says what is to come only where something is', async () => {
  await show(features, { path: '/features' });
  for (const whole of ['Fortschritt sehen', 'Offline-Modus']) {
    await expect.element(within(whole, 'Geht schon')).toBeVisible();
    expect(within(whole, 'Unterwegs').elements()).toEqual([]);
  }
  for (const goesOn of ['KI-Unterstützung', 'Spielerisch lernen', 'Schrifterkennung', 'Gemeinschaft'])
    await expect.element(within(goesOn, 'Unterwegs')).toBeVisible();
});
