import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { beyondLatin, charactersOf } from './characters.ts';
import { find } from './files.ts';

export interface DeckTexts {
  readonly id: string;
  readonly kanji: string;
  /** The Japanese gloss that is shown for each kanji. */
  readonly glosses: ReadonlyMap<string, string>;
}

/** Reads the decks below `root`, the folder of the repository, in the order in which a learner meets them. */
export function readDecks(root: string): DeckTexts[] {
  return find(root, 'packages/kanji/data/*/facts.json').map(readDeck).sort(inOrderOfLearning);
}

/** Kanji beyond N4 are learned on paths only. */
export function isOfLevels({ id }: DeckTexts): boolean {
  return /^n[54]-/.test(id);
}

function readDeck(path: string): DeckTexts {
  const facts = JSON.parse(readFileSync(path, 'utf8')) as { kanji: string }[];
  const glosses = find(dirname(path), 'ja.json').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>),
  );
  return {
    id: basename(dirname(path)),
    kanji: charactersOf(facts.map(({ kanji }) => kanji)),
    glosses: new Map(glosses.map(([kanji, [shown = '']]) => [kanji, beyondLatin(shown)])),
  };
}

/** Decks are named by JLPT level, then number: `n5-1`, `n4-1`, `n4-2`. */
function inOrderOfLearning(a: DeckTexts, b: DeckTexts): number {
  return b.id.charAt(1).localeCompare(a.id.charAt(1)) || a.id.localeCompare(b.id);
}
