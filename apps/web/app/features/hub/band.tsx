import type { PlayableGame } from '@michi/games/catalogue';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import type { BegunGame } from './begun.ts';
import './band.css';

/** On the paper band of a begun game: how far it has been played, in words and stars. */
export function Band({ game, begun }: { game: PlayableGame; begun: BegunGame }) {
  const words = useBandWords();
  return (
    <>
      <b className="num">{words(game, begun)}</b>
      <span className="band__stars">
        {[1, 2, 3].map((star) => (
          <Icon key={star} name="star" className={star <= begun.stars ? 'on' : undefined} />
        ))}
      </span>
    </>
  );
}

/** How far a game has been played. */
export function useBandWords(): (game: PlayableGame, begun: BegunGame) => string {
  const t = useTranslations('games.band');
  return (game, { level, finished }) => {
    if (level !== null) return t('level', { level });
    if (finished === 0) return t('begun');
    if (game === 'tatakae') return t('wins', { count: finished });
    return t(game === 'tabibito' ? 'stations' : 'levels', { count: finished });
  };
}
