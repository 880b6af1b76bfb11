import { getAdminChanges } from '@michi/contracts/admin-changes';
import { useTranslations } from 'use-intl';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { ChangeList } from './change-list.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';

/** The changes made to one record; asked for again whenever `version` changes. */
export function History({
  subject,
  version,
  onUndone,
}: {
  subject: string;
  version: string;
  onUndone: () => void;
}) {
  const t = useTranslations('admin.sections');
  const call = useAdminCall();
  const { asked, again } = useAdminAnswer(`${subject} ${version}`, () =>
    call(getAdminChanges, {
      query: { subject, search: '', sort: 'at', direction: 'desc', page: 1 } as never,
    }),
  );
  return (
    <>
      <h3>{t('changes')}</h3>
      {asked.phase === 'there' ? (
        <ChangeList
          changes={asked.value.rows}
          onUndone={() => {
            again();
            onUndone();
          }}
        />
      ) : (
        <AskedState asked={asked} onRetry={again} />
      )}
    </>
  );
}
