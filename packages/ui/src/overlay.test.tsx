import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { ToastCard, ToastRegion, useToast } from './toast.tsx';
import { Tooltip } from './tooltip.tsx';

const nothing = () => {};

function Lost() {
  useToast();
  return null;
}

test('a dialog is named by its title', () => {
  const html = render(
    <Dialog open onClose={nothing} title="Pause" closeLabel="Close">
      rest
    </Dialog>,
  );
  const titleId = /<dialog [^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${titleId}">Pause</h2>`);
  expect(html).toContain('aria-label="Close"');
});

test('a dialog without closeLabel has no close button, and a closed one has no content', () => {
  expect(render(<Dialog open onClose={nothing} title="Pause" />)).not.toContain('<button');
  expect(render(<Dialog open={false} onClose={nothing} title="Pause" />)).not.toContain('Pause');
});

test('the toast region is there, named and polite before anything is shown', () => {
  const html = render(
    <ToastRegion label="Messages" dismissLabel="Dismiss">
      page
    </ToastRegion>,
  );
  expect(html).toMatch(/^page<section [^>]*aria-label="Messages" aria-live="polite"/);
});

test('a modal window brings its own region, for the one of the page is out of reach', () => {
  const html = render(
    <ToastRegion label="Messages" dismissLabel="Dismiss">
      <Dialog open onClose={nothing} title="Pause" />
    </ToastRegion>,
  );
  expect(html).toMatch(/<dialog .*<section class="toasts".*<\/dialog><section class="toasts"/);
});

test('a toast has words, a mark and a button to send it away', () => {
  const html = render(
    <ToastCard tone="award" title="Seal" text="+100 XP" dismissLabel="Dismiss" onDismiss={nothing} />,
  );
  expect(html).toContain('class="toast toast--award"');
  expect(html).toContain('<strong>Seal</strong>+100 XP');
  expect(html).toContain('aria-label="Dismiss"');
});

test('useToast outside a region is an error of the developer', () => {
  expect(() => render(<Lost />)).toThrow('useToast needs a ToastRegion around it');
});

test('a tooltip keeps its element as it is', () => {
  const html = render(
    <Tooltip content="more">
      <button type="button">word</button>
    </Tooltip>,
  );
  expect(html).toMatch(/^<button [^>]*>word<\/button>$/);
  expect(html).not.toContain('more');
});
