import { getAdminOpen } from '@michi/contracts/admin-letters';
import type { AnswerOf } from '@michi/contracts/contract';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { useAdminCall } from './admin-call.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';

interface OpenCounts {
  /** Null as long as they are not known. */
  readonly counts: AnswerOf<typeof getAdminOpen> | null;
  /** Asks for them once more. */
  readonly again: () => void;
}

const Counts = createContext<OpenCounts>({ counts: null, again: () => {} });

/** How much waits for an admin: asked for on each page of the administration, and when something was dealt with. */
export function OpenCountsProvider({ children }: { children: ReactNode }) {
  const call = useAdminCall();
  const { asked, again } = useAdminAnswer(useLocation().pathname, () => call(getAdminOpen, {}));
  return <Counts value={{ counts: asked.phase === 'there' ? asked.value : null, again }}>{children}</Counts>;
}

export const useOpenCounts = (): OpenCounts => use(Counts);
