/** The part of subset-font (harfbuzz as WebAssembly) that the font build uses; the package brings no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'truetype' | 'woff2';
    /** OpenType features to keep; every other one is dropped. */
    readonly keepFeatures?: readonly string[];
    /** Ids of the name table kept besides 0 to 6. */
    readonly preserveNameIds?: readonly number[];
    readonly dropTables?: readonly string[];
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  }
  /** Cuts a TrueType, WOFF or WOFF2 font down to the characters of `text`; unknown ones are left out. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
