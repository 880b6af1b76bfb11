import { useCallback, useEffect, useState } from 'react';
import { idle, pageLoaded, savesData } from '../pages/built-files.ts';

/** Modules that a page needs later. */
export interface Later<Module> {
  /** Null until they are loaded. */
  readonly loaded: Module | null;
  load(): Promise<Module>;
}

export function later<Module>(load: () => Promise<Module>): Later<Module> {
  let loaded: Module | null = null;
  return {
    get loaded() {
      return loaded;
    },
    async load() {
      loaded ??= await load();
      return loaded;
    },
  };
}

export interface Tried<Module> {
  /** Null until they are loaded. */
  readonly loaded: Module | null;
  /** Why they cannot be had. */
  readonly failure: { readonly error: unknown } | null;
  /** Asks for them once more. */
  retry(): void;
}

/** Modules that are loaded once they are wanted, or why they cannot be had. */
export function useTried<Module extends object>(modules: Later<Module>, wanted = true): Tried<Module> {
  const [loaded, setLoaded] = useState(modules.loaded);
  const [failure, setFailure] = useState<Tried<Module>['failure']>(null);
  useEffect(() => {
    if (!wanted || failure) return;
    let left = false;
    modules.load().then(
      (now) => {
        if (!left) setLoaded(now);
      },
      (error: unknown) => {
        if (!left) setFailure({ error });
      },
    );
    return () => {
      left = true;
    };
  }, [modules, wanted, failure]);
  return { loaded, failure, retry: useCallback(() => setFailure(null), []) };
}

/**
 * Modules that are loaded once they are wanted, null until then. Throws where they cannot be had, for the boundary around
 * it. They are shown at once: React's `lazy` would hold back for 300 ms what follows a fallback.
 */
export function useLater<Module extends object>(modules: Later<Module>, wanted = true): Module | null {
  const { loaded, failure } = useTried(modules, wanted);
  if (failure) throw failure.error;
  return loaded;
}

/** Whether there is room for what nobody waits for: the page has loaded and rests, and no data is to be saved. */
export function useSpareTime(): boolean {
  const [spare, setSpare] = useState(false);
  useEffect(() => {
    if (savesData()) return;
    let left = false;
    pageLoaded()
      .then(idle)
      .then(() => {
        if (!left) setSpare(true);
      });
    return () => {
      left = true;
    };
  }, []);
  return spare;
}

/** Loads modules once the page has loaded, so that they are at hand when they are wanted; not where data is to be saved. */
export function useAhead(modules: Later<object>): void {
  const spare = useSpareTime();
  useEffect(() => {
    if (spare) modules.load().catch(() => {}); // who wants them tries again
  }, [modules, spare]);
}
