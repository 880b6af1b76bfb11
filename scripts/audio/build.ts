// `npm run audio`: renders every sound of the games and encodes it. The files are committed; only who changes a sound
// needs this, and ffmpeg.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { effectIds, musicIds } from '../../apps/web/app/audio/sounds.ts';
import type { Signal } from '../../apps/web/app/audio/synthesis/signal.ts';
import { type Encoding, writeMp3 } from './encode.ts';
import { printOf } from './print.ts';
import { renderEffect, renderMusic, withMargins } from './render.ts';

const folder = join(import.meta.dirname, '../../apps/web/app/audio/files');
const effectEncoding: Encoding = { kbps: 48, sampleRate: 32_000 };
const musicEncoding: Encoding = { kbps: 40, sampleRate: 24_000 };

const prints: Record<string, number[]> = {};
function write(id: string, rendered: Signal, stored: Signal, encoding: Encoding): void {
  writeMp3(join(folder, `${id}.mp3`), stored, encoding);
  prints[id] = printOf(rendered);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const id of effectIds) {
  const effect = renderEffect(id);
  write(id, effect, effect, effectEncoding);
}
for (const id of musicIds) {
  const loop = renderMusic(id);
  write(id, loop, withMargins(loop), musicEncoding);
}
writeFileSync(join(import.meta.dirname, 'prints.generated.json'), `${JSON.stringify(prints)}\n`);
