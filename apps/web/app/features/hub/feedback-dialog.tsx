import { Dialog } from '@michi/ui/dialog';
import { Field } from '@michi/ui/field';
import { useTranslations } from 'use-intl';
import { type InboxField, InboxForm } from '../inbox/inbox-form.tsx';

/** As many characters as the call takes. */
const maxLength = 5_000;

/** What a player thinks of the games; an address only if an answer is wished for. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('inbox');
  const common = useTranslations('common');
  return (
    <Dialog open onClose={onClose} title={t('feedback.title')} closeLabel={common('close')}>
      <p className="soft mt-2">{t('feedback.text')}</p>
      <InboxForm
        kind="feedback"
        submitLabel={t('feedback.submit')}
        thanks={{ title: t('feedback.thanks'), text: t('feedback.thanksText') }}
        onDone={onClose}
      >
        {(field) => (
          <>
            <MessageField label={t('feedback.message')} {...field('message')} />
            <Field
              label={t('email')}
              optional={t('optional')}
              hint={t('feedback.emailHint')}
              {...field('email')}
              type="email"
              autoComplete="email"
            />
          </>
        )}
      </InboxForm>
    </Dialog>
  );
}

function MessageField({ label, error, ...message }: InboxField & { label: string }) {
  return (
    <Field label={label} error={error}>
      {(control) => <textarea {...control} {...message} maxLength={maxLength} required />}
    </Field>
  );
}
