import { type AdminGame, getAdminGames, postAdminGameMove } from '@michi/contracts/admin-games';
import { Badge } from '@michi/ui/badge';
import { IconButton } from '@michi/ui/button';
import { japanese } from '@michi/ui/japanese';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { GameDetails } from './game-details.tsx';
import './games.css';
import { SectionHead } from './list-controls.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useDeed } from './use-deed.ts';

/** The games in the order of the hub, and beside them the one that the address names. */
export function Games({ record }: { record: string }) {
  const t = useTranslations('admin.games');
  const section = useTranslations('admin.sections')('games');
  const format = useFormatter();
  const call = useAdminCall();
  const { asked, busy, again } = useAdminAnswer('games', () => call(getAdminGames, {}));
  const games = asked.phase === 'there' ? asked.value.games : [];
  const game = games.find(({ id }) => id === record);
  return (
    <>
      <SectionHead
        title={section}
        line={asked.phase === 'there' && t('count', { count: format.number(games.length) })}
      />
      <p className="soft small">{t('shownSoon')}</p>
      <div className="adm-split">
        <div aria-busy={busy}>
          {asked.phase === 'there' ? (
            <GameList games={games} selected={record} onMoved={again} />
          ) : (
            <AskedState asked={asked} onRetry={again} />
          )}
        </div>
        {game && <GameDetails key={`${game.id} ${game.version}`} game={game} onChanged={again} />}
      </div>
    </>
  );
}

interface GameListProps {
  readonly games: readonly AdminGame[];
  readonly selected: string;
  readonly onMoved: () => void;
}

function GameList({ games, selected, onMoved }: GameListProps) {
  const t = useTranslations('admin.games');
  const format = useFormatter();
  const call = useAdminCall();
  const { busy, run } = useDeed(onMoved);
  const move = ({ id, version }: AdminGame, direction: 'up' | 'down') =>
    run(async () => {
      await call(postAdminGameMove, { params: { id }, body: { version, direction, reason: '' } });
      onMoved();
    });
  return (
    <ol className="adm-games">
      {games.map((game, index) => (
        <li key={game.id} className={game.id === selected ? 'is-selected' : undefined}>
          <span className="soft num">{format.number(index + 1)}</span>
          <LocalLink className="adm-name" to={`/admin/games/${game.id}`} preventScrollReset>
            <b translate="no">{game.title}</b>
            <span {...japanese}>{game.japanese_title}</span>
          </LocalLink>
          <GameState game={game} />
          <span className="adm-moves">
            <IconButton
              icon="down"
              className="adm-up"
              label={t('up', { game: game.title })}
              disabled={busy || index === 0}
              onClick={() => move(game, 'up')}
            />
            <IconButton
              icon="down"
              label={t('down', { game: game.title })}
              disabled={busy || index === games.length - 1}
              onClick={() => move(game, 'down')}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function GameState({ game }: { game: AdminGame }) {
  const t = useTranslations('admin.games.states');
  return (
    <span className="adm-badges">
      <span>{t(game.available ? 'available' : 'notAvailable')}</span>
      {game.is_coming_soon && <Badge tone="soon">{t('comingSoon')}</Badge>}
      {game.is_new && <Badge tone="new">{t('new')}</Badge>}
      {game.premium_only && <Badge tone="premium">{t('premium')}</Badge>}
      {game.edited && <span className="adm-edited">{t('edited')}</span>}
    </span>
  );
}
