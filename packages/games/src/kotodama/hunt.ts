import type { Random } from '@michi/game-kit/random';
import { hiddenPoemOf, type PoemPart } from './poems.ts';
import type { HuntSetup } from './setup.ts';
import { offeredWords, seasons } from './words.ts';

/** How many words that do not belong to the poem lie among its strips. */
const decoys = 6;

/** What lies on the table, and what was laid down rightly. */
export interface Hunt {
  /** Shuffled; a decoy belongs to no line. */
  readonly strips: readonly PoemPart[];
  /** By strip: the line in which it was found. */
  readonly found: Readonly<Record<number, number>>;
  readonly mistakes: number;
  readonly hints: number;
  /** The strips that hints have told. */
  readonly hinted: readonly number[];
}

const partsOf = ({ poem }: HuntSetup) => hiddenPoemOf(poem)?.lines ?? [];

/** Lays out the strips of the poem among words that the level offers. */
export function huntOf(setup: HuntSetup, random: Random): Hunt {
  const own = partsOf(setup).flat();
  const season = hiddenPoemOf(setup.poem)?.season ?? seasons[0];
  const others = offeredWords('hunt', season, setup.level)
    .filter(({ kana }) => !own.some((part) => part.kana.startsWith(kana)))
    .map(({ kanji, kana }) => ({ text: kanji, kana }));
  const strips = random.shuffle([...own, ...random.shuffle(others).slice(0, decoys)]);
  return { strips, found: {}, mistakes: 0, hints: 0, hinted: [] };
}

/** The strips of a line that were found, in their order; null for one that is missing. */
export function lineOf(
  setup: HuntSetup,
  { strips, found }: Hunt,
  line: number,
): readonly (PoemPart | null)[] {
  const there = Object.entries(found).flatMap(([strip, place]) =>
    place === line ? (strips[Number(strip)] ?? []) : [],
  );
  return (partsOf(setup)[line] ?? []).map((part) => there.find(({ kana }) => kana === part.kana) ?? null);
}

export const belongsTo = (setup: HuntSetup, strip: PoemPart, line: number): boolean =>
  (partsOf(setup)[line] ?? []).some(({ text }) => text === strip.text);

/** How many strips the poem has. */
export const stripsOf = (setup: HuntSetup): number => partsOf(setup).flat().length;

/** The first strip that is missing, and its line: what a hint tells. */
export function missing(
  setup: HuntSetup,
  hunt: Hunt,
): { readonly strip: number; readonly line: number } | null {
  for (const [line, parts] of partsOf(setup).entries())
    for (const { text } of parts) {
      const strip = hunt.strips.findIndex((each, index) => each.text === text && !(index in hunt.found));
      if (strip >= 0) return { strip, line };
    }
  return null;
}
