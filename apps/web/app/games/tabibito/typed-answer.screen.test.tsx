import { currentQuestion, tabibito } from '@michi/games/tabibito/rules';
import { RecordedRun } from '@michi/testing/recorded-run';
import { aSetup, wrongMove } from '@michi/testing/tabibito';
import { Dialog } from '@michi/ui/dialog';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/screen.tsx';
import { practice } from '../../testing/tabibito.ts';
import { QuestionView } from './question-view.tsx';

/** A quiz that has come to a reading to type. */
function typedState() {
  const run = new RecordedRun(tabibito, aSetup('quiz'), 1);
  for (;;) {
    const { game } = run.state;
    const question = currentQuestion(game);
    if (question.kind === 'typed') return { state: game, question };
    run.play(wrongMove(question));
    run.play({ ask: 'next' });
  }
}

function Quiz() {
  return (
    <Dialog open onClose={() => {}} title="Die Frage des Turmwärters">
      <QuestionView {...typedState()} kanji={practice.run?.kanji ?? []} hidden={false} onMove={() => {}} />
    </Dialog>
  );
}

test.each([
  [360, 330],
  [740, 200],
])(
  'TAB-05 what is asked stays in view with what is typed, above a keyboard: %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    await show({ default: Quiz, handle: { messages: ['tabibito'] } }, { path: '/' });
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await expect.element(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
    const masu = document.querySelector('.tabi-q__masu');
    await expect.element(masu as HTMLElement).toBeInViewport({ ratio: 1 });
  },
);
