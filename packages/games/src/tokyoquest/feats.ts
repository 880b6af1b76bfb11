import type { EventOf } from '@michi/game-kit/events';
import { lastQuest, questOf } from './quests.ts';
import type { Setup } from './setup.ts';

/** What achievements of the story ask for. */
const done = (feat: string): EventOf<'featDone'> => ({
  type: 'featDone',
  feat: `tokyoquest.${feat}`,
  by: 'best',
  amount: 1,
});

/** What a finished quest tells of the story as a whole, after so many answers that were refused. */
export function featsOf({ quest, walk }: Setup, refused: number): EventOf<'featDone'>[] {
  const { opens } = questOf(quest);
  if (quest !== lastQuest) return opens ? [done(opens)] : [];
  return [done('summit'), ...(refused === 0 ? [done('clear')] : []), ...(walk === 2 ? [done('again')] : [])];
}
