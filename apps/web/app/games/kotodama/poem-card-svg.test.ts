import { expect, test } from 'vitest';
import { poemCardSvg } from './poem-card-svg.ts';
import { poemCardOf } from './poem-picture.ts';

const poemCard = {
  season: 'spring',
  seasonSign: '春',
  lines: [[{ text: '静か', kana: 'しずか' }], [{ text: '月', kana: 'つき' }], []],
  gloss: ['still', '<script>alert("&")</script>', ''],
  date: '24. November 2026',
  hanko: '雪',
} as const;

test('KOT-01 a poem card has each sign at its place, kana beside kanji alone, and nothing that a text could smuggle in', () => {
  const svg = poemCardSvg(poemCardOf(poemCard), { stack: 'x', rules: '@font-face { font-family: x }' });
  const y = (sign: string) => Number(new RegExp(`y="([\\d.]+)" font-size="64">${sign}<`).exec(svg)?.[1]);
  expect(y('か') - y('静')).toBe(64);
  expect(y('月')).toBeGreaterThan(y('静'));
  expect(svg.match(/font-size="17"/g)).toHaveLength('しずつき'.length);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
  expect(svg.startsWith('<svg xmlns=')).toBe(true);
});

test('KOT-01 what long lines mean has room on a poem card, in smaller letters, above where it comes from', () => {
  const long = '水に浮かべる乗りもの · 水に浮かべる乗りもの · 春に咲き、すぐに散る花';
  const { texts } = poemCardOf({ ...poemCard, gloss: ['', long, ''] });
  const told = texts.find(({ text }) => text === long);
  const signs = long.match(/[^ ·]/g) ?? [];
  expect((told?.size ?? 0) * signs.length).toBeLessThan(512);
  const from = texts.find(({ text }) => text.includes(poemCard.date));
  expect((from?.y ?? 0) - (from?.size ?? 0)).toBeGreaterThan(660 + 2 * 25);
});
