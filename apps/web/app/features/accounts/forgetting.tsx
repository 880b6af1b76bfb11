import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Dialog } from '@michi/ui/dialog';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leaveDevice } from './forget-on-device.ts';
import { useAction } from './use-action.ts';

/** Logs out and forgets what only this device has, after a question. */
export function Forgetting({ onForgotten }: { onForgotten: () => void }) {
  const t = useTranslations('accounts.profile.device');
  const common = useTranslations('common');
  const [titleId, warningId] = [useId(), useId()];
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { pending, run } = useAction(async () => {
    await leaveDevice();
    onForgotten();
  });
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="soft">{t('text')}</p>
      <Button className="mt-4" variant="line" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        title={t('question')}
        closeLabel={common('close')}
        aria-describedby={warningId}
      >
        <p className="soft" id={warningId}>
          {t('warning')}
        </p>
        <div className="row mt-4">
          <Button variant="line" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={pending} onClick={run}>
            {pending ? t('pending') : t('submit')}
          </Button>
        </div>
      </Dialog>
    </Panel>
  );
}
