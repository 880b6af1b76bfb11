import { Button } from '@michi/ui/button';
import { useTranslations } from 'use-intl';
import { Part } from './static-page.tsx';

/** Lets a visitor answer the question about cookies anew. */
export function CookieChoice({ reopen }: { reopen: () => void }) {
  const t = useTranslations('pages.cookies');
  return (
    <Part title={t('choiceTitle')}>
      <p>{t('choiceText')}</p>
      <Button variant="line" icon="settings" onClick={reopen}>
        {t('choiceAction')}
      </Button>
    </Part>
  );
}
