import type { GameLevel } from '@michi/contracts/game-levels';
import { useTranslations } from 'use-intl';

/** Name and description of a level; the standard levels have theirs in the messages. */
export function useLevelText(): (level: GameLevel) => { name: string; description: string } {
  const t = useTranslations('mitsukete.levels');
  return (level) => {
    const number = level.id.match(/^standard-(\d+)$/)?.[1];
    if (number === undefined) return level;
    return {
      name: t('standardName', { number }),
      description: t('standardDescription', { difficulty: String(level.difficulty) }),
    };
  };
}
