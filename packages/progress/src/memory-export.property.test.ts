import { kanjiInText } from '@michi/kanji/kanji-in-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueDay } from './memory.ts';
import { memoryAsAnkiText, memoryAsCsv, type Wording } from './memory-export.ts';
import { cardKanji, cards } from './testing.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab ,;"\'=+-@\t\r\n＝火') }),
  fc.constantFrom('=HYPERLINK("https://example.org")', '+1', '-1', '@x', '\t=1', '＝1'),
);
const wording: fc.Arbitrary<Wording> = fc
  .record({ meaning: text, readings: text, head: text })
  .map(({ meaning, readings, head }) => ({
    kanji: 'Kanji',
    skill: head,
    meaning: 'Meaning',
    readings: 'Readings',
    stability: 'Stability',
    difficulty: 'Difficulty',
    last: 'Last',
    due: 'Due',
    skillOf: (skill) => skill,
    dateOf: (day) => `day ${day}`,
    about: (kanji) => (kanji === '日' ? undefined : { meaning: '', meanings: meaning, readings }),
  }));

/** Reads what RFC 4180 describes. */
function rowsOf(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** A spreadsheet hides the mark that keeps a text from being a formula. */
const read = (cell: string) => cell.replace(/^'/, '');

test('MEM-04 the memory as CSV is read again as it was, and no cell is a formula', () => {
  fc.assert(
    fc.property(cards, wording, (all, wording) => {
      const [head, ...rows] = rowsOf(memoryAsCsv(all, wording));
      expect(head).toHaveLength(8);
      for (const cell of [head, ...rows].flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(rows.map((row) => row.map(read))).toEqual(
        all.map((card) => [
          card.kanji,
          card.skill,
          wording.about(card.kanji)?.meanings ?? '',
          wording.about(card.kanji)?.readings ?? '',
          card.stability.toFixed(2),
          card.difficulty.toFixed(2),
          `day ${card.day}`,
          `day ${dueDay(card)}`,
        ]),
      );
    }),
  );
});

test('MEM-04 the memory as text for Anki has a line a kanji, and its kanji are read from it', () => {
  fc.assert(
    fc.property(cards, wording, (all, wording) => {
      const file = memoryAsAnkiText(all, wording);
      const kanji = [...new Set(all.map((card) => card.kanji))];
      const lines = file.split('\n').slice(0, -1);
      const header = lines.filter((line) => line.startsWith('#'));
      const notes = lines.slice(header.length);
      expect(header).toEqual([
        '#separator:tab',
        '#html:false',
        '#deck:Kanji no Michi',
        '#tags:kanji-no-michi',
        '#columns:Kanji\tMeaning\tReadings\tDue',
      ]);
      expect(notes.map((line) => line.split('\t').length)).toEqual(kanji.map(() => 4));
      for (const [index, each] of kanji.entries()) {
        const due = Math.min(...all.filter((card) => card.kanji === each).map(dueDay));
        expect(notes[index]?.startsWith(`${each}\t`)).toBe(true);
        expect(notes[index]?.endsWith(`\tday ${due}`)).toBe(true);
      }
      const found = kanjiInText(file, new Set(cardKanji));
      expect(found).toMatchObject({ kanji, unlisted: { count: 0 }, notUnderstood: { count: 0 } });
    }),
  );
});
