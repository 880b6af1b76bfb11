/** One compact @font-face rule with the given descriptors. */
export function rule(descriptors: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${pairs.join(';')}}\n`;
}

/** The value of `unicode-range` for some characters, with neighbours joined: `U+3041-3096,U+30FC`. */
export function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point <= run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

/** Whether a `unicode-range` value holds a character. */
export function rangeHolds(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16);
  });
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}
