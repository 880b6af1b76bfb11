import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

test('label and input are tied, and without hint and error nothing is described', () => {
  const html = render(<Field id="name" label="Name" />);
  expect(html).toContain('for="name"');
  expect(html).toMatch(/<input [^>]*id="name"/);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('hint and error are both tied to the control, which is invalid', () => {
  const html = render(<Field id="mail" label="E-mail" hint="Never shown." error="Something is missing." />);
  expect(html).toContain('aria-describedby="mail-hint mail-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="mail-hint">Never shown\./);
  expect(html).toMatch(/id="mail-error"><svg.*Something is missing\./);
});

test('the input takes its own props', () => {
  const html = render(<Field label="Password" type="password" name="password" required />);
  expect(html).toMatch(/<input [^>]*type="password"/);
  expect(html).toContain('name="password"');
  expect(html).toContain('required=""');
});

test('a select and a textarea are wired the same way', () => {
  const select = render(
    <Field id="lang" label="Language" error="Choose one.">
      {(control) => <select {...control} />}
    </Field>,
  );
  expect(select).toContain(
    '<select id="lang" class="input" aria-describedby="lang-error" aria-invalid="true">',
  );
  const area = render(<Field label="Message">{(control) => <textarea {...control} />}</Field>);
  const id = /for="([^"]+)"/.exec(area)?.[1];
  expect(area).toContain(`<textarea id="${id}"`);
});

test('optional is said in the label', () => {
  expect(render(<Field label="Name" optional="optional" />)).toMatch(
    /<label [^>]*>Name <span[^>]*>\(optional\)/,
  );
});
