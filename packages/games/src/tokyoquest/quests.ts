import type { PlaceId } from './places.ts';
import type { Quest } from './quest.ts';
import { akihabara } from './quests/akihabara.ts';
import { asakusa } from './quests/asakusa.ts';
import { harajuku } from './quests/harajuku.ts';
import { mountFuji } from './quests/mount-fuji.ts';
import { shibuya } from './quests/shibuya.ts';

const byPlace = { shibuya, asakusa, akihabara, harajuku, 'mount-fuji': mountFuji } as const;

type OfPlace = typeof byPlace;
export type QuestId = OfPlace[PlaceId][number]['id'];

/** A quest with its place. */
export interface PlacedQuest extends Quest {
  readonly id: QuestId;
  readonly place: PlaceId;
}

/** Every quest, place by place. */
export const quests: readonly PlacedQuest[] = Object.entries(byPlace).flatMap(([place, own]) =>
  own.map((quest) => ({ ...quest, place: place as PlaceId })),
);
export const questIds = quests.map(({ id }) => id);
/** The quest at whose end the story ends. */
export const lastQuest: QuestId = 'summit';

export const isQuest = (id: string): id is QuestId => quests.some((quest) => quest.id === id);
export const questOf = (id: QuestId): PlacedQuest => quests.find((quest) => quest.id === id) as PlacedQuest;
export const questsAt = (place: PlaceId): readonly PlacedQuest[] =>
  quests.filter((quest) => quest.place === place);
/** The quest that opens a place; undefined for the first. */
export const questThatOpens = (place: PlaceId): PlacedQuest | undefined =>
  quests.find(({ opens }) => opens === place);
/** The quest whose dialogue introduces a kanji. */
export const questThatTeaches = (kanji: string): PlacedQuest | undefined =>
  quests.find((quest) => quest.kanji.includes(kanji));
/** Every kanji of the story, in the order in which it is met. */
export const storyKanji: readonly string[] = quests.flatMap(({ kanji }) => [...kanji]);
