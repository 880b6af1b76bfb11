import { mostBubbles, mostFigures } from '@michi/games/monogatari/constants';
import { emptyPanel, type Panel } from '@michi/games/monogatari/story';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import {
  atSpot,
  grownBy,
  mirrored,
  moved,
  movedTo,
  removed,
  reordered,
  spotOf,
  turnedBy,
  withBubble,
  withNewBubble,
  withPerson,
  withReading,
} from './edit-story.ts';

const tama = { kind: 'figure', index: 0 } as const;
const bubble = { kind: 'bubble', index: 0 } as const;

function panelWith(...people: readonly ('tama' | 'ken' | 'ume')[]): Panel {
  let panel: Panel = emptyPanel;
  for (const who of people) panel = withPerson(panel, who, 'joy')?.panel ?? panel;
  return withNewBubble(panel, 'speech')?.panel ?? panel;
}
const one = panelWith('tama');

test('MON-01 who comes stands where nobody is, in front, and is chosen', () => {
  const places = panelWith('tama', 'ken', 'ume').figures.map(({ who, x, mirrored }) => [who, x, mirrored]);
  expect(places).toEqual([
    ['tama', 240, false],
    ['ken', 760, true],
    ['ume', 500, false],
  ]);
  expect(withPerson(one, 'ken', 'anger')?.chosen).toEqual({ kind: 'figure', index: 1 });
  expect(one.bubbles[0]).toMatchObject({ form: 'speech', text: '', x: 760, turn: 0 });
});

test.each([
  ['moved', moved(one, tama, 30, -40), { x: 270, y: 970 }],
  ['moved out to the left', moved(one, tama, -5_000, 0), { x: 0, y: 1_010 }],
  ['moved down', moved(one, tama, 0, 5_000), { x: 240, y: 1_400 }],
  ['moved to the right', movedTo(one, tama, 'right'), { x: 760, y: 1_010 }],
  ['turned', turnedBy(one, tama, 15), { turn: 15 }],
  ['turned over', turnedBy(one, tama, -190), { turn: 170 }],
  ['grown', grownBy(one, tama, 1.1), { size: 836 }],
  ['grown too much', grownBy(one, tama, 90), { size: 1_400 }],
  ['shrunk away', grownBy(one, tama, 0), { size: 200 }],
  ['mirrored', mirrored(one, 0), { mirrored: true }],
  ['put nowhere', atSpot(one, tama, { x: Number.NaN, y: Number.POSITIVE_INFINITY }), { x: 0, y: 0 }],
])('MON-01 a figure that is %s', (_, panel, expected) => {
  expect(panel.figures[0]).toMatchObject(expected);
});

test.each([
  ['moved down', moved(one, bubble, 0, 5_000), { y: 1_000 }],
  ['grown', grownBy(one, bubble, 1.5), { size: 150 }],
  ['shrunk away', grownBy(one, bubble, 0), { size: 50 }],
])('MON-01 a bubble that is %s', (_, panel, expected) => {
  expect(panel.bubbles[0]).toMatchObject(expected);
});

test('MON-01 what is not there is left alone', () => {
  const nobody = { kind: 'figure', index: 3 } as const;
  expect(spotOf(one, nobody)).toBeNull();
  for (const panel of [moved(one, nobody, 1, 1), turnedBy(one, nobody, 1), grownBy(one, nobody, 2)])
    expect(panel).toBe(one);
  expect(mirrored(one, 3)).toBe(one);
  expect(withReading(one, 3, '猫', 'ねこ')).toBe(one);
});

test('MON-01 somebody goes before another, and back; at the front and at the back it ends', () => {
  const two = panelWith('tama', 'ken');
  const front = reordered(two, tama, 1);
  expect(front.panel.figures.map(({ who }) => who)).toEqual(['ken', 'tama']);
  expect(front.chosen).toEqual({ kind: 'figure', index: 1 });
  expect(reordered(front.panel, { kind: 'figure', index: 1 }, 1).panel).toBe(front.panel);
  expect(reordered(front.panel, { kind: 'figure', index: 1 }, -1).panel.figures).toEqual(two.figures);
  expect(reordered(two, tama, -1).panel).toBe(two);
  expect(removed(two, tama).panel.figures.map(({ who }) => who)).toEqual(['ken']);
});

test('MON-01 a panel takes five figures and four bubbles', () => {
  let panel: Panel = emptyPanel;
  for (let count = 0; count < mostFigures; count++) panel = withPerson(panel, 'ume', 'calm')?.panel ?? panel;
  for (let count = 0; count < mostBubbles; count++) panel = withNewBubble(panel, 'sound')?.panel ?? panel;
  expect([panel.figures.length, panel.bubbles.length]).toEqual([mostFigures, mostBubbles]);
  expect(withPerson(panel, 'ken', 'joy')).toBeNull();
  expect(withNewBubble(panel, 'shout')).toBeNull();
});

test('MON-01 a reading is set, emptied, and given back to the proposal', () => {
  const spoken = withBubble(one, 0, { text: '魚、ある？' });
  const read = (panel: Panel) => panel.bubbles[0]?.readings;
  expect(read(withReading(spoken, 0, '魚', 'うお'))).toEqual({ 魚: 'うお' });
  expect(read(withReading(spoken, 0, '魚', ''))).toEqual({ 魚: '' });
  expect(read(withReading(withReading(spoken, 0, '魚', 'うお'), 0, '魚', undefined))).toEqual({});
});

test.each([
  ['as it is', '魚、\nある？', '魚、\nある？', false],
  ['lines of Windows', 'a\r\nb\rc', 'a\nb\nc', false],
  ['signs that turn the direction', 'ab\u202ecd\u2067\u200f', 'abcd', false],
  ['control signs', 'a\u0000b\u0007c', 'abc', false],
  ['a tower of marks', `z${'\u0301\u0302'.repeat(20)}a`, 'ź\u0302\u0301a', false],
  ['kana whose mark came later', 'か\u3099', 'が', false],
  ['ten thousand letters', '漢'.repeat(10_000), '漢'.repeat(120), true],
  ['an emoji at the edge', `${'あ'.repeat(119)}😀`, 'あ'.repeat(119), true],
  ['an emoji', '😀', '😀', false],
  ['a family', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦', false],
  ['colours, flags, keys', '👩🏽‍🎓🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️1️⃣', '👩🏽‍🎓🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️1️⃣', false],
  ['joiners that join nothing', 'a\u200db\u200d👩\u200d', 'ab👩', false],
  ['a family at the edge', `${'あ'.repeat(115)}👨‍👩‍👧‍👦`, 'あ'.repeat(115), true],
  ['kana in half width', 'ｳｰﾛﾝ茶ﾊﾞﾅﾅﾊﾟﾝ', 'ウーロン茶バナナパン', false],
  ['a mark that has no kana', 'ﾞ茶ﾞ', '゛茶゛', false],
])('MON-03 text is cleaned: %s', (_, typed, text, cut) => {
  expect(cleanText(typed)).toEqual({ text, cut });
});
