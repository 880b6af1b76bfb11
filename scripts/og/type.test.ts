import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaceName, openType, type Type } from './type.ts';

const root = resolve(import.meta.dirname, '../..');
/** A text for each face that others could draw as well. */
const texts = { name: 'Kanō 漢字', kanji: '漢', hanko: '漢', text: 'Kan 漢', japanese: 'Kan 漢' } as const;
let all: Type;
beforeAll(async () => {
  all = await openType(root, texts);
});
afterAll(() => all.close());

const drawn = (type: Type, face: FaceName, text: string) =>
  type.outlined(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">${type.line(face, 30, { x: 10, y: 50 }, text)}</svg>`,
  );

test.each(Object.entries(texts) as [keyof typeof texts, string][])(
  'the face %s is drawn by its own fonts, whatever others there are',
  async (face, text) => {
    const alone = await openType(root, { [face]: text });
    expect(drawn(all, face, text)).toBe(drawn(alone, face, text));
    alone.close();
  },
);

test('what a face cannot draw its lender draws, where the line has come to', () => {
  const line = all.line('name', 10, { x: 5, y: 20 }, 'Kanō n');
  const [before, lent, after] = [
    ...line.matchAll(/<text x="([\d.]+)"[^>]*?font-family="([^"]+)"[^>]*>(.*?)<\/text>/g),
  ];
  expect([before?.[2], before?.[3]]).toEqual(['Shippori Mincho SemiBold', 'Kan']);
  expect([lent?.[2], lent?.[3]]).toEqual(['Source Serif 4 SemiBold', 'ō']);
  expect([after?.[2], after?.[3]]).toEqual(['Shippori Mincho SemiBold', ' n']);
  expect(Number(lent?.[1])).toBeCloseTo(5 + all.widthOf('name', 10, 'Kan'), 1);
});

test('a character that no font has been cut for is told, not left out', () => {
  expect(() => all.widthOf('hanko', 10, 'x')).toThrow('no font of the face hanko draws x');
});
