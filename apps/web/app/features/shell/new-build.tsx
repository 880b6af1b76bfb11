import { Button, IconButton } from '@michi/ui/button';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { focusContent } from './focus-content.ts';
import { newerBuild } from './use-worker.ts';

/** Says that there is a newer build. A page goes on as it came until its reader wants the other. */
export function NewBuild() {
  const t = useTranslations('common.newBuild');
  const isThere = useSyncExternalStore(newerBuild.subscribe, newerBuild.get, () => false);
  return (
    <div aria-live="polite">
      {isThere && (
        <aside className="notice new-build" aria-label={t('label')}>
          <p>{t('text')}</p>
          <Button size="sm" variant="accent" onClick={() => location.reload()}>
            {t('load')}
          </Button>
          <IconButton
            icon="close"
            label={t('later')}
            onClick={() => {
              newerBuild.set(false);
              focusContent();
            }}
          />
        </aside>
      )}
    </div>
  );
}
