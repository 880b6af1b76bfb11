import type { Random } from '@michi/game-kit/random';
import { acceptedReadings } from '@michi/kanji/accepted-readings';
import { mayBothBeRight } from '@michi/kanji/apart';
import type { KanjiEntry, KanjiFacts } from '@michi/kanji/kanji';
import { pickOptions } from '@michi/kanji/pick-options';
import type { ReviewedSkill } from './reviewed-skills.ts';
import { fewestOptions, mostOptions, type ReviewQuestion, type Setup } from './setup.ts';

/** Something to ask. */
export interface Wanted {
  readonly kanji: string;
  readonly skill: ReviewedSkill;
}

/** What questions are made of. */
export interface Library {
  /** Every kanji that may stand among the options, by itself. */
  readonly entries: ReadonlyMap<string, KanjiEntry>;
  /** Pairs that look alike, each as two kanji: the best of wrong options. */
  readonly lookalikes: readonly string[];
}

/** The questions about what is wanted, in a mixed order; what the library does not know is left out. */
export function questionsAbout(
  wanted: readonly Wanted[],
  library: Library,
  random: Random,
): ReviewQuestion[] {
  return random.shuffle(wanted).flatMap(({ kanji, skill }): ReviewQuestion[] => {
    const entry = library.entries.get(kanji);
    if (!entry) return [];
    if (skill === 'reading') return [{ kanji, skill, readings: acceptedReadings(entry).slice(0, 30) }];
    const options = similarKanji(entry, library, random, mostOptions);
    return options.length < fewestOptions ? [] : [{ kanji, skill, options }];
  });
}

/**
 * The kanji itself among those that look like it, then others of about as many strokes, in a mixed order; no two of them
 * share a meaning, and none is shown by the text of another, in whatever language the sitting goes on.
 */
function similarKanji(
  entry: KanjiEntry,
  { entries, lookalikes }: Library,
  random: Random,
  most: number,
): string[] {
  const { kanji } = entry;
  const similar = lookalikes.filter((pair) => pair.includes(kanji)).map((pair) => pair.replace(kanji, ''));
  const others = random
    .shuffle([...entries.values()])
    .sort((one, other) => distance(one, entry) - distance(other, entry));
  const candidates = [...similar.flatMap((each) => entries.get(each) ?? []), ...others];
  const clash = (one: KanjiEntry, other: KanjiEntry) => mayBothBeRight(one.kanji, other.kanji);
  return random.shuffle(pickOptions(entry, candidates, most, clash).map((option) => option.kanji));
}

const distance = (one: KanjiFacts, other: KanjiFacts) => Math.abs(one.strokes - other.strokes);

/** Whether every question takes those readings as right that are. `find` answers null for a kanji that nobody knows. */
export function asksRightly(
  { questions }: Setup,
  find: (kanji: string) => Pick<KanjiFacts, 'first' | 'readings'> | null,
): boolean {
  return questions.every((question) => {
    const known = find(question.kanji);
    if (!known) return false;
    const right = acceptedReadings(known);
    return 'options' in question || question.readings.every((reading) => right.includes(reading));
  });
}
