import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useInboxForm } from '../inbox/use-inbox-form.ts';
import './contact-form.css';

/** As many characters as the call takes. */
const limits = { name: 100, email: 254, message: 5_000 } as const;

/** A message to the makers; once it has arrived, another one may follow. */
export function ContactForm() {
  const [message, setMessage] = useState(1);
  return <InboxMessage key={message} isFirst={message === 1} writeAnother={() => setMessage(message + 1)} />;
}

function InboxMessage({ isFirst, writeAnother }: { isFirst: boolean; writeAnother: () => void }) {
  const t = useTranslations('contact');
  const { state, draft, formProps } = useInboxForm('contact');
  if (state.phase === 'sent')
    return (
      <div className="contact">
        <Alert tone="ok" role="status" title={t('sent')} tabIndex={-1} ref={takeFocus}>
          {t('sentText')}
        </Alert>
        <Button variant="line" onClick={writeAnother}>
          {t('another')}
        </Button>
      </div>
    );

  const errorOf = (field: keyof typeof limits) =>
    state.phase === 'failed' ? state.errors[field]?.[0] : undefined;
  const link = (to: string) => (text: ReactNode) => <LocalLink to={to}>{text}</LocalLink>;
  return (
    <>
      <noscript>
        <Alert tone="note">{t.rich('noScript', { link: link('/impressum') })}</Alert>
      </noscript>
      <form className="contact" noValidate {...formProps}>
        <Field
          label={t('name')}
          error={errorOf('name')}
          name="name"
          defaultValue={draft.current.name}
          autoComplete="name"
          maxLength={limits.name}
          required
          ref={isFirst ? undefined : takeFocus}
        />
        <Field
          label={t('email')}
          hint={t('emailHint')}
          error={errorOf('email')}
          name="email"
          defaultValue={draft.current.email}
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          required
        />
        <Field label={t('message')} error={errorOf('message')}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              defaultValue={draft.current.message}
              rows={8}
              maxLength={limits.message}
              required
            />
          )}
        </Field>
        {/* a trap for programs that fill in every field */}
        <label className="contact__trap" aria-hidden="true">
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {state.phase === 'failed' && (
          <Alert tone="bad" title={t('failed')}>
            {state.message}
          </Alert>
        )}
        <div className="contact__end">
          <Button type="submit" variant="accent" size="lg" icon="mail" busy={state.phase === 'sending'}>
            {t('submit')}
          </Button>
          <p className="small soft">{t.rich('privacy', { link: link('/privacy') })}</p>
        </div>
      </form>
    </>
  );
}

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
