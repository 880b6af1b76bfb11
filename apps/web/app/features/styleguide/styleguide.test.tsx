import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Styleguide } from './styleguide.tsx';

test('the developers’ page leaves no Japanese run unmarked', () => {
  const unmarked = renderToStaticMarkup(<Styleguide />)
    .replace(/<(\w+)(?: [^>]*)? lang="ja"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ');
  expect(unmarked).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
});
