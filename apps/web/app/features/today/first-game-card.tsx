import { gameOf } from '@michi/games/catalogue';
import { buttonClass } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './day-path.css';
import './first-game-card.css';
import type { FirstGame } from './first-game.ts';

const addresses: Readonly<Record<FirstGame, string>> = {
  tabibito: '/tabibito/beginner',
  mitsukete: '/mitsukete/play/first-strokes',
  jukugo: '/jukugo',
  puzzle: '/puzzle',
};

/** The recommended first game, with the reason. */
export function FirstGameCard({ game }: { game: FirstGame }) {
  const t = useTranslations('today.newcomer');
  const { title, crest, dye } = gameOf(game);
  return (
    <div className="day-first-game" data-dye={dye}>
      <span className="day-cov" aria-hidden="true">
        <Ja>{crest}</Ja>
      </span>
      <div>
        <h3>{title}</h3>
        <p>{t(`games.${game}`)}</p>
        <LocalLink to={addresses[game]} className={buttonClass({ variant: 'accent', size: 'lg' })}>
          {t('begin', { game: title })}
        </LocalLink>
      </div>
    </div>
  );
}
