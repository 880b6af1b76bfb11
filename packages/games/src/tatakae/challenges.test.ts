import { readFileSync } from 'node:fs';
import { deckIds } from '@michi/kanji/decks';
import { expect, test } from 'vitest';
import { challenges, directions } from './challenges.ts';

interface Fact {
  readonly kanji: string;
  readonly strokes: number;
  readonly first: { readonly kana: string; readonly romaji: string };
}

const data = `${import.meta.dirname}/../../../kanji/data`;
const facts = deckIds.flatMap((deck): Fact[] =>
  JSON.parse(readFileSync(`${data}/${deck}/facts.json`, 'utf8')),
);

test('TAT-02 the ten challenges of the specification, with as many arrows as strokes', () => {
  expect(challenges.map(({ id, kanji, strokes }) => [id, kanji, strokes.length])).toEqual([
    ['fire', '火', 4],
    ['water', '水', 4],
    ['wind', '風', 9],
    ['thunder', '雷', 13],
    ['earth', '土', 3],
    ['light', '光', 6],
    ['darkness', '闇', 17],
    ['strength', '力', 2],
    ['heart', '心', 4],
    ['soul', '魂', 14],
  ]);
  for (const { strokes } of challenges) for (const arrow of strokes) expect(directions).toContain(arrow);
});

/** Part by part, in the order in which Japanese schools teach the strokes. */
test.each([
  ['火', ['↘', '↙', '↙↘']], // left dot, right dot, 人
  ['水', ['↓', '↙', '↙↘']], // the middle, left, right
  ['風', ['↙↘', '↙', '↓↘→', '↓', '↗↘']], // 几, ノ, 口, through it, the foot of 虫
  ['雷', ['→↙→↓', '↘↘', '↘↘', '↓↘↓→→']], // the frame of 雨, drops on the left, on the right, 田
  ['土', ['→↓', '→']],
  ['光', ['↓↘↙', '→', '↙↘']], // the middle ray first, then 一 and 儿
  ['闇', ['↓↘→→', '↓↘→→', '↓→', '↘↙→', '↓↘→→']], // both leaves of 門, then 立 and 日
  ['力', ['↘', '↙']],
  ['心', ['↙', '↘', '↘', '↘']],
  ['魂', ['→→', '↙↘', '↙', '↓↘↓→→', '↙↘', '↙↘']], // 云: 二 and 厶; 鬼: ノ, 田, 儿 and 厶
])('TAT-02 the strokes of %s lead where they are written to, in their order', (kanji, parts) => {
  const challenge = challenges.find((each) => each.kanji === kanji);
  expect(challenge?.strokes.join('')).toBe(parts.join(''));
});

test('TAT-02 the more strokes, the harder', () => {
  for (const { kanji, strokes, difficulty } of challenges)
    expect(difficulty, kanji).toBe(strokes.length <= 4 ? 'easy' : strokes.length <= 9 ? 'medium' : 'hard');
});

test.each(challenges.filter(({ kanji }) => facts.some((fact) => fact.kanji === kanji)))(
  'TAT-02 $kanji has the strokes that the decks know',
  ({ kanji, strokes }) => {
    expect(facts.find((fact) => fact.kanji === kanji)?.strokes).toBe(strokes.length);
  },
);

/** The parts that several challenges share, with their arrows. */
test.each([
  ['田', '↓↘↓→→', { 雷: 8, 魂: 5 }],
  ['日', '↓↘→→', { 闇: 13 }],
  ['儿', '↙↘', { 光: 4, 魂: 10 }],
  ['厶', '↙↘', { 魂: 12 }],
])('TAT-02 the part %s is written alike wherever it stands', (_, arrows, places) => {
  for (const [kanji, from] of Object.entries(places)) {
    const strokes = challenges.find((challenge) => challenge.kanji === kanji)?.strokes.join('');
    expect(strokes?.slice(from, from + arrows.length), kanji).toBe(arrows);
  }
});
