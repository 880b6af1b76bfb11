import { ApiError } from '../api/api-error.ts';

const dayMs = 24 * 60 * 60_000;
/** So that nobody can fill the memory with addresses; the ones heard of first are forgotten. */
const mostAddresses = 10_000;

/** How much an address may store on a UTC day; in memory, like the limits of calls by address. */
export interface Allowance<Amounts> {
  /** Takes some of it. Throws ApiError 429 until the next UTC day when there is less of anything left. */
  take(address: string, amounts: Amounts, at: number): void;
}

export function createAllowance<Kind extends string>(
  most: Readonly<Record<Kind, number>>,
): Allowance<Readonly<Record<Kind, number>>> {
  type Amounts = Readonly<Record<Kind, number>>;
  const kinds = Object.keys(most) as Kind[];
  const nothing = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Amounts;
  let day = 0;
  const taken = new Map<string, Amounts>();
  return {
    take(address, amounts, at) {
      const today = Math.floor(at / dayMs);
      if (today > day) {
        day = today; // never goes back: clocks are set back
        taken.clear();
      }
      const before = taken.get(address) ?? nothing;
      const after = Object.fromEntries(kinds.map((kind) => [kind, before[kind] + amounts[kind]])) as Amounts;
      if (kinds.some((kind) => after[kind] > most[kind]))
        throw new ApiError(429, { retryAfterS: Math.ceil(((day + 1) * dayMs - at) / 1000) });
      taken.set(address, after);
      const [first] = taken.keys();
      if (first !== undefined && taken.size > mostAddresses) taken.delete(first);
    },
  };
}
