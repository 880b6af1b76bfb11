import { emptyPanel } from '@michi/games/monogatari/story';
import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const read = (text: string) =>
  text
    .split(/(猫)/)
    .flatMap((part) => (part === '' ? [] : [{ text: part, kana: part === '猫' ? 'ねこ' : null }]));
const bubble = { readings: {}, x: 0, y: 0, turn: 0, size: 100 };
const labels = {
  panel: (number: number) => `Bild ${number}`,
  scene: ({ background }: { background: string | null }) => background ?? '',
  bubble: () => 'Tama:',
};

test('MON-10: the text of a page has its title, and each panel with its scene, what is said, and kana', () => {
  const panels = [
    {
      ...emptyPanel,
      background: 'beach' as const,
      bubbles: [{ ...bubble, form: 'speech' as const, text: '猫\nだ\u202e。' }],
    },
    { ...emptyPanel, bubbles: [{ ...bubble, form: 'sound' as const, text: ' ' }] },
  ];
  expect(pageText({ title: '三番線の猫', panels }, read, labels)).toBe(
    '三番線の猫《ねこ》\n\nBild 1\nbeach\nTama: 猫《ねこ》だ。\n\nBild 2\n',
  );
});
