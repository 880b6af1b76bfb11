import type { RankedGame } from '@michi/games/catalogue';
import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';

/** Leads from the challenge to that which the server deals. */
export function RankedLink({ game }: { game: RankedGame }) {
  const t = useTranslations(game);
  return (
    <p className="series__foot">
      <LocalLink className={buttonClass({ variant: 'quiet', size: 'sm' })} to={`/${game}/ranked`}>
        <Icon name="trophy" />
        {t('ranked')}
      </LocalLink>
    </p>
  );
}
