import { Button } from '@michi/ui/button';
import { useTranslations } from 'use-intl';

/** Lets the learner say that a refused answer was right. */
export function WasRight({ onSay }: { onSay: () => void }) {
  const t = useTranslations('common.contested');
  return (
    <Button variant="quiet" size="sm" onClick={onSay}>
      {t('say')}
    </Button>
  );
}
