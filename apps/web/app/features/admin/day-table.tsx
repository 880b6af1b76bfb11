import type { DayFigures } from '@michi/contracts/admin-dashboard';
import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';

const columns = ['guests', 'accounts', 'runs', 'answers'] as const;

/** All figures of the days in numbers, the last day first. */
export function DayTable({ days }: { days: readonly DayFigures[] }) {
  const t = useTranslations('admin.dashboard');
  const format = useFormatter();
  const formatDate = useDateFormat();
  return (
    <details className="adm-numbers">
      <summary>{t('table')}</summary>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
            <th scope="col">{t('columns.newAccounts')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, played, new_accounts }) => (
            <tr key={date}>
              <th scope="row">{formatDate(Date.parse(date), { day: 'numeric', month: 'numeric' })}</th>
              {columns.map((column) => (
                <td key={column}>{played ? format.number(played[column]) : '…'}</td>
              ))}
              <td>{format.number(new_accounts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
