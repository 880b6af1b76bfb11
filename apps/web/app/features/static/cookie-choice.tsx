import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { useTranslations } from 'use-intl';

/** Lets a visitor answer the question about cookies anew. */
export function CookieChoice({ reopen }: { reopen: () => void }) {
  const t = useTranslations('pages.cookies');
  return (
    <Panel as="section" className="stack">
      <h2>{t('choiceTitle')}</h2>
      <p>{t('choiceText')}</p>
      <Button variant="line" icon="settings" onClick={reopen}>
        {t('choiceAction')}
      </Button>
    </Panel>
  );
}
