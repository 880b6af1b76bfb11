import { aStory, panelWith, shown } from '@michi/testing/monogatari';
import { expect, test } from 'vitest';
import { isCoherent, lackOf, requiredIn, scoreOf, shownContentOf } from './score.ts';
import { emptyPanel, type Panel } from './story.ts';
import { templateOf } from './templates.ts';

const cat = templateOf('cat');
const scoreFor = (panels: readonly Panel[]) => scoreOf(shown(panels), cat);
const blank = Array.from({ length: 6 }, () => emptyPanel);
const withFirst = (panel: Panel) => [panel, ...blank.slice(1)];

test.each([
  ['everything', aStory, { kanjiPercent: 100, creativity: 100, coherence: 100, score: 600 }],
  ['nothing', blank, { kanjiPercent: 0, creativity: 0, coherence: 0, score: 0 }],
  [
    'five of six required kanji',
    aStory.slice(0, 5),
    { kanjiPercent: 83, creativity: 100, coherence: 100, score: 549 },
  ],
  ['one panel', withFirst(panelWith('海')), { kanjiPercent: 17, creativity: 10, coherence: 17, score: 88 }],
  [
    'the same again',
    withFirst(panelWith('海海海')),
    { kanjiPercent: 17, creativity: 10, coherence: 17, score: 88 },
  ],
  [
    'words of nobody',
    withFirst(panelWith('海', false)),
    { kanjiPercent: 17, creativity: 10, coherence: 0, score: 71 },
  ],
  [
    'more kanji than ten',
    withFirst(panelWith('一二三四五六七八九十百千')),
    { kanjiPercent: 0, creativity: 100, coherence: 17, score: 217 },
  ],
] as const)(
  'MON-02 three times the required kanji, twice creativity, and coherence: %s',
  (_, panels, score) => {
    expect(scoreFor(panels)).toEqual(score);
  },
);

test.each([
  ['', false],
  [' \u3000\n', false],
  ['\u200b\u2060', false],
  ['\u0301', false],
  ['…', true],
  ['ね', true],
  ['🐈‍⬛', true],
])('MON-02 a panel with somebody and the text %j counts for coherence: %s', (text, counts) => {
  expect(isCoherent(shownContentOf(panelWith(text)))).toBe(counts);
  expect(isCoherent(shownContentOf(panelWith(text, false)))).toBe(false);
});

test('MON-02 required kanji are named in the order of the template', () => {
  expect(requiredIn(shown([panelWith('海と駅')]), cat)).toEqual(['駅', '海']);
});

test('MON-02 a panel lacks somebody, a text, or both', () => {
  expect(shown([panelWith('海'), panelWith('海', false), panelWith(' '), emptyPanel]).map(lackOf)).toEqual([
    null,
    'figure',
    'text',
    'both',
  ]);
});
