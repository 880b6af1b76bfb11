import { gameOf, playableGames } from '@michi/games/catalogue';
import { type Achievements, achievements } from '@michi/progress/achievements';
import { currentDayStreak } from '@michi/progress/days';
import { isKnown, masteriesOf } from '@michi/progress/known';
import type { LearnerStatistics } from '@michi/progress/learner-statistics';
import type { Card } from '@michi/progress/memory';
import { accuracyPercent, type Statistics } from '@michi/progress/statistics';
import { dueToday } from '@michi/progress/today';
import { Alert } from '@michi/ui/alert';
import { buttonClass } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { LoadingState } from '@michi/ui/state';
import { Stats } from '@michi/ui/stats';
import { lazy, Suspense, useId, useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { dayPlan, noPlan, plannedDue, subscribeToPlan } from '../../learner/day-plan.ts';
import { isAsked } from '../../learner/projections/asked-cards.ts';
import { useLearnerStatistics } from '../../learner/use-learner.ts';
import { useCards } from '../../learner/use-memory.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { useDay } from '../../lib/time/use-now.ts';
import { achievementSigns } from '../achievements/achievement-signs.ts';
import './profile.css';
import { ProfileHead } from './profile-head.tsx';
import { StampCard } from './stamp-card.tsx';

/** Drawn after the first paint: it brings the list of every kanji along. */
const MemoryPart = lazy(() => import('./memory-part.tsx'));

/** What the learner has, with an account or without one. */
export function Profile() {
  const t = useTranslations('profile');
  const learnerStatistics = useLearnerStatistics();
  return (
    <div className="wrap prof">
      <ProfileHead learnerStatistics={learnerStatistics} />
      {useHydrated() ? (
        <OnThisDevice learnerStatistics={learnerStatistics} />
      ) : (
        <>
          <noscript>
            <Alert tone="note">{t('withoutScript')}</Alert>
          </noscript>
          <Loading />
        </>
      )}
    </div>
  );
}

function OnThisDevice({
  learnerStatistics: { statistics, achievements },
}: {
  learnerStatistics: LearnerStatistics;
}) {
  const today = useDay();
  const cards = useCards();
  const plan = useSyncExternalStore(subscribeToPlan, dayPlan, noPlan);
  if (today === null) return <Loading />;
  const planned = plannedDue(plan, today);
  return (
    <>
      <Figures statistics={statistics} cards={cards} today={today} planned={planned} />
      <StampCard days={statistics.days} longest={statistics.bestDayStreak} today={today} />
      <div className="prof__side">
        <GameTable statistics={statistics} />
        <AchievementRow dates={achievements} />
      </div>
      <Suspense fallback={<Loading />}>
        {cards === null ? <Loading /> : <MemoryPart cards={cards} today={today} planned={planned} />}
      </Suspense>
    </>
  );
}

function Loading() {
  const t = useTranslations('profile');
  return <LoadingState className="prof__loading" label={t('loading')} />;
}

const shown = 4;

/** The achievements that were earned last. */
function AchievementRow({ dates }: { dates: Achievements }) {
  const t = useTranslations('profile.achievements');
  const names = useTranslations('achievements.names');
  const formatDate = useDateFormat();
  const titleId = useId();
  const earned = achievements
    .flatMap(({ id }) => {
      const at = dates[id];
      return at === undefined ? [] : [{ id, at }];
    })
    .sort((one, other) => other.at - one.at);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <div className="prof__panel-head">
        <h2 id={titleId}>{t('title', { earned: earned.length, all: achievements.length })}</h2>
        <LocalLink className={buttonClass({ variant: 'line', size: 'sm' })} to="/achievements">
          {t('all')}
        </LocalLink>
      </div>
      {earned.length === 0 && <p className="soft">{t('none')}</p>}
      <ul className="prof__achievements">
        {earned.slice(0, shown).map(({ id, at }) => (
          <li key={id}>
            <Hanko kanji={achievementSigns[id]} size="2.75rem" />
            <span>
              <b>{names(id)}</b>
              <span className="soft">{formatDate(at, { dateStyle: 'medium' })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface FiguresProps {
  readonly statistics: Statistics;
  readonly cards: readonly Card[] | null;
  readonly today: number;
  /** The names of the cards that the day has asked for so far. */
  readonly planned: readonly string[];
}

/** The few numbers that say it all. */
function Figures({ statistics, cards, today, planned }: FiguresProps) {
  const t = useTranslations('profile.figures');
  const format = useFormatter();
  const accuracy = accuracyPercent(statistics);
  const known = cards && [...masteriesOf(cards, today).values()].filter(({ whole }) => isKnown(whole)).length;
  const due = cards && dueToday(cards.filter(isAsked), today, planned).cards.length;
  const streak = currentDayStreak(statistics.days, today);
  const shown = (count: number | null | undefined) =>
    count === null || count === undefined ? '–' : format.number(count);
  return (
    <Stats
      className="prof__wide"
      items={[
        { label: t('known'), value: shown(known) },
        { label: t('due'), value: shown(due) },
        { label: t('streak'), value: shown(streak), hot: streak > 0 },
        {
          label: t('accuracy'),
          value: accuracy === null ? '–' : format.number(accuracy / 100, { style: 'percent' }),
        },
        { label: t('games'), value: shown(statistics.totalGamesPlayed) },
      ]}
    />
  );
}

/** What was done in each game. */
function GameTable({ statistics: { levels, lost, solved } }: { statistics: Statistics }) {
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
