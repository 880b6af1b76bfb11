import { Dialog } from '@michi/ui/dialog';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useNumberKeys } from './use-number-keys.ts';

function Chosen({ label }: { label: string }) {
  const [chosen, setChosen] = useState<number[]>([]);
  useNumberKeys((index) => setChosen((before) => [...before, index]));
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
  await expect.element(inWindow.getByRole('status')).toHaveTextContent('1');
  await expect.element(onPage).toHaveTextContent('0');
  await userEvent.keyboard('{Escape}3');
  await expect.element(onPage).toHaveTextContent('0 2');
});
