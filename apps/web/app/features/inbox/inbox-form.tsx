import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import './inbox-form.css';
import type { InboxKind } from './send-to-inbox.ts';
import { useInboxForm } from './use-inbox-form.ts';

/** A field of a message: what was typed into it before, and what the server refuses of it. */
export interface InboxField {
  readonly name: string;
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
}

export interface InboxFormProps {
  readonly kind: InboxKind;
  /** What tells messages of this kind apart. */
  readonly about?: string;
  readonly submitLabel: string;
  /** What is said once the message has arrived. */
  readonly thanks: { readonly title: string; readonly text: string };
  readonly onDone: () => void;
  /** Draws the fields by what `field` knows of them. */
  readonly children: (field: (name: string) => InboxField) => ReactNode;
}

/** A short form that is sent without leaving the page. */
export function InboxForm({ kind, about, submitLabel, thanks, onDone, children }: InboxFormProps) {
  const t = useTranslations('inbox');
  const { state, draft, formProps } = useInboxForm(kind, about);

  if (state.phase === 'sent')
    return (
      <div className="stack mt-4">
        <Alert tone="ok" role="status" title={thanks.title} tabIndex={-1} ref={takeFocus}>
          {thanks.text}
        </Alert>
        <Button variant="line" block onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    );

  const errors = state.phase === 'failed' ? state.errors : {};
  return (
    <form className="message mt-4" noValidate {...formProps}>
      {children((name) => ({ name, defaultValue: draft.current[name], error: errors[name]?.[0] }))}
      {/* a trap for programs that fill in every field */}
      <label className="inbox__trap" aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {state.phase === 'failed' && <Alert tone="bad">{state.message || t('failed')}</Alert>}
      <Button type="submit" variant="accent" block busy={state.phase === 'sending'}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
