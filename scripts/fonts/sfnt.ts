/** Reads what the font build must know about an uncompressed TrueType font. */
export class Sfnt {
  /** Every table by its tag. The bytes are those of the font, not copies. */
  readonly tables: ReadonlyMap<string, Uint8Array>;
  readonly #data: DataView;

  constructor(bytes: Uint8Array) {
    this.#data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const records = Array.from({ length: this.#data.getUint16(4) }, (_, record) => 12 + 16 * record);
    this.tables = new Map(
      records.map((at) => {
        const offset = this.#data.getUint32(at + 8);
        const length = this.#data.getUint32(at + 12);
        const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
        return [tag, new Uint8Array(bytes.buffer, bytes.byteOffset + offset, length)];
      }),
    );
  }

  /** The glyph of each code point, from the format 4 and 12 tables of `cmap`. */
  glyphs(): Map<number, number> {
    const cmap = this.#table('cmap');
    const glyphs = new Map<number, number>();
    for (let record = 0; record < this.#data.getUint16(cmap + 2); record++) {
      const at = cmap + this.#data.getUint32(cmap + 8 + 8 * record);
      const format = this.#data.getUint16(at);
      if (format === 4) this.#readSegments(at, glyphs);
      if (format === 12) this.#readGroups(at, glyphs);
    }
    return glyphs;
  }

  /** Heights above and below the baseline and the gap between lines, in em; browsers read these from `hhea`. */
  lineMetrics(): { ascent: number; descent: number; lineGap: number } {
    const hhea = this.#table('hhea');
    const em = this.#unitsPerEm();
    return {
      ascent: this.#data.getInt16(hhea + 4) / em,
      descent: -this.#data.getInt16(hhea + 6) / em,
      lineGap: this.#data.getInt16(hhea + 8) / em,
    };
  }

  /** Width of a text set without kerning, in em. Throws when a glyph is missing. */
  widthOf(text: string): number {
    const glyphs = this.glyphs();
    const widths = this.#table('hmtx');
    const lastWidth = this.#data.getUint16(this.#table('hhea') + 34) - 1;
    let sum = 0;
    for (const character of text) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      if (glyph === undefined) throw new Error(`no glyph for ${character}`);
      sum += this.#data.getUint16(widths + 4 * Math.min(glyph, lastWidth));
    }
    return sum / this.#unitsPerEm();
  }

  #readSegments(at: number, glyphs: Map<number, number>): void {
    const size = this.#data.getUint16(at + 6);
    for (let segment = 0; segment < size; segment += 2) {
      const last = this.#data.getUint16(at + 14 + segment);
      const first = this.#data.getUint16(at + 16 + size + segment);
      const delta = this.#data.getUint16(at + 16 + 2 * size + segment);
      const offsetAt = at + 16 + 3 * size + segment;
      const offset = this.#data.getUint16(offsetAt);
      for (let point = first; point <= last && point !== 0xffff; point++) {
        const listed = offset === 0 ? point : this.#data.getUint16(offsetAt + offset + 2 * (point - first));
        const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
        if (glyph !== 0) glyphs.set(point, glyph);
      }
    }
  }

  #readGroups(at: number, glyphs: Map<number, number>): void {
    for (let group = 0; group < this.#data.getUint32(at + 12); group++) {
      const record = at + 16 + 12 * group;
      const first = this.#data.getUint32(record);
      const last = this.#data.getUint32(record + 4);
      const glyph = this.#data.getUint32(record + 8);
      for (let point = first; point <= last; point++) glyphs.set(point, glyph + point - first);
    }
  }

  #unitsPerEm(): number {
    return this.#data.getUint16(this.#table('head') + 18);
  }

  #table(tag: string): number {
    const table = this.tables.get(tag);
    if (table === undefined) throw new Error(`font without table ${tag}`);
    return table.byteOffset - this.#data.byteOffset;
  }
}
