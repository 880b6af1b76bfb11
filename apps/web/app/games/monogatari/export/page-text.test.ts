import { emptyPanel, type Figure } from '@michi/games/monogatari/story';
import { expect, test } from 'vitest';
import { pageText, type TextLabels } from './page-text.ts';

const read = (text: string) =>
  text
    .split(/(猫)/)
    .flatMap((part) => (part === '' ? [] : [{ text: part, kana: part === '猫' ? 'ねこ' : null }]));
const bubble = { readings: {}, x: 100, y: 500, turn: 0, size: 100 };
const figure = (who: Figure['who'], x: number): Figure => ({
  who,
  x,
  y: 1_000,
  expression: 'joy',
  size: 700,
  turn: 0,
  mirrored: false,
});
const asNamed = (name: string) => name;
const labels: TextLabels = {
  panel: (panel) => `panel ${panel}`,
  background: asNamed,
  emotion: asNamed,
  person: asNamed,
  expression: asNamed,
  form: asNamed,
};

test('MON-03: the text of a page has its title, and of each panel who is there and who says what, with kana', () => {
  const panels = [
    {
      ...emptyPanel,
      background: 'beach' as const,
      emotion: 'sad' as const,
      figures: [figure('ken', 900), figure('tama', 200)],
      bubbles: [
        { ...bubble, form: 'speech' as const, text: '猫\nだ\u202e。' },
        { ...bubble, form: 'thought' as const, text: '海', x: 950 },
        { ...bubble, form: 'sound' as const, text: 'ザー' },
      ],
    },
    { ...emptyPanel, bubbles: [{ ...bubble, form: 'speech' as const, text: ' ' }] },
  ];
  expect(pageText({ title: '三番線の猫', panels }, read, labels)).toBe(
    [
      '三番線の猫《ねこ》',
      '',
      'panel 1',
      'beach · sad · ken (joy) · tama (joy)',
      'tama: 猫《ねこ》だ。',
      'ken (thought): 海',
      'sound: ザー',
      '',
      'panel 2',
      '',
    ].join('\n'),
  );
});

test('MON-03: joined emoji stay whole in a text, and kana are in full width', () => {
  const said = { ...bubble, form: 'sound' as const, text: 'ｶﾞｯ👨‍👩‍👧‍👦🇯🇵👩🏽‍🎓' };
  const text = pageText({ title: 'ﾈｺ', panels: [{ ...emptyPanel, bubbles: [said] }] }, read, labels);
  expect(text).toBe('ネコ\n\npanel 1\nsound: ガッ👨‍👩‍👧‍👦🇯🇵👩🏽‍🎓\n');
});
