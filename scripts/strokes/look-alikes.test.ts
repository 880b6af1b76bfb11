import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAlikesOf, lookIn, type Outline, unlikeness } from './look-alikes.ts';
import { shapeOf } from './stroke-shape.ts';

const lessons = join(import.meta.dirname, '../../apps/web/public/strokes');
const packed: Record<string, { paths: string[] }> = Object.assign(
  {},
  ...['first-steps-week', 'first-steps-numbers', 'by-the-sea-school', 'narrow-road-pines'].map((lesson) =>
    JSON.parse(readFileSync(join(lessons, `${lesson}.json`), 'utf8')),
  ),
);
const drawn = (...paths: string[]) => paths.map((path) => `<path id="s" d="${path}"/>`).join('');
const looks = new Map<string, Outline>(
  Object.entries(packed).map(([kanji, { paths }]) => [kanji, lookIn(kanji, drawn(...paths))]),
);
const nearest = (kanji: string, most = 1) => lookAlikesOf(kanji, looks, () => true, most).join('');

test('a stroke is points along its path, as far from each other', () => {
  expect(shapeOf('M0,0l70,0')).toEqual(Array.from({ length: 8 }, (_, index) => [index * 10, 0]));
  expect(shapeOf('M10,10L10,80').at(-1)).toEqual([10, 80]);
  // a curve that bends nowhere is a line; numbers may stand without a comma
  expect(shapeOf('M0,0c10,0,20,0,30,0s20,0,40,0').map(([x, y]) => [Math.round(x), y])).toEqual(
    Array.from({ length: 8 }, (_, index) => [index * 10, 0]),
  );
  expect(shapeOf('M1.5.5l7-.5').at(-1)).toEqual([8.5, 0]);
  expect(() => shapeOf('M0,0q1,1,2,2')).toThrow('drawn by q');
});

test('HAN-02 what differs least looks most alike', () => {
  expect(nearest('日')).toBe('月');
  expect(nearest('土')).toBe('生');
  expect(nearest('泉')).toBe('島');
});

test('HAN-02 a shared part counts, wherever it stands', () => {
  const line = (x: number) => `<path d="M${x},0l0,90"/>`;
  const group = (part: string, ...strokes: string[]) => `<g kvg:element="${part}">${strokes.join('')}</g>`;
  const left = lookIn('A', group('木', line(0), line(10)) + line(90));
  const right = lookIn('B', line(0) + group('木', line(70), line(80)));
  const apart = lookIn('C', line(0) + group('土', line(70), line(80)));
  expect(unlikeness(left, right)).toBeLessThan(unlikeness(left, apart));
  const asRadical = lookIn('D', `<g kvg:element="朩" kvg:original="木">${line(70)}${line(80)}</g>${line(0)}`);
  expect(asRadical.parts).toEqual(
    new Map([
      ['木', 2],
      ['D', 3],
    ]),
  );
});

test('HAN-02 it is the same from both sides, and what may not stand beside a kanji is left out', () => {
  for (const one of looks.values())
    for (const other of looks.values()) expect(unlikeness(one, other)).toBeCloseTo(unlikeness(other, one), 9);
  expect(lookAlikesOf('日', looks, (other) => other !== '月', 1)).not.toContain('月');
  expect(() => lookAlikesOf('鬱', looks, () => true, 1)).toThrow('鬱 is not drawn');
});
