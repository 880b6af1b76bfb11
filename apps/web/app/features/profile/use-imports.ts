import type { KanjiImport } from '@michi/contracts/memory';
import { useSyncExternalStore } from 'react';
import { browserMemories } from '../../play/browser-memories.ts';

const subscribe = (listener: () => void) => browserMemories().subscribe(listener);
const none: readonly KanjiImport[] = [];

/** What the learner has said to know already; says more, and takes it back, with a network or without. */
export function useImports() {
  const imports = useSyncExternalStore(
    subscribe,
    () => browserMemories().imports(),
    () => none,
  );
  return {
    imports,
    take: (kanji: readonly string[]) => void browserMemories().importKnown(kanji),
    takeBack: (id: string) => browserMemories().takeBack(id),
  };
}
