import { ApiError } from '../api/api-error.ts';
import type { MessageKey } from '../api/error-messages.ts';
import type { Ms } from '../db/schema.ts';
import { createNotesOfDay, untilTomorrow } from './notes-of-day.ts';

/** How much an address may store on a UTC day; in memory, like the limits of calls by address. */
export interface Allowance<Amounts> {
  /** Takes some of it. Throws ApiError 429 until the next UTC day when there is less of anything left. */
  take(address: string, amounts: Amounts, at: Ms): void;
}

/** `refusal` says that the address has stored `most` today. */
export function createAllowance<Kind extends string>(
  most: Readonly<Record<Kind, number>>,
  refusal: MessageKey,
): Allowance<Readonly<Record<Kind, number>>> {
  type Amounts = Readonly<Record<Kind, number>>;
  const kinds = Object.keys(most) as Kind[];
  const taken = createNotesOfDay<Amounts>();
  return {
    take(address, amounts, at) {
      const before = taken.get(address, at);
      const after = Object.fromEntries(
        kinds.map((kind) => [kind, (before?.[kind] ?? 0) + amounts[kind]]),
      ) as Amounts;
      if (kinds.some((kind) => after[kind] > most[kind]))
        throw new ApiError(429, {
          sentence: { key: refusal },
          retryAfterS: Math.ceil(untilTomorrow(at) / 1000),
        });
      taken.set(address, after, at);
    },
  };
}
