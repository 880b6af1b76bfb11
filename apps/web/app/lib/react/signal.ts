/** A value that components may watch with `useSyncExternalStore`. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  /** Takes the value from its source again when it is asked for next. */
  renew(): void;
  subscribe(listener: () => void): () => void;
}

/** `source` is asked when the value is needed for the first time. */
export function createSignal<T>(source: () => T): Signal<T> {
  let held: { readonly value: T } | null = null;
  const listeners = new Set<() => void>();
  const hold = (next: typeof held) => {
    held = next;
    for (const listener of listeners) listener();
  };
  return {
    get() {
      held ??= { value: source() };
      return held.value;
    },
    set: (value) => hold({ value }),
    renew: () => hold(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
