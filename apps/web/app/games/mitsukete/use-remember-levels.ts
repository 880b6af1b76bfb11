import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { rememberLevels } from './fetch-levels.ts';
import type { Levels } from './levels.ts';

/** Keeps the levels that a page came with, so that the next one opens without a network too. */
export function useRememberLevels({ levels, source }: Levels): void {
  const locale = useLocale();
  useEffect(() => {
    if (source === 'server') rememberLevels(locale, levels);
  }, [locale, levels, source]);
}
