import { type AdminName, getAdminNames, nameStates } from '@michi/contracts/admin-names';
import { EmptyState } from '@michi/ui/state';
import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useAdminCall } from './admin-call.tsx';
import type { Column } from './data-table.tsx';
import { Filter, SearchField, SectionHead } from './list-controls.tsx';
import { NameDetails } from './name-details.tsx';
import { useOpenCounts } from './open-counts.tsx';
import { RecordList } from './record-list.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useListAddress } from './use-list-address.ts';

/** Names on leaderboards: those that are reported, or the one that is searched for; beside the list the chosen one. */
export function Names({ record }: { record: string }) {
  const t = useTranslations('admin.names');
  const sections = useTranslations('admin.sections');
  const call = useAdminCall();
  const counts = useOpenCounts();
  const address = useListAddress({
    ...{ search: '', state: 'reported', sort: 'reported_at', direction: 'desc' },
  });
  const { values, query, key, set } = address;
  const { asked, busy, again } = useAdminAnswer(key, () => call(getAdminNames, { query: query as never }));
  const isOfAll = values.state === 'any';
  const columns = useColumns(!isOfAll);
  const changed = () => {
    again();
    counts.again();
  };
  return (
    <>
      <SectionHead
        title={sections('names')}
        line={asked.phase === 'there' && t('count', { count: asked.value.total })}
      />
      <search className="adm-filters">
        <SearchField value={values.search} label={t('search')} onSearch={(search) => set({ search })} />
        <Filter
          label={t('show')}
          value={values.state}
          options={nameStates.map((state) => [state, t(`states.${state}`)] as const)}
          onChange={(state) => set({ state })}
        />
      </search>
      <div className="adm-split">
        <div>
          <RecordList
            {...{ asked, busy, columns, address }}
            onRetry={again}
            label={sections('names')}
            idOf={({ id }) => id}
            selected={record}
            isSortable={!isOfAll}
            empty={
              <EmptyState
                kanji="無"
                title={t(isOfAll ? 'nobody' : 'none')}
                text={t(isOfAll ? 'nobodyText' : 'noneText')}
              />
            }
          />
        </div>
        {record !== '' && <NameDetails key={record} id={record} onChanged={changed} />}
      </div>
    </>
  );
}

function useColumns(enableSorting: boolean): readonly Column<AdminName>[] {
  const t = useTranslations('admin.names');
  const format = useFormatter();
  const formatDate = useDateFormat();
  const { search } = useLocation(); // the way back leads to the same list
  return [
    {
      id: 'name',
      header: t('name'),
      enableSorting,
      cell: ({ row: { original } }) => (
        <LocalLink className="adm-name" to={`/admin/names/${original.id}${search}`} preventScrollReset>
          <b translate="no">{original.is_guest ? t('guest', { tag: original.name }) : original.name}</b>
        </LocalLink>
      ),
    },
    {
      id: 'reports',
      header: t('reports'),
      enableSorting,
      cell: ({ row: { original } }) => format.number(original.reports),
    },
    {
      id: 'reported_at',
      header: t('reportedAt'),
      enableSorting,
      cell: ({ row: { original } }) =>
        original.reported_at === null
          ? t('never')
          : formatDate(original.reported_at, { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ];
}
