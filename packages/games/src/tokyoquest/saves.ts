import { isSame, type Save } from '../save.ts';
import { storyKanji } from './quests.ts';
import { heroOf, nothingUnderway, type Walk, walkSchema } from './walk.ts';

/** What both have, and what either has added: gone is what one of them has taken away. */
function joinedMissed(base: Walk | null, mine: Walk, theirs: Walk): string[] {
  const before = base?.missed ?? [];
  return storyKanji.filter((kanji) => {
    const has = [mine, theirs].filter(({ missed }) => missed.includes(kanji)).length;
    return has === 2 || (has === 1 && !before.includes(kanji));
  });
}

const joinedIds = (mine: readonly string[], theirs: readonly string[]): string[] =>
  [...new Set([...mine, ...theirs])].sort();

/** What only one has changed, else what `isFurther` prefers. */
const joinedValue = <Value>(
  base: Value | undefined,
  mine: Value,
  theirs: Value,
  isFurther: (one: Value, other: Value) => boolean,
): Value => {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  return isFurther(mine, theirs) ? mine : theirs;
};

const isGreater = <Value extends string | number>(one: Value, other: Value) => one > other;

function joinedHealth(base: Walk | null, mine: Walk, theirs: Walk, done: readonly string[]): number {
  const { level, maxHealth } = heroOf({ done });
  const isNewLevel = [mine, theirs].every((each) => heroOf(each).level < level);
  if (isNewLevel) return maxHealth;
  return Math.min(maxHealth, joinedValue(base?.health, mine.health, theirs.health, isGreater));
}

function merge(base: Walk | null, mine: Walk, theirs: Walk): Walk {
  const done = joinedIds(mine.done, theirs.done);
  const quests = joinedIds(Object.keys(mine.choices), Object.keys(theirs.choices));
  const choice = (quest: string) => {
    const [one, other] = [mine.choices[quest] ?? '', theirs.choices[quest] ?? ''];
    return [quest, joinedValue(base?.choices[quest] ?? '', one, other, isGreater)] as const;
  };
  return {
    walk: mine.walk === 2 ? 2 : theirs.walk,
    done,
    choices: Object.fromEntries(quests.map(choice)),
    eaten: joinedIds(mine.eaten, theirs.eaten),
    missed: joinedMissed(base, mine, theirs),
    health: joinedHealth(base, mine, theirs, done),
    place: joinedValue(base?.place, mine.place, theirs.place, isGreater),
  };
}

const walk: Save<Walk> = { format: 1, schema: walkSchema, ofDevice: nothingUnderway, merge };

export const saves = { walk };
