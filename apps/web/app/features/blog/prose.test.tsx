import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Prose } from './prose.tsx';

function html(markdown: string, language: 'de' | 'ja' = 'de'): string {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Prose language={language} name="text">
          {markdown}
        </Prose>
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('BLG-03 what an article says can never act', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](//evil.example)',
    '![x](https://evil.example/x.png)',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload=alert(1)>',
    '[x](<javascript:alert(1)>)',
  ])('%s', (markdown) => {
    const rendered = html(`Davor\n\n${markdown}\n\nDanach`);
    expect(rendered).not.toMatch(/<(?:script|img|iframe|svg)/i);
    expect(rendered).not.toMatch(/(?:href|src)="(?!https?:|mailto:|\/[^/]|#)/i);
    expect(rendered).toContain('Davor');
    expect(rendered).toContain('Danach');
  });
});

test('BLG-03 headings, lists, tables and links keep their structure', () => {
  const rendered = html(
    '# Oben\n\n## Mitte\n\n1. eins\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[Spiele](/games), [JLPT](https://jlpt.jp)',
  );
  expect(rendered).not.toContain('<h1');
  expect(rendered).toMatch(/<h2[^>]*>Mitte<\/h2>/);
  expect(rendered).toMatch(/<ol>|<ol /);
  expect(rendered).toContain('<table>');
  expect(rendered).toContain('href="/games"');
  expect(rendered).toContain('href="https://jlpt.jp"');
});

test('BLG-03 Japanese inside another language is marked', () => {
  expect(html('Das Zeichen 水（みず, mizu) heißt Wasser.')).toContain(
    '<span lang="ja" translate="no">水（みず</span>',
  );
  expect(html('水は「みず」と読みます。', 'ja')).not.toContain('<span lang="ja"');
});

test.each([
  ['de', '## Über 水\n\n## Über 水', ['über-水', 'über-水-1']],
  ['ja', '## 読み方は、二つ\n\n### 読み方', ['読み方は-二つ', '読み方']],
  ['de', '## …\n\n## ？', ['section', 'section-1']],
] as const)('BLG-03 headings can be linked to in every script: %s %s', (language, markdown, ids) => {
  expect([...html(markdown, language).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});
