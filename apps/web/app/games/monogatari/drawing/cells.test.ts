import { expect, test } from 'vitest';
import { cellsOf, drawable, linesOf, signsOf } from './cells.ts';

const told = (text: string) => cellsOf(text).map((cell) => `${cell.text}:${cell.stance}`);

test.each([
  ['ねこ', ['ね:upright', 'こ:upright']],
  ['ちょっと。', ['ち:upright', 'ょ:small', 'っ:small', 'と:upright', '。:point']],
  ['「ニャー」', ['「:turned', 'ニ:upright', 'ャ:small', 'ー:turned', '」:turned']],
  ['え！？', ['え:upright', '!?:across']],
  ['え!', ['え:upright', '！:upright']],
  ['20分', ['20:across', '分:upright']],
  ['3時', ['3:upright', '時:upright']],
  ['2026年', ['2026:run', '年:upright']],
  ['OKだ', ['OK:run', 'だ:upright']],
  ['あ い', ['あ:upright', ':space', 'い:upright']],
  ['が', ['が:upright']],
  ['ｳｰﾛﾝ茶', ['ウ:upright', 'ー:turned', 'ロ:upright', 'ン:upright', '茶:upright']],
  ['ﾊﾞﾅﾅ｡', ['バ:upright', 'ナ:upright', 'ナ:upright', '。:point']],
  ['｢ｷｬｯ｣', ['「:turned', 'キ:upright', 'ャ:small', 'ッ:small', '」:turned']],
  ['１、１２円', ['1:upright', '、:point', '12:across', '円:upright']],
  ['２０２６年', ['2026:run', '年:upright']],
  ['ＯＫ', ['O:upright', 'K:upright']],
  ['：；＝', ['::turned', ';:turned', '=:turned']],
  ['（～）％', ['（:turned', '〜:turned', '）:turned', '%:upright']],
  ['“あ”‘い’', ['“:turned', 'あ:upright', '”:turned', '‘:turned', 'い:upright', '’:turned']],
  ['it’s', ['it’s:run']],
  ['1️⃣2️⃣', ['1️⃣:upright', '2️⃣:upright']],
  ['👩🏽‍🎓🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️', ['👩🏽‍🎓:upright', '🇯🇵:upright', '🏴󠁧󠁢󠁥󠁮󠁧󠁿:upright', '❤️:upright']],
  ['👨‍👩‍👧猫', ['👨‍👩‍👧:upright', '猫:upright']],
  ['שלום', ['שלום:run']],
  ['مرحبا', ['مرحبا:run']],
])('MON-01: the signs of %s in a column', (text, cells) => {
  expect(told(text)).toEqual(cells);
});

test.each([
  ['what no file may hold', 'a\u0000b\u0008\uffff\ud800c', 'abc'],
  ['what turns the direction of writing', 'a\u202eb\u2066c\u200f', 'abc'],
  ['line breaks of every kind', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
])('MON-01: a text is drawn without %s', (_, text, shown) => {
  expect(drawable(text)).toBe(shown);
});

test('MON-01: a tower of marks keeps three, and a text without end ends', () => {
  expect(signsOf(`z${'\u0301'.repeat(900)}`)).toEqual([`z${'\u0301'.repeat(3)}`.normalize('NFD')]);
  expect(signsOf('あ'.repeat(10_000))).toHaveLength(201);
});

test('MON-01: what is longer than any bubble ends with three points', () => {
  const lines = linesOf([{ text: 'あ'.repeat(10_000), kana: null }]);
  expect(lines[0]).toHaveLength(201);
  expect(lines[0]?.at(-1)?.cells[0]?.text).toBe('…');
  expect(linesOf([{ text: 'あ'.repeat(200), kana: null }])[0]?.at(-1)?.cells[0]?.text).toBe('あ');
});

test('MON-01: a line break begins the next column, and kana stay with their kanji', () => {
  const lines = linesOf([
    { text: '毎朝', kana: 'まいあさ' },
    { text: '、\n駅', kana: null },
  ]);
  expect(lines.map((line) => line.map(({ cells }) => cells.map(({ text }) => text).join('')))).toEqual([
    ['毎朝', '、'],
    ['駅'],
  ]);
  expect(lines[0]?.[0]?.kana).toEqual(['ま', 'い', 'あ', 'さ']);
});

test('MON-01: a word with kana that is longer than a column is cut, and its kana too', () => {
  const [line] = linesOf([{ text: '漢'.repeat(12), kana: 'か'.repeat(20) }]);
  expect(line?.map(({ cells, kana }) => [cells.length, kana.length])).toEqual([
    [6, 10],
    [6, 10],
  ]);
});
