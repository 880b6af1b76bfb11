import { type Period, periods } from '@michi/contracts/leaderboards';
import { Button, buttonClass } from '@michi/ui/button';
import { chipClass } from '@michi/ui/chip';
import { SectionHead } from '@michi/ui/eyebrow';
import { Field } from '@michi/ui/field';
import { EmptyState, ErrorState } from '@michi/ui/state';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './board-screen.css';
import { LeaderboardEntries } from './entries.tsx';
import type { ListedLevel, LoadedBoard } from './load-board.ts';

export interface BoardScreenProps extends LoadedBoard {
  /** The levels that have lists of their own. */
  readonly levels: readonly ListedLevel[];
  /** Where one plays for it. */
  readonly playAt: string;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The best of a period, of all levels or of one; each list has its own address. */
export function BoardScreen(props: BoardScreenProps) {
  const { game, period, level, levels, board, playAt, retry, retrying } = props;
  const t = useTranslations('boards');
  const common = useTranslations('problems.tooLong');
  const address = (of: { period?: Period; level?: string | undefined }) =>
    addressOf(game, { period, level, ...of });
  return (
    <div className="wrap ranks">
      <SectionHead
        japanese="番付"
        eyebrow={t('subtitle')}
        title={t('heading', { game })}
        lead={t(level === undefined ? 'lead' : 'leadLevel')}
      />
      <div className="ranks__choice">
        <nav className="chips" aria-label={t('periods')}>
          {periods.map((each) => (
            <LocalLink
              key={each}
              className={chipClass()}
              to={address({ period: each })}
              aria-current={each === period ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {t(each)}
            </LocalLink>
          ))}
        </nav>
        {levels.length > 0 && <LevelChoice levels={levels} level={level} addressOf={address} />}
      </div>
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
            <LocalLink className={buttonClass({ variant: 'accent' })} to={playAt}>
              {t('play')}
            </LocalLink>
          }
        />
      ) : (
        <LeaderboardEntries board={board} />
      )}
      <p className="soft small">{t('utc')}</p>
    </div>
  );
}

interface LevelChoiceProps {
  readonly levels: readonly ListedLevel[];
  readonly level: string | undefined;
  addressOf(of: { level: string | undefined }): string;
}

function LevelChoice({ levels, level, addressOf: address }: LevelChoiceProps) {
  const t = useTranslations('boards');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const choose = (chosen: string) =>
    void navigate(localPath(address({ level: chosen || undefined })), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Field label={t('level')} className="ranks__level">
      {(control) => (
        <select {...control} value={level ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('allLevels')}</option>
          {levels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function addressOf(game: string, { period, level }: { period: Period; level: string | undefined }): string {
  const search = new URLSearchParams({ period, ...(level !== undefined && { level }) });
  return `/${game}/leaderboard?${search}`;
}
