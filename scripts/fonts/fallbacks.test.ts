import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fallbacks } from './fallbacks.ts';
import { FontPackage } from './packages.ts';
import { Sfnt } from './sfnt.ts';

const sampleText =
  'Lerne Kanji spielerisch, Strich für Strich. Learn kanji by playing, one stroke after another. ' +
  'Aprende kanji jugando, trazo a trazo. Apprends les kanji en jouant, trait par trait.';

/** Our font behind each fallback, and how wide the system font sets `sampleText`, in em. */
const measured = [
  { system: 'Arial', from: 'alegreya-sans', weight: 400, systemWidth: 74.763 },
  { system: 'DejaVu Sans', from: 'alegreya-sans', weight: 400, systemWidth: 85.509 },
  { system: 'Arial Bold', from: 'alegreya-sans', weight: 700, systemWidth: 80.796 },
  { system: 'DejaVu Sans Bold', from: 'alegreya-sans', weight: 700, systemWidth: 97.353 },
  { system: 'Times New Roman Bold', from: 'shippori-mincho', weight: 600, systemWidth: 74.414 },
  { system: 'DejaVu Serif Bold', from: 'shippori-mincho', weight: 600, systemWidth: 97.092 },
];

test.each(measured)(
  '$system takes the room of $from $weight until that has arrived',
  async ({ system, from, weight, systemWidth }) => {
    const fonts = new FontPackage(resolve(import.meta.dirname, '../..'), from);
    const woff2 = fonts.slice('latin', weight);
    const font = new Sfnt(await subsetFont(woff2, sampleText, { targetFormat: 'truetype' }));
    const { ascent, descent, lineGap } = font.lineMetrics();
    const scale = font.widthOf(sampleText) / systemWidth;
    const percent = (value: number) => Math.round(value * 10_000) / 100;

    expect(lineGap).toBe(0);
    expect(fallbacks.find(({ local }) => local[0] === system)).toMatchObject({
      sizeAdjust: percent(scale),
      ascent: percent(ascent / scale),
      descent: percent(descent / scale),
    });
  },
);

test('every fallback is measured', () => {
  expect(fallbacks.map(({ local }) => local[0])).toEqual(measured.map(({ system }) => system));
});
