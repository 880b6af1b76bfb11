import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test.each([
  [`<a href="x">'&'</a>`, '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;'],
  ['漢字 😀 é\n\t', '漢字 😀 é\n\t'],
  ['a\0b\u0001c\u000bd\uffffe', 'abcde'],
  ['\ud800x', '\ufffdx'],
])('markup and what XML cannot hold do not get through (case %#)', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
