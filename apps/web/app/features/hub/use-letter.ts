import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { logFailure } from '../../lib/log-failure.ts';

/** What stands in a form, by field. */
export type LetterValues = Readonly<Record<string, string>>;

/** What has become of a letter. */
type LetterState =
  | { readonly phase: 'writing' | 'sending' | 'sent' }
  /** `message` is the server's own, or empty when there was no answer. */
  | {
      readonly phase: 'failed';
      readonly message: string;
      readonly errors: Readonly<Record<string, readonly string[]>>;
    };

/**
 * Sends what a form holds. Nothing typed is lost: `draft` keeps it while the form is away, and when sending
 * fails the fields stay as they are and the focus goes to the first that the server refuses.
 */
export function useLetter(draft: RefObject<LetterValues>, send: (values: LetterValues) => Promise<unknown>) {
  const [state, setState] = useState<LetterState>({ phase: 'writing' });
  const form = useRef<HTMLFormElement>(null);

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
      await send(draft.current);
      draft.current = {};
      setState({ phase: 'sent' });
    } catch (error) {
      setState(failureOf(error));
    }
  };
  return { state, formProps: { ref: form, onInput: keep, onSubmit: submit } };
}

function failureOf(error: unknown): LetterState {
  const refused = error instanceof ApiError && error.status < 500;
  if (!refused) logFailure(error, 'sending a letter');
  return {
    phase: 'failed',
    message: refused ? error.message : '',
    errors: refused ? error.errors : {},
  };
}
