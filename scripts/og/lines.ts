/** Breaks a text after every colon, question mark and Japanese full stop, and else where it may be broken when it no longer fits. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  return clausesOf(text).flatMap((clause) => {
    const lines: string[] = [];
    for (const part of clause.split(/(?<= )/).flatMap(phrasesOf)) {
      const line = `${lines.at(-1) ?? ''}${part}`;
      if (lines.length > 0 && fits(line.trimEnd())) lines[lines.length - 1] = line;
      else lines.push(part);
    }
    return lines.map((line) => line.trimEnd());
  });
}

const words = new Intl.Segmenter('ja', { granularity: 'word' });
/** What may end a phrase: endings and particles, and signs that close. A stem such as 歩き may go on: 歩き方. */
const endsPhrase = /^[\p{Script=Hiragana}、。―」』？！]+$/u;
/** What never begins one: the same, and the sign that lengthens. */
const goesOn = /^[\p{Script=Hiragana}、。―」』？！ー]/u;

/** A run without spaces in the parts that stay together in Japanese: words with their endings. */
function phrasesOf(run: string): string[] {
  const phrases: string[] = [];
  let before = '';
  for (const { segment } of words.segment(run)) {
    if (phrases.length === 0 || (endsPhrase.test(before) && !goesOn.test(segment))) phrases.push(segment);
    else phrases[phrases.length - 1] += segment;
    before = segment;
  }
  return phrases;
}

/** A text in lines of one size. */
export interface Block {
  readonly size: number;
  readonly lines: readonly string[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The sizes there are, the largest first. */
  readonly sizes: readonly number[];
}

/** From one baseline to the next, in em. */
export const leading = 1.26;

/** A text as large as it fits, in lines about as long as each other. Throws when it fits in no size. */
export function fitInto(
  { width, height, sizes }: Room,
  text: string,
  widthOf: (size: number, line: string) => number,
): Block {
  for (const size of sizes) {
    const fits = (most: number) => (line: string) => widthOf(size, line) <= most;
    const lines = clausesOf(text).flatMap((clause) =>
      balanced((most) => breakLines(clause, fits(most)), width),
    );
    if (lines.every(fits(width)) && lines.length * leading * size <= height) return { size, lines };
  }
  throw new Error(`“${text}” does not fit on a preview card`);
}

const step = 8;

/** The same number of lines, in as little width as they need. */
function balanced(breakAt: (most: number) => string[], width: number): string[] {
  let lines = breakAt(width);
  for (let most = width - step; most > 0; most -= step) {
    const narrower = breakAt(most);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** The parts of a text that colons and question marks end, and Japanese full stops. */
const clausesOf = (text: string): string[] => text.split(/(?<=[:?]) |(?<=。)(?=.)/);
