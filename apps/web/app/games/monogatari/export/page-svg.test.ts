import { bubbleForms, emptyPanel, type Panel } from '@michi/games/monogatari/story';
import { expect, test } from 'vitest';
import { credit, pageSheet } from '../drawing/page.ts';
import { pageSvg } from './page-svg.ts';

/** What no file may hold, and what turns the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwritable = /[\u0000-\u0008\u202a-\u202e\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/;

const asWritten = (text: string) => [{ text, kana: null }];
const fonts = { stack: 'x', rules: '@font-face { font-family: x }' };

const saying = (text: string): Panel => ({
  ...emptyPanel,
  background: 'beach',
  figures: [{ who: 'tama', expression: 'joy', x: 300, y: 1_000, size: 700, turn: 0, mirrored: true }],
  bubbles: bubbleForms
    .slice(0, 4)
    .map((form) => ({ form, text, readings: {}, x: 500, y: 500, turn: 0, size: 60 })),
});
const svgOf = (text: string) => {
  const page = { title: text, panels: Array.from({ length: 6 }, () => saying(text)) };
  return pageSvg(pageSheet(page, asWritten), page.title, fonts);
};

/** Whether a text is well-formed, as far as this file writes it: elements that are closed, attributes in quotes. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([A-Za-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g,
    (_, close, name, __, empty) => {
      if (close) return open.pop() === name ? '' : '<';
      if (!empty) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(rest);
}

test.each([
  ['markup', '</text><script>alert("1")</script><image href="x" onload=\'y\'/>'],
  ['an entity', '&lt;b&gt; &amp; &#0;'],
  ['a comment', '<!-- --> ]]> <![CDATA['],
  ['signs that no file may hold', 'a\u0000\u0008\ufffe\ud800b'],
  ['right to left', 'שלום \u202e مرحبا'],
  ['a tower of marks', `Z${'\u0300\u0316'.repeat(400)}`],
  ['emoji', '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️'],
  ['10,000 signs', '猫'.repeat(10_000)],
])('MON-03: a page with %s is one picture and nothing else', (_, text) => {
  const svg = svgOf(text);
  expect(wellFormed(svg)).toBe(true);
  const names = new Set([...svg.matchAll(/<([A-Za-z]+)/g)].map(([, name]) => name));
  const known = [
    'svg',
    'title',
    'style',
    'g',
    'path',
    'text',
    'defs',
    'pattern',
    'rect',
    'circle',
    'clipPath',
  ];
  expect([...names].filter((name) => !known.includes(name ?? ''))).toEqual([]);
  expect(/<[^>]*\s(?:on\w+|href)=/.test(svg)).toBe(false);
  expect(unwritable.test(svg)).toBe(false);
});

test('MON-03: a page has its size, its fonts, its credit, and each id once', () => {
  const svg = svgOf('猫');
  expect(svg).toContain('width="1820" height="2570" viewBox="0 0 1820 2570"');
  expect(svg).toContain(fonts.rules);
  expect(svg.endsWith(`>${credit}</text></g></svg>`)).toBe(true);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
});
