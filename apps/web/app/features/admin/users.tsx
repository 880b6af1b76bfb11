import { plans, roles } from '@michi/contracts/account-fields';
import { type AdminUser, accountStates, getAdminUsers } from '@michi/contracts/admin-users';
import { Badge } from '@michi/ui/badge';
import { EmptyState } from '@michi/ui/state';
import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { AccountState } from './account-state.tsx';
import { useAdminCall } from './admin-call.tsx';
import type { Column } from './data-table.tsx';
import { Filter, SearchField, SectionHead } from './list-controls.tsx';
import { RecordList } from './record-list.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useListAddress } from './use-list-address.ts';
import { UserDetails } from './user-details.tsx';

/** The accounts: a list to search, and beside it the one that the address names. */
export function Users({ record }: { record: string }) {
  const t = useTranslations('admin.users');
  const sections = useTranslations('admin.sections');
  const any = useTranslations('admin.list')('any');
  const format = useFormatter();
  const call = useAdminCall();
  const address = useListAddress({
    ...{ search: '', role: 'any', plan: 'any', state: 'any', sort: 'username', direction: 'asc' },
  });
  const { values, query, key, set } = address;
  const { asked, busy, again } = useAdminAnswer(key, () => call(getAdminUsers, { query: query as never }));
  const columns = useColumns();
  return (
    <>
      <SectionHead
        title={sections('users')}
        line={asked.phase === 'there' && t('count', { count: format.number(asked.value.total) })}
      />
      <search className="adm-filters">
        <SearchField value={values.search} label={t('search')} onSearch={(search) => set({ search })} />
        <Filter
          label={t('role')}
          value={values.role}
          options={[['any', any], ...roles.map((role) => [role, t(`roles.${role}`)] as const)]}
          onChange={(role) => set({ role })}
        />
        <Filter
          label={t('plan')}
          value={values.plan}
          options={[['any', any], ...plans.map((plan) => [plan, t(`plans.${plan}`)] as const)]}
          onChange={(plan) => set({ plan })}
        />
        <Filter
          label={t('state')}
          value={values.state}
          options={[['any', any], ...accountStates.map((state) => [state, t(`states.${state}`)] as const)]}
          onChange={(state) => set({ state })}
        />
      </search>
      <div className="adm-split">
        <div>
          <RecordList
            {...{ asked, busy, columns, address }}
            onRetry={again}
            label={sections('users')}
            idOf={({ id }) => id}
            selected={record}
            empty={<EmptyState kanji="無" title={t('none')} text={t('noneText')} />}
          />
        </div>
        {record !== '' && <UserDetails key={record} id={record} onChanged={again} />}
      </div>
    </>
  );
}

function useColumns(): readonly Column<AdminUser>[] {
  const t = useTranslations('admin.users');
  const formatDate = useDateFormat();
  const { search } = useLocation(); // the way back leads to the same list
  return [
    {
      id: 'username',
      header: t('name'),
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <LocalLink className="adm-name" to={`/admin/users/${original.id}${search}`} preventScrollReset>
          <b translate="no">{original.username}</b>
          <span translate="no">{original.email}</span>
        </LocalLink>
      ),
    },
    { id: 'role', header: t('role'), cell: ({ row: { original } }) => t(`roles.${original.role}`) },
    {
      id: 'plan',
      header: t('plan'),
      cell: ({ row: { original } }) =>
        original.plan === 'premium' ? <Badge tone="premium">{t('plans.premium')}</Badge> : t('plans.free'),
    },
    {
      id: 'created_at',
      header: t('since'),
      enableSorting: true,
      cell: ({ row: { original } }) => formatDate(original.created_at, { dateStyle: 'medium' }),
    },
    {
      id: 'last_used_at',
      header: t('lastUsed'),
      enableSorting: true,
      cell: ({ row: { original } }) =>
        original.last_used_at === null
          ? t('never')
          : formatDate(original.last_used_at, { dateStyle: 'medium' }),
    },
    { id: 'state', header: t('state'), cell: ({ row: { original } }) => <AccountState user={original} /> },
  ];
}
