import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';

/** What a button does; why it failed is said in a short message. */
export function useAction(act: () => Promise<void>): { pending: boolean; run: () => Promise<void> } {
  const t = useTranslations('accounts.problem');
  const problems = useTranslations('problems');
  const show = useToast();
  const [pending, setPending] = useState(false);
  const run = async () => {
    if (pending) return;
    setPending(true);
    try {
      await act();
    } catch (error) {
      const refusal = error instanceof ApiError ? error.message : '';
      if (!refusal) logFailure(error, 'an action of the account');
      show({ tone: 'bad', title: refusal || (tookTooLong(error) ? problems('tooLong.text') : t('failed')) });
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
