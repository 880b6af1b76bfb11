import { expect, test } from 'vitest';
import { breakLines, fitInto } from './lines.ts';

const upTo = (most: number) => (line: string) => line.length <= most;

test('a line breaks after a colon, and else as late as it fits', () => {
  expect(breakLines('Kanji lernen: in deinem Tempo, Strich für Strich.', upTo(24))).toEqual([
    'Kanji lernen:',
    'in deinem Tempo, Strich',
    'für Strich.',
  ]);
});

test('a question stands on lines of its own', () => {
  expect(breakLines('On or kun? Why', upTo(24))).toEqual(['On or kun?', 'Why']);
});

test('Japanese breaks after its full stops, and else after a comma', () => {
  expect(breakLines('遊んで覚える漢字。自分のペースで、一画ずつ。', upTo(13))).toEqual([
    '遊んで覚える漢字。',
    '自分のペースで、一画ずつ。',
  ]);
});

test('what cannot be broken stays whole', () => {
  expect(breakLines('Donaudampfschifffahrt', upTo(5))).toEqual(['Donaudampfschifffahrt']);
});

test('a space that must not break does not', () => {
  expect(breakLines('en jouant\u00a0: à ton rythme', upTo(8))).toEqual([
    'en',
    'jouant\u00a0:',
    'à ton',
    'rythme',
  ]);
});

test.each([
  [
    '読めない名前と戸籍のフリガナ。キラキラネームを学習者に',
    9,
    ['読めない名前と', '戸籍のフリガナ。', 'キラキラネームを', '学習者に'],
  ],
  ['送り仮名――「食べる」に二つの文字', 8, ['送り仮名――', '「食べる」に', '二つの文字']],
  ['JLPT N3、十六週間の歩き方', 7, ['JLPT', 'N3、', '十六週間の', '歩き方']],
])('Japanese breaks between words with their endings: %s', (text, most, lines) => {
  expect(breakLines(text, upTo(most))).toEqual(lines);
});

const byCharacter = (size: number, line: string) => size * line.length;
const room = { width: 100, height: 60, sizes: [20, 10, 5] };

test('a text is set as large as it fits', () => {
  expect(fitInto(room, 'eins', byCharacter)).toEqual({ size: 20, lines: ['eins'] });
  expect(fitInto(room, 'eins zwei drei vier', byCharacter)).toEqual({
    size: 10,
    lines: ['eins zwei', 'drei vier'],
  });
});

test('lines are about as long as each other, between one colon and the next', () => {
  const { lines } = fitInto({ ...room, sizes: [5] }, 'A: one two three four five six', byCharacter);
  expect(lines).toEqual(['A:', 'one two three', 'four five six']);
});

test('SHL-03 what fits in no size is no card', () => {
  expect(() => fitInto(room, 'Donaudampfschifffahrtsgesellschaft', byCharacter)).toThrow('does not fit');
});
