import type { Dashboard } from '@michi/contracts/admin-dashboard';
import { catalogue } from '@michi/games/catalogue';
import { Panel } from '@michi/ui/card';
import { classNames } from '@michi/ui/class-names';
import { japanese } from '@michi/ui/japanese';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** Fewer runs than that tell nothing. */
const few = 100;

/** How much each game was played today. */
export function GamesToday({ games }: { games: Dashboard['games_today'] }) {
  const t = useTranslations('admin.dashboard.games');
  const format = useFormatter();
  const titleId = useId();
  const most = Math.max(1, ...games.map(({ runs }) => runs));
  const total = games.reduce((sum, { runs }) => sum + runs, 0);
  return (
    <Panel as="section" className="adm-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="soft small num">{total === 0 ? t('none') : t('total', { count: total })}</p>
      <ul className="adm-bars">
        {games.map(({ game, runs }) => {
          const known = catalogue.find(({ id }) => id === game);
          return (
            <li key={game}>
              <span {...japanese} aria-hidden="true">
                {known?.crest ?? '習'}
              </span>
              <span>{known?.title ?? t('review')}</span>
              <span className="adm-bar-room" aria-hidden="true">
                <i
                  className={classNames('adm-tex', runs < few && 'is-few')}
                  style={{ width: `${(100 * runs) / most}%` }}
                />
              </span>
              <b className="num">{format.number(runs)}</b>
            </li>
          );
        })}
      </ul>
      {games.some(({ runs }) => runs < few) && <p className="small soft">{t('few')}</p>}
    </Panel>
  );
}
