import { type AdminLetter, getAdminLetters, letterKinds, letterStates } from '@michi/contracts/admin-letters';
import { Icon } from '@michi/ui/icon';
import { EmptyState } from '@michi/ui/state';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useAdminCall } from './admin-call.tsx';
import type { Column } from './data-table.tsx';
import { Filter, SearchField, SectionHead } from './list-controls.tsx';
import { MessageDetails } from './message-details.tsx';
import { useOpenCounts } from './open-counts.tsx';
import { RecordList } from './record-list.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useListAddress } from './use-list-address.ts';

/** What people have written by the forms: a list to search, and beside it the letter that the address names. */
export function Messages({ record }: { record: string }) {
  const t = useTranslations('admin.messages');
  const sections = useTranslations('admin.sections');
  const any = useTranslations('admin.list')('any');
  const call = useAdminCall();
  const counts = useOpenCounts();
  const address = useListAddress({
    ...{ search: '', kind: 'any', state: 'open', sort: 'created_at', direction: 'desc' },
  });
  const { values, query, key, set } = address;
  const { asked, busy, again } = useAdminAnswer(key, () => call(getAdminLetters, { query: query as never }));
  const columns = useColumns();
  const changed = () => {
    again();
    counts.again();
  };
  return (
    <>
      <SectionHead
        title={sections('messages')}
        line={asked.phase === 'there' && t('count', { count: asked.value.total })}
      />
      <search className="adm-filters">
        <SearchField value={values.search} label={t('search')} onSearch={(search) => set({ search })} />
        <Filter
          label={t('kind')}
          value={values.kind}
          options={[['any', any], ...letterKinds.map((kind) => [kind, t(`kinds.${kind}`)] as const)]}
          onChange={(kind) => set({ kind })}
        />
        <Filter
          label={t('state')}
          value={values.state}
          options={[['any', any], ...letterStates.map((state) => [state, t(`states.${state}`)] as const)]}
          onChange={(state) => set({ state })}
        />
      </search>
      <div className="adm-split">
        <div>
          <RecordList
            {...{ asked, busy, columns, address }}
            onRetry={again}
            label={sections('messages')}
            idOf={({ id }) => id}
            selected={record}
            empty={<EmptyState kanji="無" title={t('none')} text={t('noneText')} />}
          />
        </div>
        {record !== '' && <MessageDetails key={record} id={record} onChanged={changed} />}
      </div>
    </>
  );
}

function useColumns(): readonly Column<AdminLetter>[] {
  const t = useTranslations('admin.messages');
  const formatDate = useDateFormat();
  const { search } = useLocation(); // the way back leads to the same list
  return [
    {
      id: 'message',
      header: t('message'),
      cell: ({ row: { original } }) => (
        <LocalLink className="adm-name" to={`/admin/messages/${original.id}${search}`} preventScrollReset>
          <b translate="no" className={original.done_at === null ? undefined : 'is-done'}>
            {original.beginning}
          </b>
          <span translate="no">{senderOf(original) || t('nobody')}</span>
        </LocalLink>
      ),
    },
    { id: 'kind', header: t('kind'), cell: ({ row: { original } }) => t(`kinds.${original.kind}`) },
    {
      id: 'created_at',
      header: t('received'),
      enableSorting: true,
      cell: ({ row: { original } }) => formatDate(original.created_at, { dateStyle: 'medium' }),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ row: { original } }) => <LetterState isDone={original.done_at !== null} />,
    },
  ];
}

/** Whether a letter is open or done, by a sign and a word. */
function LetterState({ isDone }: { isDone: boolean }) {
  const t = useTranslations('admin.messages.states');
  return (
    <span className={`adm-state is-${isDone ? 'done' : 'open'}`}>
      <Icon name={isDone ? 'check' : 'mail'} size="sm" />
      {t(isDone ? 'done' : 'open')}
    </span>
  );
}

/** Name and address of a writer, as far as they are known. */
const senderOf = ({ name, email }: AdminLetter): string => [name, email].filter(Boolean).join(' · ');
