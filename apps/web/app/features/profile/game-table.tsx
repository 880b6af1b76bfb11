import { gameOf, playableGames } from '@michi/games/catalogue';
import type { Statistics } from '@michi/progress/statistics';
import { Panel } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';

/** What was done in each game. */
export function GameTable({ statistics: { levels, lost, solved } }: { statistics: Statistics }) {
  const t = useTranslations('profile.games');
  const format = useFormatter();
  const titleId = useId();
  const rows = playableGames
    .map((id) => {
      const finished = Object.values(levels[id] ?? {});
      return {
        id,
        levels: finished.length,
        played: finished.reduce((sum, times) => sum + times, lost[id] ?? 0),
        solved: solved[id] ?? 0,
      };
    })
    .filter(({ played, solved }) => played + solved > 0);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      {rows.length === 0 ? (
        <p className="soft">{t('none')}</p>
      ) : (
        <table className="prof__games num">
          <thead>
            <tr>
              <th scope="col">{t('game')}</th>
              <th scope="col">{t('played')}</th>
              <th scope="col">{t('levels')}</th>
              <th scope="col">{t('solved')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { title, crest, dye } = gameOf(row.id);
              return (
                <tr key={row.id}>
                  <th scope="row">
                    <LocalLink className="prof__game" to={`/${row.id}`} data-dye={dye}>
                      <Ja className="prof__crest" aria-hidden="true">
                        {crest}
                      </Ja>
                      {title}
                    </LocalLink>
                  </th>
                  <td>{format.number(row.played)}</td>
                  <td>{format.number(row.levels)}</td>
                  <td>{format.number(row.solved)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
