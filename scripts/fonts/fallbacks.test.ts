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
  {
    family: 'Alegreya Sans Fallback',
    range: '400 500',
    from: 'alegreya-sans',
    weight: 400,
    systemWidth: 74.763,
  },
  {
    family: 'Alegreya Sans Fallback',
    range: '700 800',
    from: 'alegreya-sans',
    weight: 700,
    systemWidth: 80.796,
  },
  {
    family: 'Shippori Mincho Fallback',
    range: '500 700',
    from: 'shippori-mincho',
    weight: 600,
    systemWidth: 74.414,
  },
];

test.each(measured)(
  '$family $range takes the room of our font',
  async ({ family, range, from, weight, systemWidth }) => {
    const fonts = new FontPackage(resolve(import.meta.dirname, '../..'), from);
    const woff2 = fonts.slice('latin', weight);
    const font = new Sfnt(await subsetFont(woff2, sampleText, { targetFormat: 'truetype' }));
    const { ascent, descent, lineGap } = font.lineMetrics();
    const scale = font.widthOf(sampleText) / systemWidth;
    const percent = (value: number) => Math.round(value * 10_000) / 100;

    expect(lineGap).toBe(0);
    expect(
      fallbacks.find((fallback) => fallback.family === family && fallback.weight === range),
    ).toMatchObject({
      sizeAdjust: percent(scale),
      ascent: percent(ascent / scale),
      descent: percent(descent / scale),
    });
  },
);
