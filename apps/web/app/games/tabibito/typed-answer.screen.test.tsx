import { seededRandom } from '@michi/game-kit/random';
import { currentQuestion, type Move, tabibito } from '@michi/games/tabibito/rules';
import { RecordedRun } from '@michi/testing/recorded-run';
import { aSetup, wrongMove } from '@michi/testing/tabibito';
import { Dialog } from '@michi/ui/dialog';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { narrowings, show, sidewaysScroll } from '../../testing/screen.tsx';
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

const openQuiz = () => show({ default: Quiz, handle: { messages: ['tabibito'] } }, { path: '/' });

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
    await openQuiz();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await expect.element(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
    const masu = document.querySelector('.tabi-q__masu');
    await expect.element(masu as HTMLElement).toBeInViewport({ ratio: 1 });
  },
);

test('TAB-05 a device that is turned and a narrow window keep what was typed', async () => {
  await page.viewport(360, 640);
  await openQuiz();
  await userEvent.keyboard('hito');
  for (const [width, height] of narrowings) {
    await page.viewport(width, height);
    await expect.element(page.getByRole('textbox')).toHaveValue('hito');
    expect(sidewaysScroll(), `${width} × ${height}`).toBe(0);
    const { clientWidth = 0, scrollWidth = 1 } = document.querySelector('dialog') ?? {};
    expect(scrollWidth, `${width} × ${height}`).toBe(clientWidth);
    for (const control of document.querySelectorAll('.tabi-typed :is(input, button)'))
      expect(control.getBoundingClientRect().right, `${width} × ${height}`).toBeLessThanOrEqual(width);
  }
});

test('ANS-03 who was right says so, and the focus goes on', async () => {
  await show({ default: PlayedQuiz, handle: { messages: ['tabibito'] } }, { path: '/' });
  await page.getByRole('textbox').fill('ぬぬ');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Ich hatte recht' }).click();
  await expect.element(page.getByText('Gilt hier als richtig', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ich hatte recht' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Weiter' })).toHaveFocus();
});

/** The same quiz, in which the question can be answered. */
function PlayedQuiz() {
  const [state, setState] = useState(() => typedState().state);
  const onMove = (move: Move) => {
    const step = tabibito.inner.play(state, move, { at: 0, seat: 0, random: seededRandom(1) });
    if (step) setState(step.state);
  };
  return (
    <QuestionView
      {...{ state, onMove, hidden: false }}
      question={currentQuestion(state)}
      kanji={practice.run?.kanji ?? []}
    />
  );
}
