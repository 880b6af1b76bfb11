import type { PlayableGame } from '@michi/games/catalogue';
import { Panel } from '@michi/ui/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { achievementFacts, shareOf } from '../features/achievements/achievement-facts.ts';
import { AchievementMark, formOf } from '../features/achievements/achievement-mark.tsx';
import { achievementSigns } from '../features/achievements/achievement-signs.ts';
import { useLearnerStatistics } from '../learner/use-learner.ts';
import './game-achievements.css';

export interface GameAchievementsProps {
  readonly game: PlayableGame;
  readonly heading: string;
}

/** The achievements that only one game brings, and how far the learner has come with them. */
export function GameAchievements({ game, heading }: GameAchievementsProps) {
  const t = useTranslations('achievements');
  const id = useId();
  const learnerStatistics = useLearnerStatistics();
  const achievements = achievementFacts(learnerStatistics).filter(
    ({ condition }) => 'game' in condition && condition.game === game,
  );
  return (
    <Panel as="section" className="game-achievements" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {achievements.map((achievement) => (
          <li key={achievement.id}>
            <AchievementMark
              kanji={achievementSigns[achievement.id]}
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
