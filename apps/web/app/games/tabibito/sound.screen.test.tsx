import { expect, test } from 'vitest';
import { button } from '../../testing/screen.tsx';
import { effectsHeard, listen, openSound } from '../../testing/sound.ts';
import { answerPractice, openPractice } from '../../testing/tabibito.ts';

test('TAB-05 AUD-04 in Tabibito a right answer and a wrong one are heard', async () => {
  listen();
  await openPractice();
  await openSound();
  answerPractice(false);
  await expect.poll(effectsHeard).toEqual(['wrong']);
  await button('Weiter').click();
  answerPractice(true);
  await expect.poll(effectsHeard).toEqual(['wrong', 'correct']);
});
