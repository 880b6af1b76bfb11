import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';
import { typedInto } from '../../lib/pages/typed.ts';
import type { InboxKind, InboxRefusal } from './send-to-inbox.ts';

/** What has become of a message. */
type InboxState =
  | { readonly phase: 'writing' | 'sending' | 'sent' }
  | ({ readonly phase: 'failed' } & InboxRefusal);

/**
 * Sends what a form holds. Nothing typed is lost: `draft` keeps it while the form is away, also where an error took it
 * away, and when sending fails the fields stay as they are and the focus goes to the first that the server refuses.
 * `about` tells messages of a kind apart.
 */
export function useInboxForm(kind: InboxKind, about = '') {
  const t = useTranslations('problems');
  const locale = useLocale();
  const [state, setState] = useState<InboxState>({ phase: 'writing' });
  const form = useRef<HTMLFormElement>(null);
  const draft = typedInto(`${kind} ${about}`);

  useEffect(() => {
    if (state.phase === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  const keep = (event: SyntheticEvent<HTMLFormElement>) => {
    const entries = [...new FormData(event.currentTarget)];
    draft.current = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    keep(event);
    setState({ phase: 'sending' });
    try {
      const { sendToInbox } = await import('./send-to-inbox.ts');
      const refusal = await sendToInbox(kind, draft.current, locale);
      if (refusal) return setState({ phase: 'failed', ...refusal });
      draft.current = {};
      setState({ phase: 'sent' });
    } catch (error) {
      logFailure(error, 'sending a message');
      setState({ phase: 'failed', message: tookTooLong(error) ? t('tooLong.text') : '', errors: {} });
    }
  };
  return { state, draft, formProps: { ref: form, onInput: keep, onSubmit: submit } };
}
