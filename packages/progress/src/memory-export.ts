import { type Card, dueDay } from './memory.ts';

/** What is known of a kanji beside what is remembered. */
export interface About {
  /** The meaning that is shown, and all that are accepted. */
  readonly meaning: string;
  readonly meanings: string;
  readonly readings: string;
}

/** How a memory is written down for others. */
export interface Wording {
  /** The heads of the columns. */
  readonly kanji: string;
  readonly skill: string;
  readonly meaning: string;
  readonly readings: string;
  readonly stability: string;
  readonly difficulty: string;
  readonly last: string;
  readonly due: string;
  readonly skillOf: (skill: Card['skill']) => string;
  /** The date of a learner's day, as 2026-11-23. */
  readonly dateOf: (day: number) => string;
  /** Undefined for a kanji of which nothing more is known here. */
  readonly about: (kanji: string) => About | undefined;
}

const nothing: About = { meaning: '', meanings: '', readings: '' };

/** One line a card, as RFC 4180 has it. No cell is taken for a formula by a spreadsheet. */
export function memoryAsCsv(cards: readonly Card[], wording: Wording): string {
  const { kanji, skill, meaning, readings, stability, difficulty, last, due } = wording;
  const head = [kanji, skill, meaning, readings, stability, difficulty, last, due];
  const rows = cards.map((card) => {
    const about = wording.about(card.kanji) ?? nothing;
    return [
      card.kanji,
      wording.skillOf(card.skill),
      about.meanings,
      about.readings,
      card.stability.toFixed(2),
      card.difficulty.toFixed(2),
      wording.dateOf(card.day),
      wording.dateOf(dueDay(card)),
    ];
  });
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** One note a kanji, with the day on which its first skill is due: for Anki from 2.1.54 on, which reads the header. */
export function memoryAsAnkiText(cards: readonly Card[], wording: Wording): string {
  const { kanji, meaning, readings, due } = wording;
  const dueDays = new Map<string, number>();
  for (const card of cards)
    dueDays.set(card.kanji, Math.min(dueDays.get(card.kanji) ?? Number.POSITIVE_INFINITY, dueDay(card)));
  const rows = [...dueDays].map(([each, day]) => {
    const about = wording.about(each) ?? nothing;
    return [each, about.meanings, about.readings, wording.dateOf(day)];
  });
  const columns = [kanji, meaning, readings, due].map(inOneLine).join('\t');
  const header = [
    '#separator:tab',
    '#html:false',
    '#deck:Kanji no Michi',
    '#tags:kanji-no-michi',
    `#columns:${columns}`,
  ];
  const lines = [...header, ...rows.map((row) => row.map(ankiField).join('\t'))];
  return lines.map((line) => `${line}\n`).join('');
}

/** What a spreadsheet takes for the beginning of a formula, also in full width, and the mark that keeps it from it. */
const formula = /^['=+\-@\t\r\n＝＋－＠]/;

function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const inOneLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

function ankiField(text: string): string {
  const line = inOneLine(text);
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}
