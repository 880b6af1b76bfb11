import { utcDayOf } from '@michi/games/mitsukete/day-sheet';
import { Button, buttonClass } from '@michi/ui/button';
import { SectionHead } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { EmptyState, ErrorState, LoadingState } from '@michi/ui/state';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useProgress, useSavedLevels } from '../../learner/use-learner.ts';
import { useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { utcOf } from '../../lib/time/day.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { LeaderboardEntries } from '../boards/entries.tsx';
import type { LoadedBoard } from '../boards/load-board.ts';
import { ShareResult } from './share-result.tsx';
import { sheetAddress } from './sheet-address.ts';
import { useShareText } from './use-share-text.ts';
import './day-screen.css';

export interface DayScreenProps {
  /** The list of a day; null until it was asked for. */
  readonly list: { readonly day: number; readonly board: LoadedBoard['board'] } | null;
  readonly retry: () => void;
  readonly retrying: boolean;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The sheet that everybody plays today, and who has played it best. */
export function DayScreen({ list, retry, retrying }: DayScreenProps) {
  const t = useTranslations('mitsukete.day');
  const formatDate = useDateFormat();
  const now = useNow();
  const listed = list?.day ?? 0;
  const today = now === null ? null : Math.max(utcDayOf(now), listed);
  const isOutdated = today !== null && list !== null && listed < today;
  const renew = useEffectEvent(retry);
  useEffect(() => {
    if (isOutdated) renew();
  }, [isOutdated]);
  const date = today === null ? '' : formatDate(utcOf(today), { dateStyle: 'long' });
  return (
    <div className="wrap mit-day">
      <SectionHead japanese="日替わり" eyebrow={t('subtitle')} title={t('heading')} lead={t('lead')} />
      {now === null || today === null ? (
        <LoadingState label={t('loading')} />
      ) : (
        <section className="panel mit-day__sheet" aria-labelledby="mit-day-date">
          <div>
            <h3 id="mit-day-date">{date}</h3>
            <p className="soft small num">{t('left', timeUntil((today + 1) * dayMs - now))}</p>
          </div>
          <Try day={today} />
        </section>
      )}
      <section aria-labelledby="mit-day-list">
        <h3 id="mit-day-list">{t('list')}</h3>
        {list === null || isOutdated ? (
          <LoadingState label={t('listLoading')} />
        ) : (
          <List board={list.board} retry={retry} retrying={retrying} />
        )}
      </section>
    </div>
  );
}

function timeUntil(ms: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(ms / minuteMs);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** What a learner has made of a sheet so far, and what the next run of it is. */
function Try({ day }: { day: number }) {
  const t = useTranslations('mitsukete.day');
  const session = useSession();
  const id = `day-${day}`;
  const tried = useProgress('mitsukete').levels[id];
  const best = tried?.completed ? tried : null;
  const begun = useSavedLevels('mitsukete').includes(id);
  const shared = useShareText(day);
  const button = begun ? 'goOn' : tried ? 'practise' : 'play';
  return (
    <>
      {best && <p className="mit-day__best num">{t('best', { score: best.highScore })}</p>}
      <LocalLink
        className={buttonClass({ variant: tried && !begun ? 'line' : 'accent', size: 'lg', block: true })}
        to={sheetAddress(day)}
      >
        <Icon name="play" />
        {t(button)}
      </LocalLink>
      <p className="soft small">
        {best
          ? t('again')
          : session
            ? t(tried ? 'spent' : 'oneTry')
            : t.rich('guest', {
                link: (text: ReactNode) => <LocalLink to="/profile/account">{text}</LocalLink>,
              })}
      </p>
      {best && <ShareResult text={shared(t('share.points', { points: best.highScore }))} />}
    </>
  );
}

function List({
  board,
  retry,
  retrying,
}: Pick<DayScreenProps, 'retry' | 'retrying'> & Pick<LoadedBoard, 'board'>) {
  const t = useTranslations('boards');
  const day = useTranslations('mitsukete.day');
  if (board === null || board === 'tooLong')
    return (
      <ErrorState
        title={t('failed')}
        text={day('failedText')}
        action={
          <Button icon="reset" size="sm" busy={retrying} onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    );
  if (board.top.length === 0)
    return (
      <EmptyState kanji="一" title={t('empty')} text={<WithJapanese>{day('emptyText')}</WithJapanese>} />
    );
  return (
    <div className="ranks">
      <LeaderboardEntries board={board} />
    </div>
  );
}
