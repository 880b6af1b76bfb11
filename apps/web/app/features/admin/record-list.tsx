import type { ReactNode } from 'react';
import { AskedState } from './asked-state.tsx';
import { DataTable, type DataTableProps, Pages } from './data-table.tsx';
import type { Asked } from './use-admin-answer.ts';
import type { ListAddress } from './use-list-address.ts';

export interface RecordListProps<Row extends object>
  extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'idOf' | 'selected' | 'busy'> {
  readonly asked: Asked<{ readonly rows: readonly Row[]; readonly total: number }>;
  readonly onRetry: () => void;
  readonly address: Pick<ListAddress<'sort' | 'direction'>, 'values' | 'page' | 'set'>;
  /** False where the server sorts the list in one way only. */
  readonly isSortable?: boolean;
  /** Shown if no record fits the filters. */
  readonly empty: ReactNode;
}

/** One page of records as their address asks for it, with its states: loading, failed, empty. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { asked, onRetry, address, isSortable = true, empty, ...table } = props;
  const { values, page, set } = address;
  if (asked.phase !== 'there') return <AskedState asked={asked} onRetry={onRetry} />;
  const { rows, total } = asked.value;
  if (total === 0) return empty;
  return (
    <>
      <DataTable
        {...table}
        rows={rows}
        sort={isSortable ? values.sort : ''}
        direction={values.direction}
        onSort={(sort, direction) => set({ sort, direction })}
      />
      <Pages page={page} total={total} onPage={(to) => set({ page: String(to) })} />
    </>
  );
}
