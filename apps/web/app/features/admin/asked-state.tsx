import { Button, buttonClass } from '@michi/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { Asked } from './use-admin-answer.ts';

/** Shown instead of an answer: loading, failed, not found, or a second factor is needed first. */
export function AskedState({ asked, onRetry }: { asked: Asked<unknown>; onRetry: () => void }) {
  const t = useTranslations('admin.state');
  const common = useTranslations('common');
  if (asked.phase !== 'failed') return <LoadingState label={t('loading')} />;
  const { why } = asked;
  if (why === 'secondFactor')
    return (
      <EmptyState
        kanji="鍵"
        title={t('secondFactor')}
        text={t('secondFactorText')}
        action={
          <LocalLink className={buttonClass({ variant: 'accent' })} to="/profile/account#second-factor">
            {t('toSecondFactor')}
          </LocalLink>
        }
      />
    );
  if (why === 'notFound') return <EmptyState kanji="無" title={t('notFound')} text={t('notFoundText')} />;
  return (
    <ErrorState
      title={t(why === 'tooLong' ? 'tooLong' : 'failed')}
      text={t('failedText')}
      action={
        <Button variant="line" onClick={onRetry}>
          {common('retry')}
        </Button>
      }
    />
  );
}
