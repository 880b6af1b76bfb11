import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

/** A button that another takes the place of, which has the focus at once, as after each answer of a game. */
function Steps() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button key={step} type="button" ref={(button) => button?.focus()} onClick={() => setStep(step + 1)}>
        step {step}
      </button>
      <textarea aria-label="text" />
    </>
  );
}
const step = (number: number) => page.getByRole('button', { name: `step ${number}`, exact: true });

test('WEB-01 a key that is held presses one button, and pressed anew the next', async () => {
  await render(<Steps />);
  await userEvent.keyboard('{Enter>5/}');
  await expect.element(step(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(step(2)).toHaveFocus();
});

test('WEB-01 a space that is held presses no button that comes meanwhile', async () => {
  await render(<Steps />);
  // as a clock may move on
  document.addEventListener('keydown', () => (step(0).element() as HTMLElement).click(), { once: true });
  await userEvent.keyboard('{ >4/}');
  await expect.element(step(1)).toHaveFocus();
});

test('WEB-01 where text is typed a key that is held goes on writing', async () => {
  await render(<Steps />);
  await page.getByLabelText('text').click();
  await userEvent.keyboard('{Enter>3/}{a>2/}{ >2/}');
  await expect.element(page.getByLabelText('text')).toHaveValue('\n\n\naa  ');
});
