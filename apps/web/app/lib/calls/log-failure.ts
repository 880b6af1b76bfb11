/** Reports a failure that the page survives. That the server cannot be reached is none: much is done without it. */
export function logFailure(error: unknown, what: string): void {
  if (error instanceof Error && error.name === 'NetworkError') return; // not by its class, which the first pages do not load
  console.warn(`${what} failed:`, error);
}
