import { postAdminChangeUndo } from '@michi/contracts/admin-changes';
import type { AdminChange } from '@michi/contracts/administration';
import { Button } from '@michi/ui/button';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { NotProved, useAdminCall } from './admin-call.tsx';

/** Changes, the last first, each with a way to take it back where there is one. */
export function ChangeList({ changes, onUndone }: { changes: readonly AdminChange[]; onUndone: () => void }) {
  const t = useTranslations('admin.changes');
  const formatDate = useDateFormat();
  if (changes.length === 0) return <p className="soft">{t('none')}</p>;
  return (
    <ol className="adm-changes">
      {changes.map((change) => (
        <li key={change.id}>
          <span className="soft small num">
            {formatDate(change.at, { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
          <p>
            <b>{actionWords(change.action, t)}</b>{' '}
            {change.subject_name && <span translate="no">{change.subject_name}</span>}
          </p>
          <ChangedFields change={change} />
          <p className="soft small">
            <span translate="no">{change.admin_name ?? t('nobody')}</span>
            {change.reason && <span>{` · ${change.reason}`}</span>}
          </p>
          {change.undone_at !== null && (
            <p className="small">
              {t('undone', { when: formatDate(change.undone_at, { dateStyle: 'medium' }) })}
            </p>
          )}
          {change.can_undo && <Undo id={change.id} onUndone={onUndone} />}
        </li>
      ))}
    </ol>
  );
}

const actions = [
  ...(['user.change', 'user.look', 'user.logout', 'user.export', 'user.delete'] as const),
  ...(['letter.look', 'letter.done', 'letter.answer', 'letter.delete'] as const),
  ...(['name.look', 'name.rename', 'name.dismiss', 'run.hide', 'run.show', 'answer.remove'] as const),
  ...(['game.change', 'game.move', 'game.reset', 'setting.change'] as const),
] as const;

/** What was done, in words. */
function actionWords(action: string, t: ReturnType<typeof useTranslations<'admin.changes'>>): string {
  const [, name = action, isUndo] = /^(.*?)(\.undo)?$/.exec(action) ?? [];
  const known = actions.find((each) => each === name);
  const words = known ? t(`actions.${known}`) : action;
  return isUndo ? t('undoOf', { action: words }) : words;
}

function ChangedFields({ change: { before, after } }: { change: AdminChange }) {
  const formatDate = useDateFormat();
  if (!before || !after) return null;
  const textOf = (field: string, value: unknown) =>
    field.endsWith('_at') && typeof value === 'number'
      ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' })
      : valueText(value);
  return (
    <ul className="adm-fields num" translate="no">
      {Object.keys(after).map((field) => (
        <li key={field}>
          {field}: {textOf(field, before[field])} → {textOf(field, after[field])}
        </li>
      ))}
    </ul>
  );
}

const valueText = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

function Undo({ id, onUndone }: { id: string; onUndone: () => void }) {
  const t = useTranslations('admin.changes');
  const state = useTranslations('admin.state');
  const call = useAdminCall();
  const show = useToast();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await call(postAdminChangeUndo, { params: { id } });
      show({ tone: 'ok', title: t('undoDone') });
      onUndone();
    } catch (error) {
      if (!(error instanceof NotProved))
        show({ tone: 'bad', title: (error instanceof ApiError && error.message) || state('failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="sm" icon="undo" busy={busy} onClick={undo}>
      {t('undo')}
    </Button>
  );
}
