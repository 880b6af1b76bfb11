import type { postNewsletterConfirmation, postNewsletterEnd } from '@michi/contracts/letters';
import { Alert } from '@michi/ui/alert';
import { Button, buttonClass } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError, call } from '../../lib/api-client.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import { logFailure } from '../../lib/log-failure.ts';
import './newsletter-step.css';

type Phase = 'asking' | 'sending' | 'done' | 'unknown' | 'failed';

export interface NewsletterStepProps {
  readonly step: 'confirm' | 'end';
  readonly contract: typeof postNewsletterConfirmation | typeof postNewsletterEnd;
  /** One character for what happens, and one for what has happened. */
  readonly kanji: readonly [asking: string, done: string];
}

/**
 * A link of a mail leads here. It takes one press of a button, for programs that look through mails follow
 * every link.
 */
export function NewsletterStep({ step, contract, kanji: [asking, done] }: NewsletterStepProps) {
  const t = useTranslations(`letters.${step}`);
  const letters = useTranslations('letters');
  const common = useTranslations('common');
  const locale = useLocale();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [phase, setPhase] = useState<Phase>(token === '' ? 'unknown' : 'asking');

  const send = async () => {
    setPhase('sending');
    try {
      await call(contract, { body: { token }, locale });
      setPhase('done');
    } catch (error) {
      // a token that is malformed is as unknown as one that was never sent
      const unknown = error instanceof ApiError && [404, 422].includes(error.status);
      if (!unknown) logFailure(error, 'answering a mail');
      setPhase(unknown ? 'unknown' : 'failed');
    }
  };

  const ended = phase === 'done' || phase === 'unknown';
  return (
    <div className="wrap state newsletter-step">
      <Masu kanji={phase === 'done' ? done : asking} aria-hidden="true" />
      <div className="stack" role="status">
        <h1>{ended ? t(`${phase}.title`) : t('title')}</h1>
        <p>{ended ? t(`${phase}.text`) : t('text')}</p>
      </div>
      {phase === 'failed' && <Alert tone="bad">{letters('unanswered')}</Alert>}
      {!ended && (
        <>
          <Button className="newsletter-step__go" variant="accent" busy={phase === 'sending'} onClick={send}>
            {t('submit')}
          </Button>
          <noscript>
            <p>
              {letters.rich('withoutScript', {
                link: (text) => <LocalLink to="/contact">{text}</LocalLink>,
              })}
            </p>
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
