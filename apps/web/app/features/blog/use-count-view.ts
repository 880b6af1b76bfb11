import { postBlogView } from '@michi/contracts/blog-posts';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';

/** Articles whose view was told to the server during this visit. */
const counted = new Set<string>();

/** Tells the server once that an article is read; the server counts a visitor once a day. */
export function useCountView(id: string | null): void {
  const locale = useLocale();
  useEffect(() => {
    if (id === null || counted.has(id)) return;
    counted.add(id);
    call(postBlogView, { params: { id }, locale }).catch((error: unknown) =>
      logFailure(error, 'counting a view'),
    );
  }, [id, locale]);
}
