import { type ModeratedRun, putAdminRunHidden } from '@michi/contracts/admin-names';
import { Button } from '@michi/ui/button';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useAdminCall } from './admin-call.tsx';
import { useDeed } from './use-deed.ts';

export interface ModeratedRunsProps {
  /** The newest. */
  readonly runs: readonly ModeratedRun[];
  /** How many there are in all. */
  readonly total: number;
  readonly onChangedSince: () => void;
}

/** The runs by which a name stands on leaderboards, each to hide or to show again. */
export function ModeratedRuns({ runs, total, onChangedSince }: ModeratedRunsProps) {
  const t = useTranslations('admin.names');
  const format = useFormatter();
  return (
    <section className="adm-part">
      <h3>{t('runs')}</h3>
      {runs.length === 0 && <p className="soft">{t('noRuns')}</p>}
      {total > runs.length && (
        <p className="soft small num">
          {t('newest', { shown: format.number(runs.length), total: format.number(total) })}
        </p>
      )}
      <ul className="adm-sessions">
        {runs.map((run) => (
          <Run key={`${run.id} ${run.hidden_at}`} run={run} onChangedSince={onChangedSince} />
        ))}
      </ul>
    </section>
  );
}

function Run({ run: given, onChangedSince }: { run: ModeratedRun; onChangedSince: () => void }) {
  const t = useTranslations('admin.names');
  const format = useFormatter();
  const formatDate = useDateFormat();
  const call = useAdminCall();
  const { busy, run: act } = useDeed(onChangedSince);
  const [run, setRun] = useState(given);
  const { id, game, level_id: level, score, finished_at, hidden_at } = run;
  const isHidden = hidden_at !== null;
  return (
    <li className="adm-run">
      <p className={isHidden ? 'is-hidden' : undefined}>
        <b translate="no">{t('run', { game, level })}</b>
        <span className="soft small num">
          {[
            t('points', { score: format.number(score) }),
            formatDate(finished_at, { dateStyle: 'medium', timeStyle: 'short' }),
            ...(isHidden ? [t('hidden')] : []),
          ].join(' · ')}
        </span>
      </p>
      <Button
        variant="line"
        size="sm"
        icon={isHidden ? 'eye' : 'eyeOff'}
        busy={busy}
        onClick={() =>
          act(async () =>
            setRun(await call(putAdminRunHidden, { params: { id }, body: { hidden: !isHidden } })),
          )
        }
      >
        {t(isHidden ? 'reveal' : 'hide')}
      </Button>
    </li>
  );
}
