import {
  type AdminLetterDetails,
  answerLength,
  getAdminLetter,
  patchAdminLetter,
  postAdminLetterAnswer,
  postAdminLetterDeletion,
} from '@michi/contracts/admin-letters';
import { isLocale } from '@michi/messages/locales';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { Field } from '@michi/ui/field';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { languageNames } from '../shell/language-menu.tsx';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { DetailsFrame, useCloseRecord } from './details-frame.tsx';
import { History } from './history.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useDeed } from './use-deed.ts';

/** How long a letter is kept once it is done. */
const doneKeptMs = 90 * 24 * 60 * 60_000;

/** One letter: what was written, the answer, and what becomes of it. */
export function MessageDetails({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useTranslations('admin.messages');
  const call = useAdminCall();
  const close = useCloseRecord('messages');
  const formatDate = useDateFormat();
  const { asked, again } = useAdminAnswer(id, () => call(getAdminLetter, { params: { id } }));
  // What a change answers: asking again would be noted as another look.
  const [changed, setChanged] = useState<AdminLetterDetails | null>(null);
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
  const letter = changed ?? asked.value;
  const { name, email, kind, created_at, answered_at, done_at, locale, message, version } = letter;
  const day = (at: number) => formatDate(at, { dateStyle: 'medium' });
  const part: PartProps = {
    letter,
    onChangedSince: reload,
    onChanged: (next) => {
      setChanged(next);
      onChanged();
    },
  };
  return (
    <DetailsFrame
      title={name || email || t(`kinds.${kind}`)}
      line={
        <>
          <span translate={email === null ? undefined : 'no'}>{email ?? t('nobody')}</span> ·{' '}
          <span>{formatDate(created_at, { dateStyle: 'medium', timeStyle: 'short' })}</span>
        </>
      }
      closeLabel={t('close')}
      onClose={close}
    >
      <p className="adm-letter" translate="no" lang={locale}>
        {message}
      </p>
      <ul className="soft small">
        <li>{t('language', { language: languageOf(locale) })}</li>
        {answered_at !== null && <li>{t('answeredAt', { when: day(answered_at) })}</li>}
        {done_at !== null && <li>{t('doneAt', { when: day(done_at), until: day(done_at + doneKeptMs) })}</li>}
      </ul>
      {email === null ? <p>{t('noAnswer')}</p> : <Answer {...part} email={email} />}
      <div className="adm-part adm-part--row">
        <Mark {...part} />
        <Deletion
          {...part}
          onGone={() => {
            close();
            onChanged();
          }}
        />
      </div>
      <History subject={id} version={version} onUndone={reload} />
    </DetailsFrame>
  );
}

const languageOf = (locale: string): string => (isLocale(locale) ? languageNames[locale] : locale);

interface PartProps {
  readonly letter: AdminLetterDetails;
  readonly onChanged: (letter: AdminLetterDetails) => void;
  readonly onChangedSince: () => void;
}

function Answer({ letter, email, onChanged, onChangedSince }: PartProps & { email: string }) {
  const t = useTranslations('admin.messages');
  const call = useAdminCall();
  const show = useToast();
  const { busy, run } = useDeed(onChangedSince);
  const [text, setText] = useState('');
  const [done, setDone] = useState(true);
  const { id, version, locale } = letter;
  return (
    <form
      className="adm-part"
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          const body = { version, text, done };
          const next = await call(postAdminLetterAnswer, { params: { id }, body });
          setText('');
          show({ tone: 'ok', title: t('sent') });
          onChanged(next);
        });
      }}
    >
      <Field label={t('answer')} hint={t('answerHint', { email, language: languageOf(locale) })}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={text}
            maxLength={answerLength}
            required
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <label className="adm-check">
        <input type="checkbox" checked={done} onChange={({ target }) => setDone(target.checked)} />
        {t('thenDone')}
      </label>
      <Button type="submit" variant="accent" icon="mail" busy={busy} disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  );
}

function Mark({ letter: { id, version, done_at }, onChanged, onChangedSince }: PartProps) {
  const t = useTranslations('admin.messages');
  const call = useAdminCall();
  const { busy, run } = useDeed(onChangedSince);
  const isDone = done_at !== null;
  return (
    <Button
      variant="line"
      size="sm"
      icon={isDone ? 'undo' : 'check'}
      busy={busy}
      onClick={() =>
        run(async () =>
          onChanged(await call(patchAdminLetter, { params: { id }, body: { version, done: !isDone } })),
        )
      }
    >
      {t(isDone ? 'reopen' : 'done')}
    </Button>
  );
}

function Deletion({ letter: { id, version }, onChangedSince, onGone }: PartProps & { onGone: () => void }) {
  const t = useTranslations('admin.messages');
  const common = useTranslations('common');
  const call = useAdminCall();
  const show = useToast();
  const { busy, run } = useDeed(() => {
    setAsks(false);
    onChangedSince();
  });
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setAsks(true)}>
        {t('deleteOpen')}
      </Button>
      <Dialog open={asks} title={t('delete')} closeLabel={common('close')} onClose={() => setAsks(false)}>
        <div className="stack mt-4">
          <Alert tone="bad">{t('deleteText')}</Alert>
          <Button
            variant="danger"
            busy={busy}
            onClick={() =>
              run(async () => {
                await call(postAdminLetterDeletion, { params: { id }, body: { version } });
                show({ tone: 'ok', title: t('deleted') });
                onGone();
              })
            }
          >
            {t('delete')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
