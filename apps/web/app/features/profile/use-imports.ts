import type { KanjiImport } from '@michi/contracts/memory';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { browserMemories } from '../../play/browser-memories.ts';

const subscribe = (listener: () => void) => browserMemories().subscribe(listener);
const none: readonly KanjiImport[] = [];

/** What the learner has said to know already; says more, and takes it back. */
export function useImports() {
  const t = useTranslations('profile.import');
  const imports = useSyncExternalStore(
    subscribe,
    () => browserMemories().imports(),
    () => none,
  );
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Answers whether it went well. */
  const act = async (what: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    setProblem(null);
    try {
      await what();
      return true;
    } catch (error) {
      const refusal = error instanceof ApiError ? error.message : '';
      if (!refusal) logFailure(error, 'an import of known kanji');
      setProblem(refusal || t('failed'));
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    imports,
    pending,
    problem,
    take: (kanji: readonly string[]) => act(() => browserMemories().importKnown(kanji)),
    takeBack: (id: string) => act(() => browserMemories().takeBack(id)),
  };
}
