import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { liveOutput } from '../../audio/use-sound.ts';
import { energy, enter, pauseDialog } from '../../testing/otoawase.ts';
import { button } from '../../testing/screen.tsx';

/** The context of the page's sound, once a gesture has opened it. */
async function openSound(): Promise<AudioContext> {
  await userEvent.keyboard('{Shift}');
  await expect.poll(liveOutput).not.toBeNull();
  return liveOutput()?.context as AudioContext;
}

test('OTO-03 a song pauses with its sound when the system takes it away, and goes on when the learner says so', async () => {
  await enter({ falling: true });
  await button('Lied beginnen').click();
  await expect.element(energy).toBeInTheDocument();
  const context = await openSound();
  await context.suspend(); // as for a call: the page is seen still
  await expect.element(pauseDialog).toBeVisible();
  await pauseDialog.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect.element(pauseDialog).not.toBeInTheDocument();
  await expect.poll(() => context.state).toBe('running');
});
