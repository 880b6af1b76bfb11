import { getAdminChanges } from '@michi/contracts/admin-changes';
import { useTranslations } from 'use-intl';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { ChangeList } from './change-list.tsx';
import { Pages } from './data-table.tsx';
import { SearchField, SectionHead } from './list-controls.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useListAddress } from './use-list-address.ts';

/** The change log: who changed what, and who looked at whose data. */
export function Changes() {
  const t = useTranslations('admin.changes');
  const sections = useTranslations('admin.sections');
  const call = useAdminCall();
  const { values, page, query, key, set } = useListAddress({ search: '' });
  const { asked, again } = useAdminAnswer(key, () => call(getAdminChanges, { query: query as never }));
  return (
    <>
      <SectionHead title={sections('changes')} line={t('kept')} />
      <search className="adm-filters">
        <SearchField value={values.search} label={t('search')} onSearch={(search) => set({ search })} />
      </search>
      {asked.phase !== 'there' ? (
        <AskedState asked={asked} onRetry={again} />
      ) : (
        <>
          <ChangeList changes={asked.value.rows} onUndone={again} />
          <Pages page={page} total={asked.value.total} onPage={(to) => set({ page: String(to) })} />
        </>
      )}
    </>
  );
}
