import { plans, roles } from '@michi/contracts/account-fields';
import { getAdminChanges } from '@michi/contracts/admin-changes';
import {
  type AdminUserDetails,
  getAdminUser,
  getAdminUserExport,
  patchAdminUser,
  postAdminUserDeletion,
  postAdminUserLogout,
} from '@michi/contracts/admin-users';
import { Alert } from '@michi/ui/alert';
import { Button, IconButton } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { Field } from '@michi/ui/field';
import { Stats } from '@michi/ui/stats';
import { useToast } from '@michi/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { saveFile } from '../../lib/device/save-file.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { AccountState } from './account-state.tsx';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { ChangeList } from './change-list.tsx';
import { Filter, ReasonField } from './list-controls.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useDeed } from './use-deed.ts';

/** One account: what it is, what can be changed in it, and what was. */
export function UserDetails({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useTranslations('admin.users');
  const call = useAdminCall();
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const { search } = useLocation();
  const { asked, again } = useAdminAnswer(id, async () => {
    const user = await call(getAdminUser, { params: { id } });
    const changes = await call(getAdminChanges, {
      query: { subject: id, search: '', sort: 'at', direction: 'desc', page: 1 } as never,
    });
    return { user, changes: changes.rows };
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = asked.phase === 'there';
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  const close = () => void navigate(pathOf(`/admin/users${search}`), { preventScrollReset: true });
  const changed = () => {
    again();
    onChanged();
  };
  if (asked.phase !== 'there')
    return (
      <aside className="adm-details sheet sheet--rule">
        <AskedState asked={asked} onRetry={again} />
      </aside>
    );
  const { user, changes } = asked.value;
  return (
    <aside className="adm-details sheet sheet--rule" aria-labelledby="adm-user">
      <div className="adm-details__head">
        <div>
          <h2 id="adm-user" tabIndex={-1} ref={heading} translate="no">
            {user.username}
          </h2>
          <p className="soft small">
            <span translate="no">{user.email}</span> · <AccountState user={user} />
          </p>
        </div>
        <IconButton icon="close" label={t('closeDetails')} onClick={close} />
      </div>
      <Figures user={user} />
      <Changing key={user.version} user={user} onChanged={changed} />
      <Blocking user={user} onChanged={changed} />
      <OpenSessions user={user} onChanged={changed} />
      <Data
        user={user}
        onGone={() => {
          close();
          onChanged();
        }}
      />
      <h3>{t('history')}</h3>
      <ChangeList changes={changes} onUndone={changed} />
    </aside>
  );
}

interface PartProps {
  readonly user: AdminUserDetails;
  readonly onChanged: () => void;
}

function Figures({ user }: Pick<PartProps, 'user'>) {
  const t = useTranslations('admin.users.figures');
  const format = useFormatter();
  const { runs, devices, total_score, documents } = user.figures;
  return (
    <Stats
      items={[
        { label: t('runs'), value: format.number(runs) },
        { label: t('score'), value: format.number(total_score) },
        { label: t('documents'), value: format.number(documents) },
        { label: t('devices'), value: format.number(devices) },
      ]}
    />
  );
}

function Changing({ user, onChanged }: PartProps) {
  const t = useTranslations('admin.users');
  const call = useAdminCall();
  const show = useToast();
  const { busy, run } = useDeed();
  const [role, setRole] = useState(user.role);
  const [plan, setPlan] = useState(user.plan);
  const [reason, setReason] = useState('');
  const isChanged = role !== user.role || plan !== user.plan;
  const discard = () => {
    setRole(user.role);
    setPlan(user.plan);
    setReason('');
  };
  return (
    <section className="adm-part">
      <div className="adm-pair">
        <Filter
          label={role === user.role ? t('role') : t('changedField', { field: t('role') })}
          value={role}
          options={roles.map((each) => [each, t(`roles.${each}`)] as const)}
          onChange={setRole}
        />
        <Filter
          label={plan === user.plan ? t('plan') : t('changedField', { field: t('plan') })}
          value={plan}
          options={plans.map((each) => [each, t(`plans.${each}`)] as const)}
          onChange={setPlan}
        />
      </div>
      {isChanged && (
        <>
          <ReasonField value={reason} onChange={setReason} />
          <div className="row">
            <Button
              variant="accent"
              busy={busy}
              onClick={() =>
                run(async () => {
                  const body = { version: user.version, role, plan, reason };
                  await call(patchAdminUser, { params: { id: user.id }, body });
                  show({ tone: 'ok', title: t('saved') });
                  onChanged();
                })
              }
            >
              {t('save')}
            </Button>
            <Button variant="line" onClick={discard}>
              {t('discard')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Blocking({ user, onChanged }: PartProps) {
  const t = useTranslations('admin.users');
  const common = useTranslations('common');
  const call = useAdminCall();
  const { busy, run } = useDeed();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const isBlocked = user.blocked_at !== null;
  const block = () =>
    run(async () => {
      const body = { version: user.version, blocked: !isBlocked, reason };
      await call(patchAdminUser, { params: { id: user.id }, body });
      setAsks(false);
      onChanged();
    });
  return (
    <section className="adm-part adm-part--row">
      <p>
        <b>{t(isBlocked ? 'unblock' : 'block')}</b>
        <span className="soft small">{t(isBlocked ? 'unblockText' : 'blockText')}</span>
      </p>
      <Button variant={isBlocked ? 'line' : 'danger'} size="sm" onClick={() => setAsks(true)}>
        {t(isBlocked ? 'unblockOpen' : 'blockOpen')}
      </Button>
      <Dialog
        open={asks}
        title={t(isBlocked ? 'unblock' : 'block')}
        closeLabel={common('close')}
        onClose={() => setAsks(false)}
      >
        <div className="stack mt-4">
          <p>{t(isBlocked ? 'unblockText' : 'blockText')}</p>
          <ReasonField value={reason} onChange={setReason} />
          <Button variant={isBlocked ? 'accent' : 'danger'} busy={busy} onClick={block}>
            {t(isBlocked ? 'unblock' : 'block')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function OpenSessions({ user, onChanged }: PartProps) {
  const t = useTranslations('admin.users');
  const call = useAdminCall();
  const formatDate = useDateFormat();
  const { busy, run } = useDeed();
  if (user.sessions.length === 0) return null;
  return (
    <section className="adm-part">
      <h3>{t('sessions', { count: user.sessions.length })}</h3>
      <ul className="adm-sessions">
        {user.sessions.map(({ id, user_agent, last_used_at }) => (
          <li key={id}>
            <span translate="no">{user_agent || '–'}</span>
            <span className="soft small num">
              {formatDate(last_used_at, { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        size="sm"
        busy={busy}
        onClick={() =>
          run(async () => {
            await call(postAdminUserLogout, { params: { id: user.id }, body: { reason: '' } });
            onChanged();
          })
        }
      >
        {t('logoutAll')}
      </Button>
    </section>
  );
}

function Data({ user, onGone }: { user: AdminUserDetails; onGone: () => void }) {
  const t = useTranslations('admin.users');
  const common = useTranslations('common');
  const call = useAdminCall();
  const { busy, run } = useDeed();
  const [asks, setAsks] = useState(false);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const { id, username } = user;
  return (
    <section className="adm-part adm-part--row">
      <p>
        <b>{t('data')}</b>
        <span className="soft small">{t('dataText')}</span>
      </p>
      <div className="row">
        <Button
          variant="line"
          size="sm"
          busy={busy}
          onClick={() =>
            run(async () => {
              const data = await call(getAdminUserExport, { params: { id } });
              saveFile(new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }), `${id}.json`);
            })
          }
        >
          {t('export')}
        </Button>
        <Button variant="danger" size="sm" onClick={() => setAsks(true)}>
          {t('deleteOpen')}
        </Button>
      </div>
      <Dialog open={asks} title={t('delete')} closeLabel={common('close')} onClose={() => setAsks(false)}>
        <div className="stack mt-4">
          <Alert tone="bad">{t('deleteText')}</Alert>
          <Field
            label={t('typeName', { name: username })}
            value={name}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setName(target.value)}
          />
          <ReasonField value={reason} onChange={setReason} />
          <Button
            variant="danger"
            busy={busy}
            disabled={name !== username}
            onClick={() =>
              run(async () => {
                await call(postAdminUserDeletion, { params: { id }, body: { username: name, reason } });
                onGone();
              })
            }
          >
            {t('delete')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
