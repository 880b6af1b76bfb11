import { acceptedReadings } from '@michi/kanji/accepted-readings';
import type { KanjiEntry } from '@michi/kanji/kanji';

/** A kanji as a device asks for it: with what it takes as right when it is typed. */
export interface TypedPrompt {
  readonly kanji: string;
  readonly readings: readonly string[];
  readonly glosses: readonly string[];
}

/** What the server knows of a kanji: how it is read, and what it means in any language. */
export type FindKanji = (
  kanji: string,
) => (Pick<KanjiEntry, 'first' | 'readings'> & { readonly glosses: readonly string[] }) | null;

/** Whether every prompt takes those answers as right that are; `longest` is where the device cuts a meaning. */
export function asksRightly(prompts: readonly TypedPrompt[], find: FindKanji, longest: number): boolean {
  return prompts.every(({ kanji, readings, glosses }) => {
    const known = find(kanji);
    if (!known) return false;
    const right = acceptedReadings(known);
    return (
      readings.every((reading) => right.includes(reading)) &&
      glosses.every((gloss) => known.glosses.some((each) => each.slice(0, longest) === gloss))
    );
  });
}
