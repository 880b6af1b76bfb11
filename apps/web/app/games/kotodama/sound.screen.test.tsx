import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { addWords, openSheet, wordButton } from '../../testing/kotodama.ts';
import { button, press } from '../../testing/screen.tsx';
import { effectsHeard, listen, openSound } from '../../testing/sound.ts';

test('KOT-01 KOT-03 a word that would overrun is refused without a sound', async () => {
  listen();
  await forgetCreations();
  await openSheet();
  await openSound();
  await addWords('静か', '空');
  press(button(/Zeile 1: 5 von 5/));
  await userEvent.click(wordButton('山'), { force: true });
  await expect.element(page.getByText('Zeile 1 ist voll', { exact: true })).toBeVisible();
  expect(effectsHeard()).toEqual(['click', 'click']);
});
