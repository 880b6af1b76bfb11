import { Performance, songSetup } from '@michi/testing/otoawase';
import { expect, test, vi } from 'vitest';
import { button, show } from '../../testing/screen.tsx';
import { LastAnswer } from './last-answer.tsx';

const onMove = vi.fn();
const playing = new Performance(songSetup('sakura', 'stepwise'));
const Spent = () => <LastAnswer state={playing.state} onMove={onMove} />;

test('ANS-03 the answer that has used up the energy can be contested before the result', async () => {
  while (playing.state.phase !== 'spent') {
    playing.hitNote();
    playing.name('Zahnbürste');
  }
  await show({ default: Spent, handle: { messages: ['otoawase'] } }, { path: '/' });
  await expect.element(button('Zum Ergebnis')).toHaveFocus();
  await button('Ich hatte recht').click();
  await button('Zum Ergebnis').click();
  expect(onMove.mock.calls).toEqual([[{ ask: 'wasRight' }], [{ ask: 'next' }]]);
});
