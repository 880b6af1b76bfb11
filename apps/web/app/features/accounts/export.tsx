import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { useToast } from '@michi/ui/toast';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { saveFile } from '../../lib/device/save-file.ts';
import { asUser } from './as-user.ts';
import { CutOff, fetchExport } from './fetch-export.ts';
import { useAction } from './use-action.ts';

/** Hands over everything that is stored about the account, as a file. */
export function Export({ token }: { token: string }) {
  const t = useTranslations('accounts.profile.data');
  const common = useTranslations('common');
  const locale = useLocale();
  const show = useToast();
  const titleId = useId();
  const [cut, setCut] = useState(false);
  const { pending, run } = useAction(async () => {
    setCut(false);
    try {
      const file = await asUser(token, fetchExport({ token, locale }));
      saveFile(file, `kanji-no-michi-${new Date().toISOString().slice(0, 10)}.json`);
      show({ tone: 'ok', title: t('saved') });
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      setCut(true);
    }
  });
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="soft">{t('text')}</p>
      {cut && (
        <Alert tone="bad" title={t('cut')} className="mt-4">
          {t('cutText')}
        </Alert>
      )}
      <Button className="mt-4" variant="line" busy={pending} onClick={run}>
        {pending ? t('pending') : cut ? common('retry') : t('submit')}
      </Button>
    </Panel>
  );
}
