/** The random numbers of rules. They are seeded, so that a replay draws the same numbers. */
export interface Random {
  /** A whole number from 0 to `below` − 1, each equally likely. `below` is 1 … 2³². */
  int(below: number): number;
  chance(percent: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

const TWO_32 = 0x1_0000_0000;

/** A generator from a 32-bit seed: sfc32 (Chris Doty-Humphrey's PractRand), warmed up by 12 draws. */
export function seededRandom(seed: number): Random {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let counter = 1;

  function next(): number {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }
  for (let i = 0; i < 12; i++) next();

  function int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > TWO_32) throw new RangeError(`int(${below})`);
    const fair = TWO_32 - (TWO_32 % below); // numbers from here up would favour the small ones
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % below;
  }

  return {
    int,
    chance: (percent) => int(100) < percent,
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
    shuffle<T>(items: readonly T[]) {
      const shuffled = items.slice();
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(last + 1);
        const held = shuffled[last] as T;
        shuffled[last] = shuffled[other] as T;
        shuffled[other] = held;
      }
      return shuffled;
    },
  };
}
