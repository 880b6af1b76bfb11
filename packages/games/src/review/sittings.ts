import type { Random } from '@michi/game-kit/random';
import { stretchEnds } from '@michi/kanji/decks';
import { type Library, questionsAbout, type Wanted } from './questions.ts';
import type { Setup } from './setup.ts';

/** A placement asks from easy to hard: so many kanji of about N5, of N4, and of the rest. */
const perStretch = 4;

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
  const stretches = [0, ...stretchEnds].map((begin, index) => taught.slice(begin, stretchEnds[index]));
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
