/** The browser's locks between tabs. Older browsers and insecure pages have none. */
export type Locks = Pick<LockManager, 'request'>;

const nothing = () => {};

/**
 * Takes a lock if no other tab holds it and keeps it until the answer is called; null when another has it.
 * Without locks every tab gets what it asks for.
 */
export function tryLock(locks: Locks | null, name: string): Promise<(() => void) | null> {
  if (!locks) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(() => release()));
    });
    held.catch(() => resolve(nothing)); // a page that may not lock plays alone
  });
}

/** Works under a lock, waiting for it as long as another tab holds it. Answers what the work does. */
export async function withLock<T>(locks: Locks | null, name: string, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  let begun = false;
  try {
    return await locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return work(); // a page that may not lock works alone
  }
}
