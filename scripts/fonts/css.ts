/** First and last code point of neighbours. */
type Run = readonly [first: number, last: number];

/** One compact @font-face rule with the given descriptors. */
export function rule(descriptors: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${pairs.join(';')}}\n`;
}

/** The value of `unicode-range` for some characters, with neighbours joined: `U+3041-3096,U+30FC`. */
export function unicodeRange(characters: string): string {
  const points = pointsOf(characters).sort((a, b) => a - b);
  const runs: Run[] = [];
  for (const point of points) {
    const [first, last] = runs.at(-1) ?? [point, point];
    if (runs.length > 0 && point <= last + 1) runs[runs.length - 1] = [first, point];
    else runs.push([point, point]);
  }
  return written(runs);
}

/** Whether a `unicode-range` value holds a character. */
export function rangeHolds(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return runsOf(range).some(([first, last]) => first <= point && point <= last);
}

function pointsOf(characters: string): number[] {
  return [...characters].map((character) => character.codePointAt(0) ?? 0);
}

function runsOf(range: string): Run[] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function written(runs: readonly Run[]): string {
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}
