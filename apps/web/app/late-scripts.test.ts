import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>` +
  `<body><p>Berg</p><script nonce="n">1</script><script nonce="n" type="module" async="">${code}</script></body>`;

test('modules are neither loaded nor announced by the page itself', () => {
  const html = withLateScripts(page('import "/a.js"'));
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('the script that loads them keeps its place and its nonce', () => {
  const scripts = [...withLateScripts(page('import "/a.js"')).matchAll(/<script nonce="n">(.*?)<\/script>/g)];
  expect(scripts.map(([, code]) => code?.slice(0, 20))).toEqual(['1', '((preloaded, code) =']);
  expect(scripts[1]?.[1]).toContain('(["/a.js"],"import \\"/a.js\\"")');
});

test('nothing in a module ends the script that carries it', () => {
  const html = withLateScripts(page('const tag = "<!--<script>"'));
  expect(html).toContain('\\u003c!--\\u003cscript>');
});

test('a page without modules stays as it is', () => {
  expect(withLateScripts('<body><p>Berg</p></body>')).toBe('<body><p>Berg</p></body>');
});
