import { useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { useOnline } from '../../lib/calls/online.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';

/** What was asked for: `asking`, then the answer, `failed` or `tooLong`. */
type Answer<T> =
  | { readonly phase: 'asking' | 'failed' | 'tooLong' }
  | { readonly phase: 'there'; readonly value: T };

/**
 * Asks when it appears or as soon as there is a network, and when `again` is called. What is there stays until
 * there is a newer answer, so that nothing typed beside it is lost.
 */
export function useAnswer<T>(ask: () => Promise<T>): { answer: Answer<T>; again: () => Promise<void> } {
  const [answer, setAnswer] = useState<Answer<T>>({ phase: 'asking' });
  const online = useOnline();
  const unlessThere = (next: Answer<T>) => setAnswer((now) => (now.phase === 'there' ? now : next));
  const again = async () => {
    unlessThere({ phase: 'asking' });
    try {
      setAnswer({ phase: 'there', value: await ask() });
    } catch (error) {
      logFailure(error, 'asking for the own account');
      unlessThere({ phase: tookTooLong(error) ? 'tooLong' : 'failed' });
    }
  };
  const begin = useEffectEvent(again);
  useEffect(() => {
    if (online) void begin();
  }, [online]);
  return { answer, again };
}
