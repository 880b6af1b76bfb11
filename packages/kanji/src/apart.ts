import apart from './apart.json' with { type: 'json' };
import type { KanjiFacts } from './kanji.ts';
import { readingKey } from './reading-key.ts';
import { answersTo, type MeaningsByLanguage, namesOther, shareMeaning } from './shared-answers.ts';

/**
 * Of each kanji those that share a meaning with it in some language, then those of which a text shows it, or that its own
 * text shows, then those that may be read as its first reading, or it as theirs. Kanji without any are left out.
 */
export type Apart = Readonly<Record<string, readonly string[]>>;

/** Each pair once. `npm run answers` writes it for all decks. */
export function apartAmong(
  kanji: readonly { readonly facts: KanjiFacts; readonly meanings: MeaningsByLanguage }[],
): Apart {
  const known = kanji.map(({ facts, meanings }) => ({
    kanji: facts.kanji,
    first: readingKey(facts.first.kana),
    answers: answersTo(facts.kanji, facts, meanings),
    texts: Object.values(meanings).map((meaning) => ({ kanji: facts.kanji, ...meaning })),
  }));
  return Object.fromEntries(
    known.flatMap((one, place) => {
      const others = known.slice(place + 1);
      const sharing = others.filter((other) => shareMeaning(one.answers, other.answers));
      const shown = others.filter((other) =>
        one.texts.some((text, language) => {
          const otherText = other.texts[language];
          return otherText !== undefined && namesOther(text, otherText);
        }),
      );
      const heard = others.filter(
        (other) => one.answers.readings.has(other.first) || other.answers.readings.has(one.first),
      );
      const groups = [sharing, shown, heard].map((group) => group.map((each) => each.kanji).join(''));
      return groups.join('') === '' ? [] : [[one.kanji, groups]];
    }),
  );
}

const all: Apart = apart;

/** Whether two kanji that are taught share a meaning in some language. */
export const shareAnyMeaning = (one: string, other: string): boolean => has(one, other, 0);

/** Whether both would be right, or seem so, where meanings are shown, in whatever language. */
export const mayBothBeRight = (one: string, other: string): boolean =>
  shareAnyMeaning(one, other) || has(one, other, 1);

/** Whether the first reading of one is a reading of the other. */
export const mayBeReadAlike = (one: string, other: string): boolean => has(one, other, 2);

const has = (one: string, other: string, kind: 0 | 1 | 2) =>
  (all[one]?.[kind]?.includes(other) ?? false) || (all[other]?.[kind]?.includes(one) ?? false);
