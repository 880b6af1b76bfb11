import { Sfnt } from './sfnt.ts';

/** Advance and bearing of a glyph, in font units. */
type Metric = readonly [advance: number, bearing: number];

/**
 * Joins TrueType fonts that were cut from one design: the first with all its tables, then the outlines and widths of
 * the others, without their OpenType features. The first font's glyphs keep their numbers, so its features hold.
 */
export function mergeFonts(fonts: readonly Uint8Array[]): Buffer {
  const [first, ...others] = fonts.map((bytes) => new Sfnt(bytes));
  if (first === undefined) throw new Error('no fonts to merge');
  const glyphs = new Map(first.glyphs());
  const outlines = outlinesOf(first);
  for (const font of others) {
    const shift = outlines.length - 1; // all begin with the sign for a missing character; one is enough
    for (const [point, glyph] of font.glyphs()) glyphs.set(point, glyph + shift);
    for (const outline of outlinesOf(font).slice(1)) outlines.push(renumbered(outline, shift));
  }

  const tables = new Map<string, Uint8Array>([...first.tables].map(([tag, bytes]) => [tag, bytes.slice()]));
  const patch = (tag: string, at: number, value: number) => view(tables.get(tag)).setUint16(at, value);
  const padded = outlines.map((outline) => pad(outline));
  tables.set('glyf', Buffer.concat(padded));
  tables.set('loca', uint32s(offsetsOf(padded)));
  tables.set('cmap', characterMap(glyphs));
  patch('head', 50, 1); // loca has 32 bits
  patch('maxp', 4, outlines.length);
  for (let at = 6; at < 32; at += 2) patch('maxp', at, Math.max(...[first, ...others].map(greatest(at))));
  for (const [header, metrics] of [
    ['hhea', 'hmtx'],
    ['vhea', 'vmtx'],
  ] as const) {
    if (!first.tables.has(header)) continue;
    const rest = others.flatMap((font) => metricsOf(font, header, metrics).slice(1));
    tables.set(metrics, uint16s([...metricsOf(first, header, metrics), ...rest].flat()));
    patch(header, 34, outlines.length);
  }
  return fileOf(tables);
}

function greatest(at: number): (font: Sfnt) => number {
  return (font) => view(font.tables.get('maxp')).getUint16(at);
}

function outlinesOf(font: Sfnt): Uint8Array[] {
  const isLong = view(font.tables.get('head')).getUint16(50) === 1;
  const glyf = font.tables.get('glyf') ?? new Uint8Array();
  const loca = view(font.tables.get('loca'));
  const offset = (glyph: number) => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  return Array.from({ length: glyphCount(font) }, (_, glyph) => glyf.slice(offset(glyph), offset(glyph + 1)));
}

/** Glyphs after the last full record share its advance. */
function metricsOf(font: Sfnt, header: string, metrics: string): Metric[] {
  const full = view(font.tables.get(header)).getUint16(34);
  const table = view(font.tables.get(metrics));
  return Array.from({ length: glyphCount(font) }, (_, glyph) => [
    table.getUint16(4 * Math.min(glyph, full - 1)),
    table.getUint16(glyph < full ? 4 * glyph + 2 : 2 * (full + glyph)),
  ]);
}

function glyphCount(font: Sfnt): number {
  return view(font.tables.get('maxp')).getUint16(4);
}

/** A composite outline names the glyphs it is made of; all of them move by `shift`. */
function renumbered(outline: Uint8Array, shift: number): Uint8Array {
  if (outline.length === 0 || view(outline).getInt16(0) >= 0) return outline;
  const data = view(outline);
  let at = 10;
  let flags: number;
  do {
    flags = data.getUint16(at);
    data.setUint16(at + 2, data.getUint16(at + 2) + shift);
    const scales = flags & 0x80 ? 8 : flags & 0x40 ? 4 : flags & 0x8 ? 2 : 0;
    at += 4 + (flags & 1 ? 4 : 2) + scales;
  } while (flags & 0x20);
  return outline;
}

/** A `cmap` of one format 12 table. */
function characterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const pairs = [...glyphs].sort(([a], [b]) => a - b);
  const header = [0, 1, 3, 10, 0, 12]; // version; one record: Windows, all of Unicode, at byte 12
  const groups = pairs.flatMap(([point, glyph]) => [point, point, glyph]);
  const table = uint32s([16 + 4 * groups.length, 0, pairs.length, ...groups]);
  return Buffer.concat([uint16s(header), uint16s([12, 0]), table]);
}

/** Tables behind their directory, without checksums: whatever writes the final font computes them. */
function fileOf(tables: ReadonlyMap<string, Uint8Array>): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const bodies = entries.map(([, bytes]) => pad(bytes));
  const starts = offsetsOf(bodies).map((offset) => 12 + 16 * entries.length + offset);
  const directory = entries.flatMap(([tag, bytes], index) => [
    new TextEncoder().encode(tag),
    uint32s([0, starts[index] ?? 0, bytes.length]),
  ]);
  return Buffer.concat([uint32s([0x10000]), uint16s([entries.length, 0, 0, 0]), ...directory, ...bodies]);
}

/** Where each part begins when they follow one another, and where the last ends. */
function offsetsOf(parts: readonly Uint8Array[]): number[] {
  const offsets = [0];
  for (const part of parts) offsets.push((offsets.at(-1) ?? 0) + part.length);
  return offsets;
}

function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  return padded;
}

function uint16s(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(2 * values.length);
  for (const [index, value] of values.entries()) view(bytes).setUint16(2 * index, value);
  return bytes;
}

function uint32s(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  for (const [index, value] of values.entries()) view(bytes).setUint32(4 * index, value);
  return bytes;
}

function view(bytes: Uint8Array | undefined): DataView {
  if (bytes === undefined) throw new Error('font without a needed table');
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
