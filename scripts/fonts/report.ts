import type { BuiltFace } from './styles.ts';

/** Cuts a reader's first page loads, but for Japanese pages. */
const onFirstPage =
  /^alegreya-sans-\d+$|^shippori-mincho-\d+$|-(brand|pictures|stamps)$|-[46]00-(everywhere|titles)$/;

/** Bytes of all fonts on the first page. */
export function sumOfFirstPage(faces: readonly BuiltFace[]): number {
  const loaded = filesOf(faces).filter(({ cut }) => onFirstPage.test(cut));
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Prints every font file with its style sheet, size and number of characters, and the first page's sum. */
export function printReport(faces: readonly BuiltFace[]): void {
  for (const { sheet, name, bytes, characters } of filesOf(faces)) {
    const count = String([...characters].length).padStart(5);
    console.log(`${sheet.padEnd(9)} ${kilobytes(bytes)} ${count}  ${name}`);
  }
  console.log(`${kilobytes(sumOfFirstPage(faces))} on the first page`);
}

/** The files of all faces, each once. */
function filesOf(faces: readonly BuiltFace[]) {
  const entries = faces.map(
    ({ cut, sheet, file }) => [file.name, { ...file, cut: cut.name, sheet }] as const,
  );
  return [...new Map(entries).values()];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
