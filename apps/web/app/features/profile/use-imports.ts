import type { KanjiImport } from '@michi/contracts/memory';
import { useSyncExternalStore } from 'react';
import { browserMemory } from '../../learner/use-memory.ts';

const subscribe = (listener: () => void) => browserMemory().subscribe(listener);
const none: readonly KanjiImport[] = [];

/** What the learner has said to know already; says more, and takes it back, with a network or without. */
export function useImports() {
  const imports = useSyncExternalStore(
    subscribe,
    () => browserMemory().imports(),
    () => none,
  );
  return {
    imports,
    take: (kanji: readonly string[]) => void browserMemory().importKnown(kanji),
    takeBack: (id: string) => browserMemory().takeBack(id),
  };
}
