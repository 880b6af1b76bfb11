import type { Random } from '@michi/game-kit/random';
import { type Library, questionsAbout, type Wanted } from './questions.ts';
import type { Setup } from './setup.ts';

/** A placement asks from easy to hard: so many kanji of each stretch of the teaching order. */
const perStretch = 4;
/** Where the stretches end, of what is taught: about N5, N4, and the rest. */
const stretchEnds = [80, 245, Number.POSITIVE_INFINITY] as const;

/** Asks about what is wanted; what was missed comes back. */
export const reviewOf = (wanted: readonly Wanted[], library: Library, random: Random): Setup => ({
  questions: questionsAbout(wanted, library, random),
  again: true,
});

/** Asks what each kanji means, then how it is read. */
export function kanjiSitting(kanji: readonly string[], library: Library, random: Random): Setup {
  const ask = (skill: Wanted['skill']) =>
    questionsAbout(
      kanji.map((each) => ({ kanji: each, skill })),
      library,
      random,
    );
  return { questions: [...ask('meaning'), ...ask('reading')], again: true };
}

/** Asks what twelve kanji mean, from easy to hard. */
export function placement(taught: readonly string[], library: Library, random: Random): Setup {
  const stretches = stretchEnds.map((end, index) => taught.slice(stretchEnds[index - 1] ?? 0, end));
  const questions = stretches.flatMap((stretch) =>
    questionsAbout(
      random
        .shuffle(stretch)
        .slice(0, perStretch)
        .map((kanji) => ({ kanji, skill: 'meaning' })),
      library,
      random,
    ),
  );
  return { questions, again: false };
}
