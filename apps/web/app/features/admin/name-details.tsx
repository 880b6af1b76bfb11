import {
  type AdminNameDetails,
  getAdminName,
  postAdminRename,
  postAdminReportsDismissal,
} from '@michi/contracts/admin-names';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { Field } from '@michi/ui/field';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { DetailsFrame, useCloseRecord } from './details-frame.tsx';
import { History } from './history.tsx';
import { ReasonField } from './list-controls.tsx';
import { ModeratedRuns } from './moderated-runs.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useDeed } from './use-deed.ts';

/** One name: its reports, what can be done about them, and the runs behind it. */
export function NameDetails({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useTranslations('admin.names');
  const call = useAdminCall();
  const close = useCloseRecord('names');
  const formatDate = useDateFormat();
  const { asked, again } = useAdminAnswer(id, () => call(getAdminName, { params: { id } }));
  // What a change answers: asking again would be noted as another look.
  const [changed, setChanged] = useState<AdminNameDetails | null>(null);
  const reload = () => {
    setChanged(null);
    again();
    onChanged();
  };
  if (asked.phase !== 'there')
    return (
      <aside className="adm-details sheet sheet--rule">
        <AskedState asked={asked} onRetry={again} />
      </aside>
    );
  const details = changed ?? asked.value;
  const { name, is_guest, reports, open_reports, version } = details;
  const part: PartProps = {
    details,
    onChangedSince: reload,
    onChanged: (next) => {
      setChanged(next);
      onChanged();
    },
  };
  return (
    <DetailsFrame
      title={is_guest ? t('guest', { tag: name }) : name}
      line={t('openReports', { count: reports })}
      closeLabel={t('close')}
      onClose={close}
    >
      {open_reports.length > 0 && (
        <ul className="adm-sessions">
          {open_reports.map(({ id: report, reason, words, created_at }) => (
            <li key={report}>
              <b>{t(`reasons.${reason}`)}</b>
              {words && (
                <span className="adm-letter" translate="no">
                  {words}
                </span>
              )}
              <span className="soft small num">
                {formatDate(created_at, { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!is_guest && <Renaming {...part} />}
      {reports > 0 && <Dismissal {...part} />}
      <ModeratedRuns key={version} runs={details.runs} total={details.total_runs} onChangedSince={reload} />
      <History subject={id} version={version} onUndone={reload} />
    </DetailsFrame>
  );
}

interface PartProps {
  readonly details: AdminNameDetails;
  readonly onChanged: (details: AdminNameDetails) => void;
  readonly onChangedSince: () => void;
}

function Renaming({ details: { id, version }, onChanged, onChangedSince }: PartProps) {
  const t = useTranslations('admin.names');
  const common = useTranslations('common');
  const call = useAdminCall();
  const show = useToast();
  const [asks, setAsks] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const { busy, run } = useDeed(() => {
    setAsks(false);
    onChangedSince();
  });
  const rename = async () => {
    const username = typed.trim() || undefined;
    try {
      const next = await call(postAdminRename, {
        params: { id },
        body: { version, username, reason },
      });
      setAsks(false);
      show({ tone: 'ok', title: t('renamed', { name: next.name }) });
      onChanged(next);
    } catch (error) {
      const refused = error instanceof ApiError && error.errors.username?.[0];
      if (!refused) throw error;
      setProblem(refused);
    }
  };
  return (
    <section className="adm-part adm-part--row">
      <p>
        <b>{t('rename')}</b>
        <span className="soft small">{t('renameText')}</span>
      </p>
      <Button variant="line" size="sm" onClick={() => setAsks(true)}>
        {t('renameOpen')}
      </Button>
      <Dialog open={asks} title={t('rename')} closeLabel={common('close')} onClose={() => setAsks(false)}>
        <form
          className="stack mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            run(rename);
          }}
        >
          <p>{t('renameText')}</p>
          <Field
            label={t('newName')}
            error={problem}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
          />
          <ReasonField value={reason} onChange={setReason} />
          <Button type="submit" variant="accent" busy={busy}>
            {t('rename')}
          </Button>
        </form>
      </Dialog>
    </section>
  );
}

function Dismissal({ details: { id, version }, onChanged, onChangedSince }: PartProps) {
  const t = useTranslations('admin.names');
  const common = useTranslations('common');
  const call = useAdminCall();
  const show = useToast();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const { busy, run } = useDeed(() => {
    setAsks(false);
    onChangedSince();
  });
  return (
    <section className="adm-part adm-part--row">
      <p>
        <b>{t('dismiss')}</b>
        <span className="soft small">{t('dismissText')}</span>
      </p>
      <Button variant="line" size="sm" onClick={() => setAsks(true)}>
        {t('dismissOpen')}
      </Button>
      <Dialog open={asks} title={t('dismiss')} closeLabel={common('close')} onClose={() => setAsks(false)}>
        <div className="stack mt-4">
          <p>{t('dismissText')}</p>
          <ReasonField value={reason} onChange={setReason} />
          <Button
            variant="accent"
            busy={busy}
            onClick={() =>
              run(async () => {
                const body = { version, reason };
                const next = await call(postAdminReportsDismissal, { params: { id }, body });
                show({ tone: 'ok', title: t('dismissed') });
                onChanged(next);
              })
            }
          >
            {t('dismiss')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
