interface Cached<T> {
  readonly value: Promise<T>;
  readonly staleAt: number;
}

/**
 * Keeps what `read` answers for `freshForMs`; whoever asks meanwhile shares one reading. `read` is given the
 * reading before, to go on using what has not changed. One that failed is repeated for the next who asks.
 */
export function cached<T>(
  read: (last: T | undefined) => Promise<T>,
  freshForMs: number,
  now: () => number,
): () => Promise<T> {
  let kept: Cached<T> | undefined;
  return () => {
    if (kept && now() < kept.staleAt) return kept.value;
    const last = kept?.value;
    const value = Promise.resolve(last).then(read);
    const reading = { value, staleAt: now() + freshForMs };
    kept = reading;
    value.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return value;
  };
}
