import type { Locale } from '@michi/messages/locales';
import { Alert } from '@michi/ui/alert';
import { Button, buttonClass } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { usePageParameter } from '../../lib/pages/page.ts';
import { IfItLasts } from '../shell/if-it-lasts.tsx';
import './mail-step.css';

type Phase = 'asking' | 'sending' | 'done' | 'unknown' | 'failed';

/** What is said in each phase. */
interface MailStepWords {
  (key: 'title' | 'text' | 'submit'): string;
  (key: 'done.title' | 'done.text' | 'unknown.title' | 'unknown.text'): string;
}

export interface MailStepProps {
  readonly words: MailStepWords;
  /** Said when nobody answers or says why not, and to a reader without JavaScript. */
  readonly unanswered: string;
  readonly withoutScript: ReactNode;
  /** Does what the call still needs. False means: the visitor did not want to. */
  readonly prepare?: () => Promise<boolean>;
  /** Makes the call with the token of the link. */
  readonly send: (token: string, locale: Locale) => Promise<unknown>;
  /** One character for what happens, and one for what has happened. */
  readonly kanji: readonly [asking: string, done: string];
}

/**
 * A link of a mail leads here. It takes one press of a button, for programs that look through mails follow
 * every link.
 */
export function MailStep({
  words: t,
  unanswered,
  withoutScript,
  prepare = async () => true,
  send,
  kanji: [asking, done],
}: MailStepProps) {
  const common = useTranslations('common');
  const problems = useTranslations('problems');
  const locale = useLocale();
  const token = usePageParameter('token') ?? '';
  const [refusal, setRefusal] = useState('');
  const [phase, setPhase] = useState<Phase>(token === '' ? 'unknown' : 'asking');

  const press = async () => {
    if (!(await prepare())) return;
    setPhase('sending');
    try {
      await send(token, locale);
      setPhase('done');
    } catch (error) {
      // a token that is malformed is as unknown as one that was never sent
      const unknown = error instanceof ApiError && [404, 422].includes(error.status);
      if (!unknown) logFailure(error, 'answering a mail');
      setRefusal(
        error instanceof ApiError ? error.message : tookTooLong(error) ? problems('tooLong.text') : '',
      );
      setPhase(unknown ? 'unknown' : 'failed');
    }
  };

  const ended = phase === 'done' || phase === 'unknown';
  return (
    <div className="wrap state mail-step">
      <Masu kanji={phase === 'done' ? done : asking} aria-hidden="true" />
      <div className="stack" role="status">
        <h1>{ended ? t(`${phase}.title`) : t('title')}</h1>
        <p>{ended ? t(`${phase}.text`) : t('text')}</p>
      </div>
      {phase === 'failed' && (
        <>
          <Alert tone="bad">{refusal || unanswered}</Alert>
          <IfItLasts />
        </>
      )}
      {!ended && (
        <>
          <Button className="mail-step__go" variant="accent" busy={phase === 'sending'} onClick={press}>
            {t('submit')}
          </Button>
          <noscript>
            <p>{withoutScript}</p>
          </noscript>
        </>
      )}
      {ended && (
        <LocalLink className={buttonClass({ variant: 'line' })} to="/games">
          {common('toGames')}
        </LocalLink>
      )}
    </div>
  );
}
