import type { Cohort } from '@michi/contracts/admin-dashboard';
import { Panel } from '@michi/ui/card';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';

/** How many of the learners of each week came back. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const t = useTranslations('admin.dashboard.cohorts');
  const words = useTranslations('admin.dashboard');
  const format = useFormatter();
  const formatDate = useDateFormat();
  const titleId = useId();
  const most = Math.max(0, ...cohorts.map(({ returned }) => returned.length));
  const weeks = Array.from({ length: most }, (_, index) => index + 1);
  const after = cohorts.flatMap(({ learners, returned: [first] }) =>
    learners !== null && first != null ? [{ learners, first }] : [],
  );
  const sumOf = (name: 'learners' | 'first') => after.reduce((sum, each) => sum + each[name], 0);
  return (
    <Panel as="section" className="adm-card adm-wide" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="soft small">{cohorts.length === 0 ? t('none') : t('text')}</p>
      {cohorts.length > 0 && (
        <table className="adm-coh num" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{t('begun')}</th>
              <th scope="col">{t('learners')}</th>
              {weeks.map((number) => (
                <th key={number} scope="col">
                  {t('week', { number: format.number(number) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ date, learners, returned }) => (
              <tr key={date}>
                <th scope="row">{formatDate(Date.parse(date), { day: 'numeric', month: 'short' })}</th>
                <td>{learners === null ? <Missing text={words('counting')} /> : format.number(learners)}</td>
                {weeks.map((number) => {
                  const count = returned[number - 1];
                  const isOpen = count === undefined || count === null || !learners;
                  if (isOpen)
                    return (
                      <td key={number} className="is-open">
                        <Missing text={count === undefined ? t('notYet') : words('counting')} />
                      </td>
                    );
                  const share = count / learners;
                  return (
                    <td key={number} className={`adm-ink${inkOf(share)}`}>
                      {format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {after.length > 0 && (
        <p className="small soft">
          {t('follows', {
            share: format.number(sumOf('first') / sumOf('learners'), {
              style: 'percent',
              maximumFractionDigits: 0,
            }),
          })}
        </p>
      )}
    </Panel>
  );
}

const Missing = ({ text }: { text: string }) => <span className="sr-only">{text}</span>;

/** From which share on a cell is darker. */
const steps = [0.3, 0.4, 0.5, 0.75];
const inkOf = (share: number): number => steps.filter((step) => share >= step).length;
