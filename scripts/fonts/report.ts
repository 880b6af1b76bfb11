import type { BuiltFace } from './styles.ts';

/** Cuts a reader's first page loads, but for Japanese pages. */
const onFirstPage =
  /^alegreya-sans-\d+$|^shippori-mincho-\d+$|-(brand|pictures|stamps)$|-[46]00-(everywhere|titles)$/;

/** Bytes of all fonts on the first page. */
export function sumOfFirstPage(faces: readonly BuiltFace[]): number {
  const loaded = filesOf(faces).filter(({ cut }) => onFirstPage.test(cut));
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What the build says of the fonts, in one line. */
export function report(faces: readonly BuiltFace[]): string {
  return `Fonts: ${filesOf(faces).length} files, ${kilobytes(sumOfFirstPage(faces))} on the first page`;
}

/** The files of all faces, each once. */
function filesOf(faces: readonly BuiltFace[]) {
  const entries = faces.map(({ cut, file }) => [file.name, { ...file, cut: cut.name }] as const);
  return [...new Map(entries).values()];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
