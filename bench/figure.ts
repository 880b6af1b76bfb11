/** What a figure is wanted to be. */
type Bound = { readonly atMost: number } | { readonly atLeast: number };

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly wanted: Bound;
  readonly unit?: string;
  /** Digits shown behind the point. */
  readonly digits?: number;
  /** What else helps to read the figure. */
  readonly note?: string;
}

/** Prints a figure in one line: name, figure, bound, and whether the bound is kept. */
export function print({ name, value, wanted, unit, digits = 1, note }: Figure): void {
  const [sign, bound, kept] =
    'atMost' in wanted
      ? ['≤', wanted.atMost, value <= wanted.atMost]
      : ['≥', wanted.atLeast, value >= wanted.atLeast];
  const suffix = unit ? ` ${unit}` : '';
  const remark = note ? ` (${note})` : '';
  const verdict = kept ? 'ok' : 'misses';
  console.log(
    `${name}: ${value.toFixed(digits)}${suffix}, wanted ${sign} ${bound}${suffix}: ${verdict}${remark}`,
  );
}

/** The middle of the sorted values; of an even number of values, the upper of the two. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('no values have no median');
  return middle;
}

/** The value that so many of a hundred values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.ceil((sorted.length * percent) / 100) - 1];
  if (found === undefined) throw new Error('no values have no percentile');
  return found;
}

/** Kilobytes of 1000 bytes. */
export const kilobytes = (bytes: number): number => bytes / 1000;
