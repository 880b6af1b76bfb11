import { type Leaderboard, type Period, periods, type Standing } from '@michi/contracts/leaderboards';
import { Button, buttonClass } from '@michi/ui/button';
import { chipClass } from '@michi/ui/chip';
import { SectionHead } from '@michi/ui/eyebrow';
import { EmptyState, ErrorState } from '@michi/ui/state';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './leaderboard.css';

export interface LeaderboardScreenProps {
  readonly period: Period;
  /** `tooLong` when it did not come in time, null when it cannot be had. */
  readonly board: Leaderboard | 'tooLong' | null;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The best of a period; each period has its own address. */
export function LeaderboardScreen({ period, board, retry, retrying }: LeaderboardScreenProps) {
  const t = useTranslations('mitsukete.leaderboard');
  const common = useTranslations('problems.tooLong');
  return (
    <div className="wrap mit-ranks">
      <SectionHead japanese="番付" eyebrow={t('subtitle')} title={t('heading')} lead={t('lead')} />
      <nav className="chips" aria-label={t('periods')}>
        {periods.map((each) => (
          <LocalLink
            key={each}
            className={chipClass()}
            to={`/mitsukete/leaderboard?period=${each}`}
            aria-current={each === period ? 'true' : undefined}
            replace
            preventScrollReset
          >
            {t(each)}
          </LocalLink>
        ))}
      </nav>
      {board === null || board === 'tooLong' ? (
        <ErrorState
          title={board ? common('title') : t('failed')}
          text={t('failedText')}
          action={
            <Button icon="reset" size="sm" busy={retrying} onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      ) : board.top.length === 0 ? (
        <EmptyState
          kanji="一"
          title={t('empty')}
          text={<WithJapanese>{t('emptyText')}</WithJapanese>}
          action={
            <LocalLink className={buttonClass({ variant: 'accent' })} to="/mitsukete/levels">
              {t('play')}
            </LocalLink>
          }
        />
      ) : (
        <Standings board={board} />
      )}
    </div>
  );
}

function Standings({ board }: { board: Leaderboard }) {
  const t = useTranslations('mitsukete.leaderboard');
  const below = board.own && !board.top.some((standing) => standing.own) ? board.own : null;
  return (
    <table className="mit-ranks__table num">
      <thead>
        <tr>
          <th scope="col">{t('rank')}</th>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {board.top.map((standing) => (
          <Row key={standing.rank} standing={standing} />
        ))}
      </tbody>
      {below && (
        <tbody className="mit-ranks__own" aria-label={t('ownPlace')}>
          <Row standing={below} />
        </tbody>
      )}
    </table>
  );
}

function Row({ standing }: { standing: Standing }) {
  const t = useTranslations('mitsukete.leaderboard');
  const titles = useTranslations('achievements.titles');
  const format = useFormatter();
  return (
    <tr className={standing.own ? 'is-own' : undefined}>
      <td>{standing.rank}</td>
      <th scope="row">
        {standing.name ?? t('guest', { tag: standing.tag })}
        {standing.title && <span className="mit-ranks__title">{titles(standing.title)}</span>}
        {standing.own && <span className="badge badge--game">{t('you')}</span>}
      </th>
      <td>{format.number(standing.score)}</td>
    </tr>
  );
}
