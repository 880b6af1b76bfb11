import { ApiError } from '../api/api-error.ts';

export interface TurnBounds {
  /** How much work goes on at a time. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly mostWaiting: number;
  /** How many of these for the same client; as many as may wait if that is left out. */
  readonly mostOfOne?: number;
  /** When to come again who finds the queue full. */
  readonly retryAfterS: number;
}

/** For whom work is done. */
export interface Client {
  readonly address: string;
  /** Whether nobody waits for the work any more: it is left out when its turn comes. */
  gone(): boolean;
}

const anybody: Client = { address: '', gone: () => false };

/**
 * Lets costly work be done by few at a time, the first first. Throws ApiError 503 when too many wait, in all or for this
 * client, and for work that is left out.
 */
export function inTurns({ atOnce, mostWaiting, mostOfOne = mostWaiting, retryAfterS }: TurnBounds) {
  let free = atOnce;
  const waiting: { readonly address: string; readonly begin: () => void }[] = [];
  const refusal = () => new ApiError(503, { retryAfterS });

  function isFullFor(address: string): boolean {
    if (waiting.length >= mostWaiting) return true;
    return waiting.filter((each) => each.address === address).length >= mostOfOne;
  }

  return async function inTurn<T>(work: () => Promise<T>, { address, gone } = anybody): Promise<T> {
    if (free > 0) free--;
    else if (isFullFor(address)) throw refusal();
    else await new Promise<void>((begin) => waiting.push({ address, begin }));
    try {
      if (gone()) throw refusal();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else free++;
    }
  };
}
