import type { Leaderboard, LeaderboardEntry } from '@michi/contracts/leaderboards';
import { IconButton } from '@michi/ui/button';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { later, useLater } from '../../lib/react/use-later.ts';
import './entries.css';

const reporting = later(() => import('./report-dialog.tsx'));

/** The first places of a list, and below them the own one with its neighbours. */
export function LeaderboardEntries({ board }: { board: Leaderboard }) {
  const t = useTranslations('boards');
  const [reported, setReported] = useState<string | null>(null);
  const dialog = useLater(reporting, reported !== null);
  const rows = (entries: readonly LeaderboardEntry[]) =>
    entries.map((leaderboardEntry) => (
      <Row key={leaderboardEntry.rank} leaderboardEntry={leaderboardEntry} onReport={setReported} />
    ));
  return (
    <>
      <table className="ranks__table num">
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>{rows(board.top)}</tbody>
        {board.around.length > 0 && (
          <tbody className="ranks__own" aria-label={t('ownPlace')}>
            {rows(board.around)}
          </tbody>
        )}
      </table>
      {dialog && reported !== null && (
        <dialog.ReportDialog name={reported} onClose={() => setReported(null)} />
      )}
    </>
  );
}

interface RowProps {
  readonly leaderboardEntry: LeaderboardEntry;
  onReport(name: string): void;
}

function Row({ leaderboardEntry: { rank, name, title, tag, score, own }, onReport }: RowProps) {
  const t = useTranslations('boards');
  const titles = useTranslations('achievements.titles');
  const format = useFormatter();
  return (
    <tr className={own ? 'is-own' : undefined}>
      <td>{format.number(rank)}</td>
      <th scope="row">
        <div className="ranks__player">
          <span>
            <span translate={name === null ? undefined : 'no'}>{name ?? t('guest', { tag })}</span>
            {title && <span className="ranks__title">{titles(title)}</span>}
            {own && <span className="badge badge--game">{t('you')}</span>}
          </span>
          {name !== null && !own && (
            <IconButton
              className="ranks__report"
              icon="flag"
              label={t('report.button', { name })}
              aria-haspopup="dialog"
              onClick={() => onReport(name)}
            />
          )}
        </div>
      </th>
      <td>{format.number(score)}</td>
    </tr>
  );
}
