import type { GameEvent } from '@michi/game-kit/events';
import type { PlayableGame } from '@michi/games/catalogue';
import { Panel } from '@michi/ui/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import {
  type AchievementFacts,
  achievementFacts,
  shareOf,
} from '../features/achievements/achievement-facts.ts';
import { AchievementMark, formOf } from '../features/achievements/achievement-mark.tsx';
import { achievementSigns } from '../features/achievements/achievement-signs.ts';
import { useLearnerStatistics } from '../learner/use-learner.ts';
import './game-achievements.css';

export interface GameAchievementsProps {
  readonly game: PlayableGame;
  readonly heading: string;
  /** A kanji that is asked now, which no achievement shows. */
  readonly hidden?: string | null;
  /** What has happened in a run that still goes on. */
  readonly underWay?: readonly GameEvent[];
}

/** The achievements that only one game brings, and how far the learner has come with them. */
export function GameAchievements(props: GameAchievementsProps) {
  const { game, heading, hidden = null, underWay = [] } = props;
  const t = useTranslations('achievements');
  const id = useId();
  const learnerStatistics = useLearnerStatistics();
  const achievements = achievementFacts(learnerStatistics)
    .filter(({ condition }) => 'game' in condition && condition.game === game)
    .map((achievement) => withRun(achievement, underWay));
  return (
    <Panel as="section" className="game-achievements" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {achievements.map((achievement) => (
          <li key={achievement.id}>
            <AchievementMark
              kanji={achievementSigns[achievement.id] === hidden ? '？' : achievementSigns[achievement.id]}
              form={formOf(achievement)}
              share={shareOf(achievement)}
              size="small"
            />
            <p>
              <b>{t(`names.${achievement.id}`)}</b>
              <span className="soft small num">
                {achievement.earnedAt === null
                  ? t('reachedOf', { reached: achievement.reached, target: achievement.condition.target })
                  : t('earned')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** How far the learner has come with what a run has brought that is not counted yet. */
function withRun(achievement: AchievementFacts, events: readonly GameEvent[]): AchievementFacts {
  const { condition, reached } = achievement;
  if (condition.type !== 'feat') return achievement;
  const more = events.reduce(
    (sum, event) =>
      event.type === 'featDone' && event.feat === condition.feat && event.by === 'sum'
        ? sum + event.amount
        : sum,
    0,
  );
  return { ...achievement, reached: Math.min(condition.target, reached + more) };
}
