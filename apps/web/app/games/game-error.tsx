import { gameOf, type PlayableGame } from '@michi/games/catalogue';
import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { IfItLasts } from '../features/shell/if-it-lasts.tsx';
import { PlayFrame } from '../features/shell/play-frame.tsx';
import { LocalLink } from '../lib/language/local-link.tsx';
import { useWholeSearch } from '../lib/pages/hydrated.ts';
import { useGameName } from './use-game-name.ts';

/** What stands where a screen of a game broke, in the bar of the game. A run that was left lies on the device. */
export function GameError({ game }: { game: PlayableGame }) {
  const t = useTranslations('problems');
  const common = useTranslations('common');
  const name = useGameName(game);
  const { pathname } = useLocation();
  const search = useWholeSearch();
  const { japaneseTitle, crest, dye } = gameOf(game);
  return (
    <PlayFrame
      dye={dye}
      title={name}
      crest={crest}
      subtitle={<span {...japanese}>{japaneseTitle}</span>}
      back={{ to: '/games', label: common('backToGames') }}
    >
      <title>{`${t('gameBroken.title')} · ${name} · Kanji no Michi`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap state site__error" role="alert">
        <Masu kanji="乱" aria-hidden="true" />
        <h2>{t('gameBroken.title')}</h2>
        <p>{t('gameBroken.text')}</p>
        <div className="row center">
          {/* no link of the router: what broke is to be loaded anew */}
          <a className={buttonClass({ variant: 'accent' })} href={pathname + search}>
            <Icon name="play" />
            {t('gameBroken.resume')}
          </a>
          <LocalLink className={buttonClass({ variant: 'line' })} to="/games">
            {common('toGames')}
          </LocalLink>
        </div>
        <IfItLasts />
      </div>
    </PlayFrame>
  );
}
