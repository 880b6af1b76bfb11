/** Reports a failure that the page survives. */
export function logFailure(error: unknown, what: string): void {
  console.warn(`${what} failed:`, error);
}
