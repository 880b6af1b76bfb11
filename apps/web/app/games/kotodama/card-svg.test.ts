import { expect, test } from 'vitest';
import { cardSvg } from './card-svg.ts';

const card = {
  season: 'spring',
  seasonSign: '春',
  lines: [[{ text: '静か', kana: 'しずか' }], [{ text: '月', kana: 'つき' }], []],
  gloss: ['still', '<script>alert("&")</script>', ''],
  date: '24. November 2026',
  seal: '雪',
} as const;

test('KOT-01 a card has each sign at its place, kana beside kanji alone, and nothing that a text could smuggle in', () => {
  const svg = cardSvg(card, { stack: 'x', rules: '@font-face { font-family: x }' });
  const y = (sign: string) => Number(new RegExp(`y="([\\d.]+)" font-size="64">${sign}<`).exec(svg)?.[1]);
  expect(y('か') - y('静')).toBe(64);
  expect(y('月')).toBeGreaterThan(y('静'));
  expect(svg.match(/font-size="17"/g)).toHaveLength('しずつき'.length);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
  expect(svg.startsWith('<svg xmlns=')).toBe(true);
});
