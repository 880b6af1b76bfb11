import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { translated } from '../../testing/translated.ts';

let change: (content: ReactNode) => void;
function Shown({ first }: { first: ReactNode }) {
  const [content, setContent] = useState(first);
  change = setContent;
  return <main>{content}</main>;
}
const shown = () => document.querySelector('main')?.textContent;
const points = (count: number, praise: ReactNode = false) => (
  <>
    Du hast {count} Punkte{praise}.
  </>
);
const words = ['eins', 'zwei', 'drei'];

test.each([
  ['a number beside words changes', points(1), points(20), 'Du hast 20 Punkte.'],
  ['text comes between texts', points(1), points(1, ' und mehr'), 'Du hast 1 Punkte und mehr.'],
  ['an element comes before a text', points(1), points(1, <b>!</b>), 'Du hast 1 Punkte!.'],
  ['text goes', points(1, ' und mehr'), points(1), 'Du hast 1 Punkte.'],
  ['text makes way for an element', points(1, ' und mehr'), points(1, <b>!</b>), 'Du hast 1 Punkte!.'],
  ['all texts go', points(1), null, ''],
  ['texts change places', [...words], words.toReversed(), 'dreizweieins'],
])('WEB-01 on a translated page %s', async (_, before, after, text) => {
  const done = translated();
  await render(<Shown first={before} />);
  await done();
  change(after);
  await expect.poll(shown).toBe(text);
  await done();
  expect(shown()).toBe(text);
  expect(document.querySelectorAll('main font').length > 0).toBe(text !== '');
  change(before);
  await done();
  await expect.poll(shown).not.toBe(text);
});

test.each<[string, (text: Text) => void]>([
  [
    'in one step',
    (text) => text.replaceWith(Object.assign(document.createElement('i'), { textContent: 'x' })),
  ],
  ['by several nodes', (text) => text.replaceWith('a', document.createElement('ruby'), 'b')],
  [
    'in two steps, after itself',
    (text) => {
      text.after(document.createElement('i'));
      text.remove();
    },
  ],
])('WEB-01 a text that others replace %s is found again', async (_, replace) => {
  await render(<Shown first={points(1)} />);
  for (const node of [...(document.querySelector('main')?.childNodes ?? [])])
    if (node instanceof Text) replace(node);
  await expect.poll(() => shown()).not.toContain('Punkte');
  change(points(20, ' und mehr'));
  await expect.poll(shown).toContain('20');
  change(points(3));
  await expect.poll(shown).toContain('3');
  expect(shown()).not.toContain('20');
});

test('WEB-01 a page that is shown in its own language again goes on', async () => {
  await render(<Shown first={points(1)} />);
  const texts = [...(document.querySelector('main')?.childNodes ?? [])] as Text[];
  const done = translated();
  await done();
  change(points(2));
  await expect.poll(shown).toBe('Du hast 2 Punkte.');
  await done();
  const fonts = document.querySelectorAll('main > font');
  expect(fonts).toHaveLength(texts.length);
  for (const [place, font] of fonts.entries()) font.replaceWith(texts[place] ?? '');
  change(points(3, ' und mehr'));
  await expect.poll(shown).toBe('Du hast 3 Punkte und mehr.');
});

test('WEB-01 what nobody translates keeps what the browser gave it', async () => {
  await render(<Shown first={points(1)} />);
  change(points(2, ' und mehr'));
  await expect.poll(shown).toBe('Du hast 2 Punkte und mehr.');
  change(points(2));
  await expect.poll(shown).toBe('Du hast 2 Punkte.');
  const main = document.querySelector('main');
  expect(Object.getOwnPropertyNames(main).filter((name) => !name.startsWith('__react'))).toEqual([]);
});
