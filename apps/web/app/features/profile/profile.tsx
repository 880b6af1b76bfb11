import type { LearnerStatistics } from '@michi/progress/learner-statistics';
import { Alert } from '@michi/ui/alert';
import { LoadingState } from '@michi/ui/state';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { dayPlan, noPlan, plannedDue, subscribeToPlan } from '../../learner/day-plan.ts';
import { useLearnerStatistics } from '../../learner/use-learner.ts';
import { useCards } from '../../learner/use-memory.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { useDay } from '../../lib/time/use-now.ts';
import { Figures } from './figures.tsx';
import { GameTable } from './game-table.tsx';
import './profile.css';
import { AchievementRow } from './achievement-row.tsx';
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
