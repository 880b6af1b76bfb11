/** What `load` yields, or `fallback` when it fails; the failure is logged. */
export async function orElse<T>(
  load: () => Promise<T>,
  fallback: T,
  what: string,
  logFailure: (error: unknown, what: string) => void,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    logFailure(error, what);
    return fallback;
  }
}
