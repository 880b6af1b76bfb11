import { rowsOfPage } from '@michi/contracts/administration';
import { IconButton } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { type ColumnDef, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useFormatter, useTranslations } from 'use-intl';

const features = tableFeatures({ rowSortingFeature });

/** A column; `enableSorting` where the server can sort by its id. */
export type Column<Row extends object> = ColumnDef<typeof features, Row>;

export interface DataTableProps<Row extends object> {
  /** What the table is about, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The row whose details are shown; null for none. */
  readonly selected?: string | null;
  readonly sort: string;
  readonly direction: string;
  readonly onSort: (sort: string, direction: 'asc' | 'desc') => void;
  /** The next page is being asked for. */
  readonly busy: boolean;
}

/** Rows as the server has sorted, filtered and paged them. On phones each row is a card. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, selected = null, sort, direction, onSort, busy } = props;
  const table = useTable({
    features,
    columns: columns as Column<Row>[],
    data: rows as Row[],
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: [{ id: sort, desc: direction === 'desc' }] },
  });
  return (
    <div className="adm-tw" aria-busy={busy}>
      <table className="adm-t num" aria-label={label}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const { column } = header;
                const isSorted = column.id === sort;
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={isSorted ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}
                  >
                    {column.columnDef.enableSorting ? (
                      <button
                        type="button"
                        className={classNames('adm-sort', isSorted && `is-${direction}`)}
                        onClick={() => onSort(column.id, isSorted && direction === 'asc' ? 'desc' : 'asc')}
                      >
                        <table.FlexRender header={header} />
                        <Icon name="down" size="sm" />
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={row.id === selected ? 'is-selected' : undefined}>
              {row.getAllCells().map((cell, index) => {
                const heading = cell.column.columnDef.header;
                const name = typeof heading === 'string' ? heading : '';
                return index === 0 ? (
                  <th key={cell.id} scope="row">
                    <table.FlexRender cell={cell} />
                  </th>
                ) : (
                  <td key={cell.id} data-label={name}>
                    <table.FlexRender cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The way to the pages before and after. */
export function Pages({ page, total, onPage }: PagesProps) {
  const t = useTranslations('admin.list');
  const format = useFormatter();
  const first = (page - 1) * rowsOfPage + 1;
  const last = Math.min(total, page * rowsOfPage);
  return (
    <nav className="adm-pages" aria-label={t('pages')}>
      <IconButton icon="left" label={t('previous')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span className="num" role="status">
        {t('range', { first: format.number(first), last: format.number(last), total: format.number(total) })}
      </span>
      <IconButton icon="right" label={t('next')} disabled={last >= total} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
