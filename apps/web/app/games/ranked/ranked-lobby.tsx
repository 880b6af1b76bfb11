import type { RankedGame } from '@michi/games/catalogue';
import { rankedId, rankedLevels } from '@michi/games/ranked';
import { buttonClass } from '@michi/ui/button';
import { SectionHead } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { useProgress, useSavedLevels } from '../../learner/use-learner.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { GameFrame } from '../game-frame.tsx';
import './ranked-lobby.css';

/** The levels that are played for the leaderboard, each with an address of its own. */
export function RankedLobby({ game }: { game: RankedGame }) {
  const t = useTranslations('boards.lobby');
  const boards = useTranslations('boards');
  const { levels } = useProgress(game);
  const begun = useSavedLevels(game);
  return (
    <GameFrame game={game} subtitle={t('subtitle')} back={{ to: `/${game}/challenge`, label: t('back') }}>
      <div className="wrap ranked">
        <SectionHead
          japanese="番付"
          eyebrow={t('subtitle')}
          title={t('heading')}
          lead={t('lead', { game })}
        />
        <ul className="ranked__levels">
          {rankedLevels.map((level) => {
            const id = rankedId(level);
            const best = levels[id]?.completed ? levels[id].highScore : null;
            return (
              <li key={level}>
                <LocalLink className="panel ranked__level" to={`/${game}/ranked/${level}`}>
                  <b>{boards('levelName', { level })}</b>
                  <span className="soft">{t('about', { game, level })}</span>
                  <span className="num small">
                    {begun.includes(id)
                      ? t('begun')
                      : best === null
                        ? t('unplayed')
                        : t('best', { score: best })}
                  </span>
                  <Icon name="right" />
                </LocalLink>
              </li>
            );
          })}
        </ul>
        <div className="row">
          <LocalLink className={buttonClass({ variant: 'line' })} to={`/${game}/leaderboard`}>
            <Icon name="trophy" />
            {t('board')}
          </LocalLink>
        </div>
      </div>
    </GameFrame>
  );
}
