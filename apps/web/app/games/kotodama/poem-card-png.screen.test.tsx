import { expect, test } from 'vitest';
import { poemCardPng } from './poem-card-png.ts';
import { poemCardOf } from './poem-picture.ts';

/** How many dots of a part of the poem card are ink. */
async function inkIn(png: Blob, [left, top, width, height]: readonly [number, number, number, number]) {
  const context = new OffscreenCanvas(1_200, 1_500).getContext('2d');
  context?.drawImage(await createImageBitmap(png), 0, 0);
  const dots = context?.getImageData(left, top, width, height).data ?? [];
  let dark = 0;
  for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 255) < 90) dark++;
  return dark;
}

test('KOT-01 the picture of a poem card is 1,200 × 1,500 and shows the poem, its meaning and where it comes from', async () => {
  const png = await poemCardPng(
    poemCardOf({
      season: 'spring',
      seasonSign: '春',
      lines: [[{ text: '静か', kana: 'しずか' }], [{ text: '月', kana: 'つき' }], []],
      gloss: ['still', '<b>moon</b>', ''],
      date: '24. November 2026',
      hanko: '雪',
    }),
  );
  const bytes = new DataView(await png.arrayBuffer());
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1_200, 1_500]);
  expect(await inkIn(png, [880, 180, 200, 400])).toBeGreaterThan(500); // the first line
  expect(await inkIn(png, [80, 1_290, 400, 130])).toBeGreaterThan(200); // what it means
  expect(await inkIn(png, [700, 1_440, 430, 40])).toBeGreaterThan(200); // where it comes from, and its date
});
