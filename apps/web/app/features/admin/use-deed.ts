import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { NotProved } from './admin-call.tsx';

/**
 * Runs what a button does, and says why it failed. Closing the question for a code is no failure. `onChangedSince` is called
 * when another admin was faster, so that the new state can be shown.
 */
export function useDeed(onChangedSince?: () => void): {
  busy: boolean;
  run: (act: () => Promise<void>) => Promise<void>;
} {
  const t = useTranslations('admin.state');
  const show = useToast();
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof NotProved))
        show({ tone: 'bad', title: (error instanceof ApiError && wordsOf(error)) || t('failed') });
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onChangedSince?.();
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

const wordsOf = ({ errors, message }: ApiError): string => Object.values(errors).flat()[0] || message;
