import { type Lines, wordsIn } from './lines.ts';
import { type PoemWord, type Season, type WordCategory, wordCategories } from './words.ts';

export const moods = [
  'still',
  'joyful',
  'tender',
  'dreamy',
  'fleeting',
  'longing',
  'bright',
  'lively',
  'wistful',
  'calm',
] as const;
export type Mood = (typeof moods)[number];

/** Words that say how it is felt, by their id. */
const moodsOfWords: Readonly<Record<string, Mood>> = {
  shizuka: 'still',
  yorokobi: 'joyful',
  ai: 'tender',
  koi: 'tender',
  kokoro: 'tender',
  yume: 'dreamy',
  nemuru: 'dreamy',
  chiru: 'fleeting',
  nagareru: 'fleeting',
  matsu: 'longing',
  tabi: 'longing',
};

const moodsOfSeasons: Readonly<Record<Season, Mood>> = {
  spring: 'bright',
  summer: 'lively',
  autumn: 'wistful',
  winter: 'calm',
};

/** What a poem is about: the kind of most of its words, the first of them where several are as many; else its season. */
export function themeOf(lines: Lines): WordCategory {
  const used = wordsIn(lines);
  const count = (category: WordCategory) => used.filter((word) => word.category === category).length;
  const first = used[0]?.category ?? 'season';
  return wordCategories.reduce((most, each) => (count(each) > count(most) ? each : most), first);
}

/** How a poem feels: by the first word that says it, else by its season. */
export function moodOf(lines: Lines, season: Season): Mood {
  const moodOfWord = ({ id }: PoemWord) => moodsOfWords[id] ?? [];
  return wordsIn(lines).flatMap(moodOfWord)[0] ?? moodsOfSeasons[season];
}
