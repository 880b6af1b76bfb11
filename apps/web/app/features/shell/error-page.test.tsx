import { locales } from '@michi/messages/locales';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { writtenMessages } from '../../testing/messages.ts';
import { ErrorPage } from './error-page.tsx';
import { useProblem } from './use-problem.ts';

describe.each(locales)('%s', (locale) => {
  const messages = writtenMessages(locale, ['common', 'problems']);
  const html = (element: ReactNode) => {
    const page = (
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        {element}
      </IntlProvider>
    );
    return renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />,
    );
  };

  test.each([
    ['notFound', false],
    ['otherMethod', false],
    ['offline', false],
    ['tooLong', true],
    ['broken', true],
  ] as const)('SHL-10 %s has its title, and whom to write to: %s', (problem, writes) => {
    const page = html(<ErrorPage problem={problem} />);
    expect(page).toContain(`<h1>${messages.problems[problem].title}</h1>`);
    expect(page.includes('href="/contact"')).toBe(writes);
  });
});

function Named({ error }: { error: unknown }) {
  return useProblem(error);
}

test.each([
  ['an unknown address', { status: 404, statusText: '', internal: false, data: null }, 'notFound'],
  [
    'another method than a page takes',
    { status: 405, statusText: '', internal: false, data: null },
    'otherMethod',
  ],
  ['a refusal', { status: 503, statusText: '', internal: false, data: null }, 'broken'],
  ['no answer for 10 s', new Error('', { cause: new DOMException('', 'TimeoutError') }), 'tooLong'],
  ['anything else', new Error('broken on purpose'), 'broken'],
])('SHL-10 of %s the page says what it means', (_, error, problem) => {
  expect(renderToStaticMarkup(<Named error={error} />)).toBe(problem);
});
