import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { effectIds, loopMarginSeconds, loopSeconds, musicIds } from '../../apps/web/app/audio/sounds.ts';
import { effects } from './effects.ts';

const folder = join(import.meta.dirname, '../../apps/web/app/audio/files');
const read = (id: string) => readFileSync(join(folder, `${id}.mp3`));

/** Frames and samples as the header for gapless playing tells them. Throws when there is none. */
function headerOf(mp3: Buffer): { frames: number; padded: number } {
  const start = mp3.indexOf('Info');
  if (mp3.readUInt16BE(0) >> 5 !== 0x7ff || start < 0) throw new Error('no MP3 with a header');
  const lame = start + 120;
  const gaps = mp3.readUIntBE(lame + 21, 3);
  return { frames: mp3.readUInt32BE(start + 8), padded: (gaps >> 12) + (gaps & 0xfff) };
}

test('AUD-03 every sound has a file, and every file is a sound', () => {
  expect(readdirSync(folder).sort()).toEqual([...effectIds, ...musicIds].map((id) => `${id}.mp3`).sort());
});

test.each(effectIds)('AUD-03 the file of the effect %s is small and as long as the effect', (id) => {
  const { frames, padded } = headerOf(read(id));
  expect((frames * 1152 - padded) / 32_000).toBeCloseTo(effects[id].seconds, 2);
  expect(read(id).length).toBeLessThan(17_000);
});

test.each(musicIds)('AUD-03 the file of the loop %s is below 150 KB and as long as the loop', (id) => {
  const { frames, padded } = headerOf(read(id));
  expect((frames * 576 - padded) / 24_000).toBeCloseTo(loopSeconds(id) + 2 * loopMarginSeconds, 2);
  expect(read(id).length).toBeLessThan(150_000);
});
