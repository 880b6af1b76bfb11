import { Dialog } from '@michi/ui/dialog';
import { Field } from '@michi/ui/field';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { type InboxField, InboxForm } from '../inbox/inbox-form.tsx';

/** What a reader may tell us. */
export type Wish = 'newsletter' | 'feedback';

export interface WishDialogProps {
  readonly wish: Wish;
  readonly onClose: () => void;
}

/** The form of a wish. */
export function WishDialog({ wish, onClose }: WishDialogProps) {
  const Form = wish === 'newsletter' ? NewsletterDialog : FeedbackDialog;
  return <Form onClose={onClose} />;
}

/** As many characters as the call takes. */
const maxLength = 5_000;

/** What a player thinks of the games; an address only if an answer is wished for. */
function FeedbackDialog({ onClose }: { onClose: () => void }) {
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

/** Asks for the newsletter; it begins when the link in the mail is followed. */
function NewsletterDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('inbox');
  const common = useTranslations('common');
  return (
    <Dialog open onClose={onClose} title={t('newsletter.title')} closeLabel={common('close')}>
      <p className="soft mt-2">{t('newsletter.text')}</p>
      <InboxForm
        kind="newsletter"
        submitLabel={t('newsletter.submit')}
        thanks={{ title: t('newsletter.thanks'), text: t('newsletter.thanksText') }}
        onDone={onClose}
      >
        {(field) => (
          <Field
            label={t('email')}
            hint={t.rich('newsletter.hint', {
              link: (text) => <LocalLink to="/privacy">{text}</LocalLink>,
            })}
            {...field('email')}
            type="email"
            autoComplete="email"
            required
          />
        )}
      </InboxForm>
    </Dialog>
  );
}
