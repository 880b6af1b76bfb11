import { deleteSession, getSessions, type Session } from '@michi/contracts/sessions';
import { postLogoutEverywhere } from '@michi/contracts/sign-out';
import { Badge } from '@michi/ui/badge';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Skeleton } from '@michi/ui/state';
import { useToast } from '@michi/ui/toast';
import { useId, useRef } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { renewSession } from '../../lib/device/session.ts';
import { asUser } from './as-user.ts';
import { deviceName } from './device-name.ts';
import { useAction } from './use-action.ts';
import { useAnswer } from './use-answer.ts';

interface SessionsProps {
  readonly token: string;
  readonly onEverywhere: () => void;
}

/** Where the account is signed in. */
export function Sessions({ token, onEverywhere }: SessionsProps) {
  const t = useTranslations('accounts.profile.sessions');
  const common = useTranslations('common');
  const problems = useTranslations('problems');
  const locale = useLocale();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { answer, again } = useAnswer(() => asUser(token, call(getSessions, { token, locale })));
  const everywhere = useAction(async () => {
    await asUser(token, call(postLogoutEverywhere, { token, locale }));
    renewSession(token, null);
    onEverywhere();
  });
  const ended = () => {
    title.current?.focus(); // the button that had the focus goes with its row
    void again();
  };
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('title')}
      </h2>
      {answer.phase === 'there' && (
        <ul className="account-page__sessions">
          {answer.value.sessions.map((session) => (
            <SessionRow key={session.id} token={token} session={session} onEnded={ended} />
          ))}
        </ul>
      )}
      {answer.phase === 'asking' && (
        <div className="stack" aria-busy="true">
          <Skeleton width="70%" />
          <Skeleton width="50%" />
          <p className="sr-only" role="status">
            {t('loading')}
          </p>
        </div>
      )}
      {(answer.phase === 'failed' || answer.phase === 'tooLong') && (
        <div role="alert">
          <p>{answer.phase === 'tooLong' ? problems('tooLong.title') : t('error')}</p>
          <Button variant="quiet" onClick={again}>
            {common('retry')}
          </Button>
        </div>
      )}
      <Button className="mt-4" variant="line" busy={everywhere.pending} onClick={everywhere.run}>
        {t('everywhere')}
      </Button>
    </Panel>
  );
}

interface SessionRowProps {
  readonly token: string;
  readonly session: Session;
  readonly onEnded: () => void;
}

function SessionRow({ token, session, onEnded }: SessionRowProps) {
  const t = useTranslations('accounts.profile.sessions');
  const format = useFormatter();
  const locale = useLocale();
  const show = useToast();
  const known = deviceName(session.user_agent);
  const device = known ? t('device', known) : t('unknown');
  const { pending, run } = useAction(async () => {
    await asUser(token, call(deleteSession, { token, params: { id: session.id }, locale }));
    show({ tone: 'ok', title: t('ended') });
    onEnded();
  });
  return (
    <li>
      <div>
        <p>
          <strong>{device}</strong> {session.current && <Badge tone="easy">{t('current')}</Badge>}
        </p>
        <p className="small soft">
          {t('lastUsed', { ago: format.relativeTime(session.last_used_at, Date.now()) })}
        </p>
      </div>
      {!session.current && (
        <Button variant="line" size="sm" busy={pending} aria-label={t('endOf', { device })} onClick={run}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
