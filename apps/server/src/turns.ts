import { ApiError } from './api/api-error.ts';

export interface TurnBounds {
  /** How much work goes on at a time. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly mostWaiting: number;
  /** When to come again who finds the queue full. */
  readonly retryAfterS: number;
}

/** Lets costly work be done by few at a time, the first first. Throws ApiError 503 when too many wait. */
export function inTurns({ atOnce, mostWaiting, retryAfterS }: TurnBounds) {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else if (waiting.length >= mostWaiting) throw new ApiError(503, { retryAfterS });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
