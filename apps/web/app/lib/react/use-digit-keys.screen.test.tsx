import { Dialog } from '@michi/ui/dialog';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDigitKeys } from './use-digit-keys.ts';

function Chosen({ label }: { label: string }) {
  const [chosen, setChosen] = useState<number[]>([]);
  useDigitKeys((digit) => setChosen((before) => [...before, digit]));
  return <output aria-label={label}>{chosen.join(' ')}</output>;
}

function PageWithWindow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Chosen label="page" />
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={isOpen} title="window" onClose={() => setOpen(false)}>
        <Chosen label="window" />
      </Dialog>
    </>
  );
}

test('GAM-01 digits choose on the page, in the window that lies over it alone, and on the page again', async () => {
  await render(<PageWithWindow />);
  const [onPage, inWindow] = [page.getByLabelText('page'), page.getByLabelText('window', { exact: true })];
  await userEvent.keyboard('1');
  await page.getByRole('button', { name: 'open' }).click();
  await userEvent.keyboard('2');
  await expect.element(inWindow.getByRole('status')).toHaveTextContent('2');
  await expect.element(onPage).toHaveTextContent('1');
  await userEvent.keyboard('{Escape}3');
  await expect.element(onPage).toHaveTextContent('1 3');
});

/** What a keyboard sends whose keys of digits write something else. */
const sent = (target: EventTarget, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

test('WEB-01 digits choose by their place, once, and not where they are typed', async () => {
  await render(
    <>
      <Chosen label="page" />
      <input aria-label="field" />
    </>,
  );
  const chosen = page.getByLabelText('page');
  sent(document.body, { key: '&', code: 'Digit1' });
  sent(document.body, { key: 'Process', code: 'Numpad2' });
  sent(document.body, { key: 'ç', code: 'Digit9', repeat: true });
  sent(document.body, { key: '!', code: 'Digit1', shiftKey: true });
  sent(document.body, { key: '(', code: 'Digit5', ctrlKey: true });
  sent(page.getByLabelText('field').element(), { key: '3', code: 'Digit3' });
  sent(document.body, { key: 'à', code: 'Digit0' });
  sent(document.body, { key: '4', code: 'Digit4' });
  await expect.element(chosen).toHaveTextContent('1 2 0 4');
});
