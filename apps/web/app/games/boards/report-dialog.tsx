import { reportReasons } from '@michi/contracts/inbox';
import { Dialog } from '@michi/ui/dialog';
import { Field } from '@michi/ui/field';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { InboxForm } from '../../features/inbox/inbox-form.tsx';

/** As many characters as the call takes. */
const maxLength = 500;

/** Objects to a name on a list. */
export function ReportDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('boards.report');
  const common = useTranslations('common');
  const bold = (chunks: ReactNode) => <b translate="no">{chunks}</b>;
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <p className="soft mt-2">{t.rich('text', { name, b: bold })}</p>
      <InboxForm
        kind="report"
        about={name}
        submitLabel={t('submit')}
        thanks={{ title: t('thanks'), text: t('thanksText') }}
        onDone={onClose}
      >
        {(field) => (
          <>
            <input type="hidden" name="name" value={name} />
            <Field label={t('reason')} error={field('reason').error}>
              {(control) => (
                <select {...control} name="reason" defaultValue={field('reason').defaultValue}>
                  {reportReasons.map((reason) => (
                    <option key={reason} value={reason}>
                      {t(reason)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t('words')} optional={t('optional')} error={field('words').error}>
              {(control) => (
                <textarea
                  {...control}
                  name="words"
                  rows={3}
                  maxLength={maxLength}
                  defaultValue={field('words').defaultValue}
                />
              )}
            </Field>
          </>
        )}
      </InboxForm>
    </Dialog>
  );
}
