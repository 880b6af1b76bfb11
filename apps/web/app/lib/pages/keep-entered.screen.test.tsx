import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KeepEntered } from './keep-entered.tsx';

/** A form whose state, as far as it has one, stands below it. */
function Form() {
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const [agreed, setAgreed] = useState(true);
  const [level, setLevel] = useState('N5');
  const [grade, setGrade] = useState('1');
  return (
    <form>
      <a href="/privacy">privacy</a>
      <input aria-label="trap" />
      <input aria-label="name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="email" name="email" type="email" />
      <textarea aria-label="words" value={words} onChange={({ target }) => setWords(target.value)} />
      <input
        aria-label="agreed"
        type="checkbox"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <input aria-label="untouched" type="checkbox" defaultChecked />
      {['N5', 'N4', 'N3'].map((each) => (
        <input
          key={each}
          aria-label={each}
          type="radio"
          name="level"
          value={each}
          checked={level === each}
          onChange={() => setLevel(each)}
        />
      ))}
      <select aria-label="grade" value={grade} onChange={({ target }) => setGrade(target.value)}>
        <option>1</option>
        <option>2</option>
      </select>
      <output>{[name, words, agreed, level, grade].join('|')}</output>
    </form>
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });

/** What a reader does before the page is taken over, the field of the name last. */
async function enter(): Promise<void> {
  await field('email').fill('ada@example.org');
  await field('words').fill('One.\nTwo.');
  await field('agreed').click();
  await field('N4').click();
  await field('grade').selectOptions('2');
  await field('name').fill('Ada');
  await userEvent.keyboard('{ArrowLeft}');
}

/** The page as the server sends it, taken over once something was entered, and perhaps something was changed. */
async function takeOver(change: (form: HTMLElement) => void): Promise<{ readonly renderedAnew: boolean }> {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <KeepEntered>
      <Form />
    </KeepEntered>,
  );
  document.body.append(place);
  await enter();
  const form = place.querySelector('form') as HTMLElement;
  change(form);
  const errors: unknown[] = [];
  const root = hydrateRoot(
    place,
    <KeepEntered>
      <Form />
    </KeepEntered>,
    { onRecoverableError: (error) => errors.push(error) },
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('Ada|One.\nTwo.|false|N4|2');
  expect(errors.length > 0).toBe(!form.isConnected);
  return { renderedAnew: !form.isConnected };
}

async function expectEntered(): Promise<void> {
  await expect.element(field('name')).toHaveValue('Ada');
  await expect.element(field('email')).toHaveValue('ada@example.org');
  await expect.element(field('words')).toHaveValue('One.\nTwo.');
  await expect.element(field('agreed')).not.toBeChecked();
  await expect.element(field('untouched')).toBeChecked();
  await expect.element(field('N4')).toBeChecked();
  await expect.element(field('grade')).toHaveValue('2');
  await expect.element(field('trap')).toHaveValue('');
  await expect.element(field('name')).toHaveFocus();
  await userEvent.keyboard('r'); // where the caret was
  await expect.element(field('name')).toHaveValue('Adra');
  await expect.element(page.getByRole('status')).toHaveTextContent('Adra|One. Two.|false|N4|2');
}

test('WEB-01 what was entered before a page is taken over stays, and its state learns of it', async () => {
  expect(await takeOver(() => {})).toEqual({ renderedAnew: false });
  await expectEntered();
});

test.each<[string, (form: HTMLElement) => void]>([
  ['an element comes first', (form) => form.prepend(document.createElement('div'))],
  [
    'an element stands beside each field',
    (form) => {
      for (const input of form.querySelectorAll('input, textarea'))
        input.after(document.createElement('div'));
    },
  ],
  ['a word is another', (form) => form.querySelector('a')?.replaceChildren('data protection')],
])('WEB-01 it stays where the page is rendered anew, because %s', async (_, change) => {
  expect(await takeOver(change)).toEqual({ renderedAnew: true });
  await expectEntered();
});

test('WEB-01 a link that has the focus keeps it where the page is rendered anew', async () => {
  await takeOver((form) => {
    form.prepend(document.createElement('div'));
    form.querySelector('a')?.focus();
  });
  await expect.element(page.getByRole('link', { name: 'privacy' })).toHaveFocus();
});
