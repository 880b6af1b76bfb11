import { Dialog } from '@michi/ui/dialog';
import { Field } from '@michi/ui/field';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { InboxForm } from '../inbox/inbox-form.tsx';

/** Asks for the newsletter; it begins when the link in the mail is followed. */
export function NewsletterDialog({ onClose }: { onClose: () => void }) {
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
