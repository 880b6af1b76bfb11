import { byCodePoint, charactersOf } from './characters.ts';

/** A slice holds at most so many characters that documents share … */
const most = 150;

/** … and no slice for articles holds fewer. */
const least = 24;

/**
 * Parts the characters of some documents so that each document needs few slices: first those that several share, by
 * frequency, then those of single documents, neighbours together.
 */
export function slicesOf(documents: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const character of new Set(document)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shared = [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, many], [b, more]) => more - many || byCodePoint(a, b))
    .map(([character]) => character);
  const single = documents.map((document) =>
    charactersOf([...document].filter((character) => counts.get(character) === 1)),
  );
  return [...evenly(shared), ...single];
}

/** Joins slices with the next ones until each has enough characters, unless there are no more. */
export function joinSmall(slices: readonly string[], enough = least): string[] {
  const joined: string[] = [];
  let open = '';
  for (const slice of slices) {
    open += slice;
    if ([...open].length < enough) continue;
    joined.push(open);
    open = '';
  }
  if (open !== '') joined.push((joined.pop() ?? '') + open);
  return joined.map((slice) => charactersOf([slice]));
}

/** Parts of equal size. */
function evenly(characters: readonly string[]): string[] {
  const count = Math.ceil(characters.length / most);
  const size = Math.ceil(characters.length / count);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}
