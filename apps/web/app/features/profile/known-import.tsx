import type { KanjiImport } from '@michi/contracts/memory';
import { kanjiInText } from '@michi/kanji/kanji-in-text';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Field } from '@michi/ui/field';
import { Ja, japanese } from '@michi/ui/japanese';
import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { browserMemory } from '../../learner/use-memory.ts';
import { useOnline } from '../../lib/calls/online.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import type { LevelKanji } from './known-table.tsx';

/** Takes kanji as known that the learner names, by level or as a list, and takes that back. */
export function KnownImport({ levels }: { levels: readonly LevelKanji[] }) {
  const t = useTranslations('profile.import');
  const formatDate = useDateFormat();
  const online = useOnline();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [from, setFrom] = useState<string>('list');
  const [text, setText] = useState('');
  const { imports, take, takeBack } = useImports();

  const listed = new Set(levels.flatMap(({ kanji }) => kanji));
  const read = kanjiInText(text, listed);
  const level = levels.find(({ name }) => name === from);
  const kanji = level?.kanji ?? read.kanji;
  const focusTitle = () => title.current?.focus({ preventScroll: true }); // the button pressed goes, or rests
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kanji.length === 0) return;
    take(kanji);
    setText('');
    focusTitle();
  };
  return (
    <Panel as="section" className="prof__known" aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className="soft">{t('text')}</p>
      <form className="prof__import mt-4" onSubmit={submit}>
        <Field label={t('from')}>
          {(control) => (
            <select {...control} value={from} onChange={({ target }) => setFrom(target.value)}>
              <option value="list">{t('list')}</option>
              {levels.map(({ name, kanji }) => (
                <option key={name} value={name}>
                  {t('level', { level: name, count: kanji.length })}
                </option>
              ))}
            </select>
          )}
        </Field>
        {!level && (
          <Field label={t('paste')} hint={t('pasteHint')}>
            {(control) => (
              <textarea
                {...control}
                {...japanese}
                rows={4}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        )}
        <div role="status">
          {!level && text !== '' && (
            <>
              <p>{t('read', { count: read.kanji.length })}</p>
              {read.unlisted.count > 0 && (
                <p className="small soft">
                  {t('unlisted', { count: read.unlisted.count })} <Ja>{read.unlisted.named.join('、')}</Ja>
                </p>
              )}
              {read.notUnderstood.count > 0 && (
                <p className="small soft prof__unread">
                  {t('notUnderstood', { count: read.notUnderstood.count })}{' '}
                  {read.notUnderstood.named.join(' · ')}
                </p>
              )}
              {read.unread > 0 && <p className="small soft">{t('unread', { count: read.unread })}</p>}
            </>
          )}
        </div>
        {!online && <Alert tone="note">{t('offline')}</Alert>}
        <Button type="submit" variant="line" disabled={kanji.length === 0}>
          {t('submit')}
        </Button>
      </form>
      {imports.length > 0 && (
        <ul className="prof__imports" aria-label={t('done')}>
          {imports.map(({ id, at, kanji: count, merged }) => (
            <li key={id}>
              <span>
                {t(merged ? 'merged' : 'import', { count, date: formatDate(at, { dateStyle: 'medium' }) })}
              </span>
              <Button
                variant="line"
                size="sm"
                onClick={() => {
                  takeBack(id);
                  focusTitle();
                }}
              >
                {t('takeBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const subscribe = (listener: () => void) => browserMemory().subscribe(listener);
const none: readonly KanjiImport[] = [];

/** What the learner has said to know already; says more, and takes it back, with a network or without. */
function useImports() {
  const imports = useSyncExternalStore(
    subscribe,
    () => browserMemory().imports(),
    () => none,
  );
  return {
    imports,
    take: (kanji: readonly string[]) => void browserMemory().importKnown(kanji),
    takeBack: (id: string) => browserMemory().takeBack(id),
  };
}
