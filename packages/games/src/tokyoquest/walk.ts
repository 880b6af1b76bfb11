import type { EventOf } from '@michi/game-kit/events';
import * as z from 'zod/mini';
import { startHealth } from './constants.ts';
import { firstItem, type ItemId, itemOf, items } from './items.ts';
import { type Hero, heroAfter } from './level.ts';
import { firstPlace, type PlaceId, placeIds } from './places.ts';
import {
  lastQuest,
  type PlacedQuest,
  type QuestId,
  quests,
  questsAt,
  questThatOpens,
  questThatTeaches,
  storyKanji,
} from './quests.ts';
import { levelIdOf, questSchema, storyKanjiSchema, type WalkNumber, walks } from './setup.ts';

const doneSchema = z
  .string()
  .check(
    z.refine((id) => quests.some(({ id: quest }) => walks.some((walk) => levelIdOf({ quest, walk }) === id))),
  );

/** What a traveller carries from quest to quest. All that grows follows from the quests that are done. */
export const walkSchema = z.object({
  walk: z.literal(walks),
  /** The quests that are done, as results know them; in the order of the alphabet. */
  done: z.array(doneSchema).check(z.maxLength(2 * quests.length)),
  /** What was chosen in dialogues, by quest. */
  choices: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(20))),
  /** What was eaten, as item and walk. */
  eaten: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(2 * items.length)),
  missed: z.array(storyKanjiSchema).check(z.maxLength(storyKanji.length)),
  health: z.int().check(z.gte(1)),
  place: z.enum(placeIds),
});
export type Walk = z.infer<typeof walkSchema>;

/** What only the device keeps beside it: the quest being tried, whose run may be gone on with. */
export const storedWalkSchema = z.extend(walkSchema, { underway: z.nullable(questSchema) });
export type StoredWalk = z.infer<typeof storedWalkSchema>;
export const nothingUnderway = { underway: null } as const;

export const firstWalk: StoredWalk = {
  ...nothingUnderway,
  walk: 1,
  done: [],
  choices: {},
  eaten: [],
  missed: [],
  health: startHealth,
  place: firstPlace,
};

/** The quests that are done, as a save knows them. */
interface Done {
  readonly done: readonly string[];
}

export const isDone = ({ done, walk }: Done & Pick<Walk, 'walk'>, quest: QuestId): boolean =>
  done.includes(levelIdOf({ quest, walk }));

export const experienceOf = ({ done }: Done): number =>
  quests.reduce((sum, { id, xp }) => sum + xp * walks.filter((walk) => isDone({ done, walk }, id)).length, 0);

export const heroOf = (walk: Done): Hero => heroAfter(experienceOf(walk));

/** Places stay open on the second walk. */
export const isOpen = ({ done }: Walk, place: PlaceId): boolean => {
  const opener = questThatOpens(place);
  return opener === undefined || isDone({ done, walk: 1 }, opener.id);
};

export const openPlaces = (walk: Walk): PlaceId[] => placeIds.filter((place) => isOpen(walk, place));

const eatenOn = (item: ItemId, walk: WalkNumber) => `${item}-${walk}`;

/** What lies in the bag: rewards of this walk that were neither given away nor eaten. */
export function bagOf(walk: Walk): ItemId[] {
  const done = quests.filter(({ id }) => isDone(walk, id));
  const given = done.flatMap(({ needs = [] }) => needs).filter((item) => !itemOf(item).lasting);
  const got = [firstItem, ...done.flatMap(({ item }) => item ?? [])];
  return got.filter((item) => !given.includes(item) && !walk.eaten.includes(eatenOn(item, walk.walk)));
}

/** The kanji that the story has introduced so far. */
export const metKanji = ({ done }: Done): string[] =>
  quests.flatMap(({ id, kanji }) => (walks.some((walk) => isDone({ done, walk }, id)) ? [...kanji] : []));

/** What somebody still has to be brought, or shown to have learned. */
export interface Lacking {
  readonly items: readonly ItemId[];
  readonly kanji: readonly string[];
}

