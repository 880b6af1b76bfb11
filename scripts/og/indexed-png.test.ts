import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { indexedPng } from './indexed-png.ts';

/** What a PNG shows, read by another program than ours. */
function read(png: Buffer, width: number, height: number): Uint8Array {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${href}"/></svg>`;
  return new Resvg(svg).render().pixels;
}

const opaque = (...colours: readonly (readonly [number, number, number])[]) =>
  Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));

test('a picture of few colours comes back as it was', () => {
  const [ground, red, black] = [
    [244, 237, 224],
    [200, 53, 31],
    [0, 0, 0],
  ] as const;
  const rgba = opaque(ground, red, black, red, black, red, [1, 2, 3], ground);
  const png = indexedPng({ width: 4, height: 2, rgba });
  expect([...read(png, 4, 2)]).toEqual([...rgba]);
});

test('beyond 256 colours the rarest takes the nearest of the others', () => {
  const often = Array.from({ length: 256 }, (_, step) => [step, 0, 0] as const);
  const rgba = opaque(...often, ...often, [9, 2, 1], ...often.slice(0, 7));
  const png = indexedPng({ width: 260, height: 2, rgba });
  const shown = read(png, 260, 2);
  expect([...shown.slice(4 * 512, 4 * 513)]).toEqual([9, 0, 0, 255]);
});
