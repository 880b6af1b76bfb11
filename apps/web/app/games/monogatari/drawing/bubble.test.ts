import type { Bubble } from '@michi/games/monogatari/story';
import { expect, test, vi } from 'vitest';
import { bubbleGroup, letterSize } from './bubble.ts';
import { kanaSize } from './columns.ts';
import type { TextShape } from './shapes.ts';

const panel = { width: 1_000, height: 767 };
const speech: Omit<Bubble, 'text' | 'readings'> = { form: 'speech', x: 500, y: 500, turn: 0, size: 100 };

const signs = (textParts: Parameters<typeof bubbleGroup>[2], size = panel) =>
  bubbleGroup(0, speech, textParts, size, []).shapes.filter(
    (shape): shape is TextShape => shape.kind === 'text',
  );
const sign = (all: readonly TextShape[], text: string) => {
  const found = all.find((each) => each.text === text);
  if (!found) throw new Error(`${text} is not drawn`);
  return found;
};

test('MON-01: columns go from the right to the left, and a line break begins the next', () => {
  const drawn = signs([{ text: 'あい\nうえ', kana: null }]);
  expect(sign(drawn, 'あ').x).toBe(sign(drawn, 'い').x);
  expect(sign(drawn, 'い').y).toBeGreaterThan(sign(drawn, 'あ').y);
  expect(sign(drawn, 'う').x).toBeLessThan(sign(drawn, 'あ').x - letterSize);
});

test('MON-01: kana stand to the right of their kanji, 13 pixels where the kanji have 22', () => {
  const drawn = signs([
    { text: '猫', kana: 'ねこ' },
    { text: 'だ', kana: null },
  ]);
  const [kanji, first, second] = [sign(drawn, '猫'), sign(drawn, 'ね'), sign(drawn, 'こ')];
  expect(kanji.size).toBe(letterSize);
  expect(first.size / kanji.size).toBeGreaterThanOrEqual(13 / 22 - 0.005);
  expect(first.x).toBeGreaterThan(kanji.x + kanji.size / 2);
  expect(second.y - first.y).toBeGreaterThanOrEqual(letterSize * kanaSize * 0.9);
});

test('MON-01: columns end where phrases end', () => {
  const drawn = signs([{ text: '電車は来ないよ。', kana: null }]);
  expect(sign(drawn, 'は').x).toBe(sign(drawn, '電').x);
  expect(sign(drawn, '来').x).toBeLessThan(sign(drawn, 'は').x);
  expect(sign(drawn, 'よ').x).toBe(sign(drawn, '来').x);
});

test('MON-01: in a flat panel too, words stay whole rather than large', () => {
  const drawn = signs([{ text: '「どうしたの？」と聞いた。', kana: null }], { width: 1_656, height: 500 });
  const columns = new Set(drawn.filter(({ text }) => !/[。、]/u.test(text)).map(({ x }) => x));
  expect(columns.size).toBeLessThan(5);
});

test('MON-01: no column begins with a mark', () => {
  const drawn = signs([{ text: 'あいう。\nえおか、', kana: null }]);
  expect(Math.abs(sign(drawn, '。').x - sign(drawn, 'う').x)).toBeLessThan(letterSize);
  expect(sign(drawn, '。').y).toBeGreaterThan(sign(drawn, 'う').y);
});

test('MON-01: long text becomes smaller, and too much of it ends with three points', () => {
  const long = signs([{ text: 'はなしがとてもながいから、'.repeat(5), kana: null }]);
  expect(long[0]?.size).toBeLessThan(letterSize);
  expect(long.some(({ text }) => text === '…')).toBe(false);
  const endless = signs([{ text: 'はなし'.repeat(60), kana: null }], { width: 530, height: 500 });
  expect(endless.at(-1)?.text).toBe('…');
});

test('MON-01: a tail points to who is nearest, or down', () => {
  const outline = (speakers: Parameters<typeof bubbleGroup>[4]) => {
    const [shape] = bubbleGroup(0, speech, [{ text: 'はい', kana: null }], panel, speakers).shapes;
    const [, x, y] =
      (shape?.kind === 'path' ? /Q[-\d. ]+? (-?[\d.]+) (-?[\d.]+)Q/.exec(shape.d) : null) ?? [];
    return { x: Number(x), y: Number(y) };
  };
  const left = { x: 100, y: 380, distance: 20 };
  const right = { x: 990, y: 380, distance: 20 };
  expect(outline([left, right]).x).toBeLessThan(0);
  expect(outline([right]).x).toBeGreaterThan(0);
  expect(outline([]).y).toBeGreaterThan(0);
});

test('MON-01: sound words have no bubble, and are large and outlined', () => {
  const { shapes } = bubbleGroup(0, { ...speech, form: 'sound' }, [{ text: 'ド', kana: null }], panel, []);
  expect(shapes.map(({ kind }) => kind)).toEqual(['text', 'text']);
  const [, word] = shapes as TextShape[];
  expect(word).toMatchObject({ text: 'ド', fill: 'paper', line: 'ink', size: 2 * letterSize });
});

test('MON-01: a text is split into parts once, however many sizes and lengths of columns are tried', () => {
  const taken = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const text = '夏の火が川の水に映る。'.repeat(8);
  signs([{ text, kana: null }]);
  expect(taken.mock.calls.filter(([all]) => all === text)).toHaveLength(1);
  taken.mockRestore();
});
