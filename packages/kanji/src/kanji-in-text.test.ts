import { expect, test } from 'vitest';
import { kanjiInText, maxLines } from './kanji-in-text.ts';

const listed = new Set('日月火水木金土山川食');
const none = { count: 0, named: [] };

test.each([
  ['one a line', '日\n月\r\n火\r水', '日月火水'],
  ['in a row, parted somehow', '日、月 ・火,水', '日月火水'],
  ['twice', '日日\n日', '日'],
  ['words with kana', '食べる\n火山', '食火山'],
  ['a table: the first column that has any', '1\t山\t高くそびえる土地', '山'],
  ['for Anki, with its header', '#separator:tab\n#columns:漢字\n木\tき', '木'],
  ['a byte order mark', '\ufeff日', '日'],
  ['a compatibility character', '\uf90a', '金'],
  ['signs of radicals', '\u2f47\u2f49\u2f55\u2f54', '日月火水'],
  ['nothing', '', ''],
])('MEM-04 a list is understood: %s', (_, text, kanji) => {
  expect(kanjiInText(text, listed)).toEqual({
    kanji: [...kanji],
    unlisted: none,
    notUnderstood: none,
    unread: 0,
  });
});

test('MEM-04 what was not understood is named, once and not at length', () => {
  const read = kanjiInText(`日\nhello\n國\n國\nかな\n${'x'.repeat(100)}`, listed);
  expect(read.kanji).toEqual(['日']);
  expect(read.unlisted).toEqual({ count: 1, named: ['國'] });
  expect(read.notUnderstood).toEqual({ count: 3, named: ['hello', 'かな', `${'x'.repeat(39)}…`] });
});

test('MEM-04 of 50,000 wrong lines some are named, and lines beyond are not read', () => {
  const read = kanjiInText('?\n'.repeat(maxLines + 9), listed);
  expect(read.notUnderstood.count).toBe(maxLines);
  expect(read.notUnderstood.named).toHaveLength(20);
  expect(read.unread).toBe(10); // the last is empty
  expect(kanjiInText('日\n'.repeat(maxLines - 1), listed)).toMatchObject({ kanji: ['日'], unread: 0 });
});
