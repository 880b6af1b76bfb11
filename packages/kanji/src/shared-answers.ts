import { acceptedReadings } from './accepted-readings.ts';
import type { KanjiFacts, Meaning } from './kanji.ts';
import type { Language } from './languages.ts';
import { meaningKeys } from './meaning-key.ts';
import { readingKey } from './reading-key.ts';

/** What a kanji means, in each language in which that is known. */
export type MeaningsByLanguage = Readonly<Partial<Record<Language, Meaning>>>;

/** What kanji are compared by: what would be right for each. */
export interface Answers {
  readonly kanji: string;
  /** Keys of everything that is accepted as its meaning, each with its language. */
  readonly meanings: ReadonlySet<string>;
  /** Keys of its readings. */
  readonly readings: ReadonlySet<string>;
}

/** What would be right for a kanji. Costs tens of microseconds: compute it once. */
export function answersTo(
  kanji: string,
  facts: Pick<KanjiFacts, 'first' | 'readings'>,
  byLanguage: MeaningsByLanguage,
): Answers {
  const meanings = Object.entries(byLanguage) as [Language, Meaning][];
  return {
    kanji,
    meanings: new Set(
      meanings.flatMap(([language, { glosses }]) =>
        glosses.flatMap((gloss) => meaningKeys(gloss, language).map((key) => `${language} ${key}`)),
      ),
    ),
    readings: new Set(acceptedReadings(facts).map(readingKey)),
  };
}

/** Whether a meaning would be right for both kanji. */
export const shareMeaning = (one: Answers, other: Answers): boolean => meet(one.meanings, other.meanings);

/** Whether the text that says what one kanji means shows the other, as Japanese ones may: it reads like an answer. */
export const namesOther = (one: Shown, other: Shown): boolean =>
  inOneLine(one).includes(other.kanji) || inOneLine(other).includes(one.kanji);

type Shown = Meaning & { readonly kanji: string };
const inOneLine = ({ glosses: [shown], note = '' }: Meaning) => shown + note;

/** Whether a reading would be right for both kanji. */
export const shareReading = (one: Answers, other: Answers): boolean => meet(one.readings, other.readings);

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const key of one) if (other.has(key)) return true;
  return false;
}
