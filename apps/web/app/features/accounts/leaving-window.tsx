import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { type ReactNode, useId } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { closeLogin, useLoginRequest } from '../../lib/device/login-request.ts';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import '../../fonts/account.generated.css';

const namespaces: readonly Namespace[] = ['accounts', 'common'];

/** Tells somebody who logs out what their account lacks, with its messages, which the page around it need not have. */
export async function loadWindow(locale: Locale): Promise<ReactNode> {
  await loadMessages(locale, namespaces);
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale, namespaces)} timeZone="UTC">
      <LeavingWindow />
    </IntlProvider>
  );
}

/** Asks whether what the account lacks stays on this device or goes. */
function LeavingWindow() {
  const t = useTranslations('accounts.leaving');
  const common = useTranslations('common');
  const textId = useId();
  const request = useLoginRequest();
  const leave = (forget: boolean) => {
    closeLogin();
    import('../../learner/follow-account.ts')
      .then(({ logOut }) => logOut({ forget }))
      .catch((error: unknown) => logFailure(error, 'logging out'));
  };
  if (typeof request !== 'object' || request === null) return null;
  return (
    <Dialog
      open
      onClose={closeLogin}
      title={t('title')}
      closeLabel={common('close')}
      aria-describedby={textId}
    >
      <p className="soft" id={textId}>
        {t('text', { count: request.unsent })}
      </p>
      <div className="row mt-4">
        <Button variant="line" onClick={closeLogin}>
          {t('cancel')}
        </Button>
        <Button variant="danger" onClick={() => leave(true)}>
          {t('discard')}
        </Button>
        <Button variant="accent" onClick={() => leave(false)}>
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  );
}
