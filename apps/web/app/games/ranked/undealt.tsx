import type { RankedGame } from '@michi/games/catalogue';
import { Button, buttonClass } from '@michi/ui/button';
import { ErrorState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';

/** The server, which alone deals such a level, cannot be reached. */
export function Undealt({ game, onRetry }: { game: RankedGame; onRetry: () => void }) {
  const t = useTranslations('ranked.undealt');
  return (
    <ErrorState
      title={t('title')}
      text={t('text')}
      action={
        <div className="row">
          <Button icon="reset" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
          <LocalLink className={buttonClass({ variant: 'line', size: 'sm' })} to={`/${game}/challenge`}>
            {t('challenge')}
          </LocalLink>
        </div>
      }
    />
  );
}
