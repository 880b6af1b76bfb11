import type { QuestionsAt, QuestQuestion } from './quest.ts';
import { akihabara } from './questions/akihabara.ts';
import { asakusa } from './questions/asakusa.ts';
import { harajuku } from './questions/harajuku.ts';
import { mountFuji } from './questions/mount-fuji.ts';
import { shibuya } from './questions/shibuya.ts';
import type { QuestId } from './quests.ts';

const byQuest = {
  ...shibuya,
  ...asakusa,
  ...akihabara,
  ...harajuku,
  ...mountFuji,
} as const satisfies Readonly<Record<QuestId, QuestionsAt[string]>>;

/** What a quest asks, in the order of its story; pages need it only once a quest begins. */
export const questionsOf = (quest: QuestId): readonly QuestQuestion[] => byQuest[quest];