export function lackingFor(walk: Walk, { needs = [], needsKanji = '' }: PlacedQuest): Lacking {
  const bag = bagOf(walk);
  return {
    items: needs.filter((item) => !bag.includes(item)),
    kanji: [...needsKanji].filter((kanji) => {
      const teacher = questThatTeaches(kanji);
      return teacher !== undefined && !isDone(walk, teacher.id);
    }),
  };
}

export type QuestState = 'done' | 'open' | 'waiting';

/** `waiting`: something is lacking for it. */
export function questState(walk: Walk, quest: PlacedQuest): QuestState {
  if (isDone(walk, quest.id)) return 'done';
  const { items: lacking, kanji } = lackingFor(walk, quest);
  return lacking.length + kanji.length === 0 ? 'open' : 'waiting';
}

/** Whether somebody at a place has a quest that can be done now. */
export const isAwaited = (walk: Walk, place: PlaceId): boolean =>
  isOpen(walk, place) && questsAt(place).some((quest) => questState(walk, quest) === 'open');

/** What to do next: what is under way, else what is open here, else elsewhere; null where nobody waits. */
export function nextQuest(walk: StoredWalk): PlacedQuest | null {
  const open = quests.filter((quest) => isOpen(walk, quest.place) && questState(walk, quest) === 'open');
  const isUnderway = ({ id }: PlacedQuest) => id === walk.underway;
  return open.find(isUnderway) ?? open.find(({ place }) => place === walk.place) ?? open[0] ?? null;
}

/** The quest at an open place for which a thing is still wanted. */
export const questThatWants = (walk: Walk, item: ItemId): PlacedQuest | undefined =>
  quests.find((quest) => quest.needs?.includes(item) && isOpen(walk, quest.place) && !isDone(walk, quest.id));

/** The walk after a quest: its reward, and full health with a new level. */
export function afterQuest(walk: StoredWalk, quest: QuestId, health: number): StoredWalk {
  const done = [...new Set([...walk.done, levelIdOf({ quest, walk: walk.walk })])].sort();
  const [before, now] = [heroOf(walk), heroOf({ done })];
  const underway = walk.underway === quest ? null : walk.underway; // another tab may have begun another
  return { ...walk, underway, done, health: now.level > before.level ? now.maxHealth : health };
}

/** The walk after something of the bag was eaten; the same if that cannot be. */
export function afterEating(walk: StoredWalk, item: ItemId): StoredWalk {
  const { heals } = itemOf(item);
  if (heals === undefined || !bagOf(walk).includes(item)) return walk;
  const health = Math.min(heroOf(walk).maxHealth, walk.health + heals);
  return { ...walk, health, eaten: [...walk.eaten, eatenOn(item, walk.walk)].sort() };
}

/** What was answered wrongly is asked again among the options, until it is answered rightly without its answer being named. */
export function afterAnswers(
  walk: StoredWalk,
  answers: readonly Pick<EventOf<'kanjiAnswered'>, 'kanji' | 'correct' | 'asked'>[],
): StoredWalk {
  const missed = new Set(walk.missed);
  for (const { kanji, correct, asked } of answers)
    if (correct) {
      if (asked !== 'copied') missed.delete(kanji);
    } else if (storyKanji.includes(kanji)) missed.add(kanji);
  return { ...walk, missed: storyKanji.filter((kanji) => missed.has(kanji)) };
}

/** Whether the story has been told to its end, so that it can be walked again. */
export const isStoryOver = (walk: Walk): boolean => isDone(walk, lastQuest);

export const secondWalk = (walk: StoredWalk): StoredWalk => ({
  ...walk,
  ...nothingUnderway,
  walk: 2,
  place: firstPlace,
});

/** What the run of a quest begins with. */
export const setupFor = (walk: Walk, quest: QuestId) => ({
  quest,
  walk: walk.walk,
  level: heroOf(walk).level,
  health: Math.min(walk.health, heroOf(walk).maxHealth),
  missed: [...walk.missed],
});
