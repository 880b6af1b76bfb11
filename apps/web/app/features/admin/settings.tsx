import { getAdminChanges } from '@michi/contracts/admin-changes';
import {
  type AdminSiteSettings,
  figureSources,
  getAdminSettings,
  patchAdminSettings,
  type SiteFields,
} from '@michi/contracts/admin-settings';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Field } from '@michi/ui/field';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { ChangeList } from './change-list.tsx';
import { ReasonField, SectionHead } from './list-controls.tsx';
import './settings.css';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useDeed } from './use-deed.ts';

const particulars = ['name', 'street', 'city', 'country', 'email', 'phone'] as const;
const types = { email: 'email', phone: 'tel' } as const;

/** The imprint, and whose figures the site claims of itself. */
export function Settings() {
  const section = useTranslations('admin.sections')('settings');
  const words = useTranslations('admin.users');
  const call = useAdminCall();
  const { asked, again } = useAdminAnswer('settings', async () => {
    const settings = await call(getAdminSettings, {});
    const changes = await call(getAdminChanges, {
      query: { subject: 'site', search: '', sort: 'at', direction: 'desc', page: 1 } as never,
    });
    return { settings, changes: changes.rows };
  });
  return (
    <>
      <SectionHead title={section} />
      {asked.phase === 'there' ? (
        <>
          <SettingsForm
            key={asked.value.settings.version}
            settings={asked.value.settings}
            onChanged={again}
          />
          <h2 className="adm-history">{words('history')}</h2>
          <ChangeList changes={asked.value.changes} onUndone={again} />
        </>
      ) : (
        <AskedState asked={asked} onRetry={again} />
      )}
    </>
  );
}

function SettingsForm({ settings, onChanged }: { settings: AdminSiteSettings; onChanged: () => void }) {
  const t = useTranslations('admin.settings');
  const words = useTranslations('admin.users');
  const call = useAdminCall();
  const show = useToast();
  const { busy, run } = useDeed(onChanged);
  const [changes, setChanges] = useState<Partial<SiteFields>>({});
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const values = { ...settings.values, ...changes };
  const { locked, version } = settings;
  const discard = () => {
    setChanges({});
    setReason('');
    setRefused({});
  };
  const save = () =>
    run(async () => {
      setRefused({});
      try {
        await call(patchAdminSettings, { body: { ...changes, version, reason } });
      } catch (error) {
        if (error instanceof ApiError) setRefused(error.errors);
        throw error;
      }
      show({ tone: 'ok', title: words('saved') });
      onChanged();
    });
  const hint = (name: keyof SiteFields) => locked[name] && t('locked', { variable: locked[name] });
  return (
    <form
      className="adm-settings"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Panel as="section" className="adm-details" aria-labelledby="adm-imprint">
        <h2 id="adm-imprint">{t('imprint')}</h2>
        <p className="soft small">{t('imprintText')}</p>
        {particulars.map((name) => (
          <Field
            key={name}
            label={t(`fields.${name}`)}
            hint={hint(name)}
            error={refused[name]?.[0]}
            type={name in types ? types[name as keyof typeof types] : 'text'}
            value={values[name] ?? ''}
            maxLength={name === 'phone' ? 40 : 200}
            disabled={name in locked}
            autoComplete="off"
            onChange={({ target }) =>
              setChanges((before) => ({ ...before, [name]: target.value === '' ? null : target.value }))
            }
          />
        ))}
      </Panel>
      <Panel as="section" className="adm-details" aria-labelledby="adm-claims">
        <h2 id="adm-claims">{t('claims')}</h2>
        <p className="soft small">{t('claimsText')}</p>
        <Field
          label={t('fields.claimed_figures')}
          hint={hint('claimed_figures')}
          error={refused.claimed_figures?.[0]}
        >
          {(control) => (
            <select
              {...control}
              disabled={'claimed_figures' in locked}
              value={values.claimed_figures ?? ''}
              onChange={({ target }) => {
                const chosen = figureSources.find((each) => each === target.value) ?? null;
                setChanges((before) => ({ ...before, claimed_figures: chosen }));
              }}
            >
              <option value="">{t('figures.none')}</option>
              {figureSources.map((each) => (
                <option key={each} value={each}>
                  {t(`figures.${each}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Panel>
      {Object.keys(changes).length > 0 && (
        <div className="stack">
          <ReasonField value={reason} onChange={setReason} />
          <div className="row">
            <Button type="submit" variant="accent" busy={busy}>
              {words('save')}
            </Button>
            <Button variant="line" onClick={discard}>
              {words('discard')}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
