import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { loadAhead } from './load-paths.ts';

/** Lets every path open without a network, once the game was opened with one. */
export function usePathsAhead(): void {
  const locale = useLocale();
  useEffect(() => {
    const left = new AbortController();
    loadAhead(locale, left.signal).catch((error: unknown) => logFailure(error, 'loading the paths ahead'));
    return () => left.abort();
  }, [locale]);
}
