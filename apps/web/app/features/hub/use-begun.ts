import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { hasPlayedHere } from '../../lib/device/played-here.ts';
import type { Begun } from './begun.ts';

const nothingBegun: Begun = { games: {}, goOn: null };

/**
 * What the learner has begun; null on the server, at hydration, and until it is known. For somebody who has not played
 * on this device, nothing more is loaded.
 */
export function useBegun(): Begun | null {
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => {
    if (!hasPlayedHere()) {
      setBegun(nothingBegun);
      return;
    }
    let end = () => {};
    let isGone = false;
    import('./begun-here.ts').then(
      ({ begunHere, followBegun }) => {
        if (isGone) return;
        const show = () => setBegun(begunHere());
        show();
        end = followBegun(show);
      },
      (error: unknown) => {
        logFailure(error, 'loading what was begun');
        setBegun(nothingBegun);
      },
    );
    return () => {
      isGone = true;
      end();
    };
  }, []);
  return begun;
}
