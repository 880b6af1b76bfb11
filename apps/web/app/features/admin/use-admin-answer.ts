import { secondFactorNeeded } from '@michi/contracts/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';

export type Asked<T> =
  | { readonly phase: 'asking' }
  | { readonly phase: 'there'; readonly value: T }
  | { readonly phase: 'failed'; readonly why: 'secondFactor' | 'notFound' | 'tooLong' | 'other' };

/**
 * Asks when it appears, whenever `key` changes, and when `again` is called. What is there stays while the next is asked for;
 * an answer that is overtaken by a later question is passed over.
 */
export function useAdminAnswer<T>(key: string, ask: () => Promise<T>) {
  const [asked, setAsked] = useState<Asked<T>>({ phase: 'asking' });
  const [busy, setBusy] = useState(true);
  const [round, setRound] = useState(0);
  const begin = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and round say when to ask
  useEffect(() => {
    let isOvertaken = false;
    setBusy(true);
    begin().then(
      (value) => {
        if (isOvertaken) return;
        setAsked({ phase: 'there', value });
        setBusy(false);
      },
      (error: unknown) => {
        if (isOvertaken) return;
        setAsked({ phase: 'failed', why: reasonOf(error) });
        setBusy(false);
      },
    );
    return () => {
      isOvertaken = true;
    };
  }, [key, round]);
  return { asked, busy, again: () => setRound((last) => last + 1) };
}

function reasonOf(error: unknown): 'secondFactor' | 'notFound' | 'tooLong' | 'other' {
  if (error instanceof ApiError && error.code === secondFactorNeeded) return 'secondFactor';
  if (error instanceof ApiError && error.status === 404) return 'notFound';
  logFailure(error, 'a call of the administration');
  return tookTooLong(error) ? 'tooLong' : 'other';
}
