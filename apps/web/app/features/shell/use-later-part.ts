import type { Locale } from '@michi/messages/locales';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';

/** Loads a part of the page with its messages. */
export type LoadPart = (locale: Locale) => Promise<ReactNode>;

/** A part of every page that few of its visitors need; null until it is wanted and loaded. */
export function useLaterPart(wanted: boolean, load: LoadPart, onFailure?: () => void): ReactNode {
  const locale = useLocale();
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    load(locale).then(
      (loaded) => left || setPart(loaded),
      (error: unknown) => {
        logFailure(error, 'loading what tells the learner something');
        if (!left) onFailure?.();
      },
    );
    return () => {
      left = true;
      setPart(null);
    };
  }, [wanted, locale, load, onFailure]);
  return part;
}
