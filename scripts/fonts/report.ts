import type { BuiltFace } from './styles.ts';

/** Cuts a reader's first page loads, by the language of the page. */
const firstPages = {
  German: /^alegreya-sans-\d+$|^shippori-mincho-\d+$|-(brand|pictures|stamps)$|-[46]00-(everywhere|titles)$/,
  Japanese:
    /^michi-latin$|-(brand|pictures|stamps|everywhere|titles|first)$|^zen.*-(latin|kana)$|^zen.*-400-elsewhere$/,
} as const;

type Language = keyof typeof firstPages;

/** Bytes of all fonts on the first page in a language. */
export function sumOfFirstPage(faces: readonly BuiltFace[], language: Language): number {
  const loaded = filesOf(faces).filter(({ cut }) => firstPages[language].test(cut));
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Prints every font file with its style sheet, size and number of characters, and the first pages' sums. */
export function printReport(faces: readonly BuiltFace[]): void {
  for (const { sheet, name, bytes, characters } of filesOf(faces)) {
    const count = String([...characters].length).padStart(5);
    console.log(`${sheet.padEnd(8)} ${kilobytes(bytes)} ${count}  ${name}`);
  }
  for (const language of Object.keys(firstPages) as Language[]) {
    console.log(`${kilobytes(sumOfFirstPage(faces, language))} on the first page in ${language}`);
  }
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
