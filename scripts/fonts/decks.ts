import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { beyondLatin, charactersOf } from './characters.ts';
import { find } from './files.ts';

interface ShownMeaning {
  readonly glosses: readonly [shown: string, ...accepted: string[]];
  readonly note?: string;
}

export interface DeckTexts {
  readonly id: string;
  readonly kanji: string;
  /** The Japanese gloss that is shown for each kanji, with its note. */
  readonly glosses: ReadonlyMap<string, string>;
}

const lastOfLevels = 3;
const lastOfPaths = 5;

/**
 * Reads the decks below `root`, the folder of the repository, in the order in which a learner meets them: those that
 * levels and paths draw on. Kanji of words alone are in the files of words.
 */
export function readDecks(root: string): DeckTexts[] {
  return find(root, 'packages/kanji/data/*/facts.json')
    .map(readDeck)
    .filter((deck) => placeOf(deck) <= lastOfPaths)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** The kanji of other decks are learned on paths only. */
export function isOfLevels(deck: DeckTexts): boolean {
  return placeOf(deck) <= lastOfLevels;
}

function readDeck(path: string): DeckTexts {
  const facts = JSON.parse(readFileSync(path, 'utf8')) as { kanji: string }[];
  const meanings = find(dirname(path), 'ja.json').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, ShownMeaning>),
  );
  return {
    id: basename(dirname(path)),
    kanji: charactersOf(facts.map(({ kanji }) => kanji)),
    glosses: new Map(
      meanings.map(([kanji, { glosses, note = '' }]) => [kanji, beyondLatin(glosses[0] + note)]),
    ),
  };
}

/** Decks are numbered in the order in which a learner meets them: `deck-1`, `deck-2`. */
function placeOf({ id }: DeckTexts): number {
  return Number(id.replace('deck-', ''));
}
