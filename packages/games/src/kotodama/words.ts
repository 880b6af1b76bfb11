import { moraeOf } from './morae.ts';

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const wordCategories = ['nature', 'season', 'emotion', 'action', 'object'] as const;
export type WordCategory = (typeof wordCategories)[number];

/** A word of the list. What it means stands among the messages, in `words` of `kotodama.json`, by its id. */
export interface PoemWord {
  /** Its reading in Latin letters, which is its name in the code too. */
  readonly id: string;
  readonly kanji: string;
  readonly kana: string;
  readonly category: WordCategory;
  /** 1 to 10; by it words come with the level. */
  readonly poeticValue: number;
  /** The season of a word of the category season. */
  readonly season?: Season;
  /** One of the four of the seasonal list, which tradition asks for. */
  readonly isSeasonal?: true;
}

const nature = <const Id extends string>(id: Id, kanji: string, kana: string, poeticValue: number) =>
  ({ id, kanji, kana, category: 'nature', poeticValue }) as const;
const ofSeason = <const Id extends string>(
  season: Season,
  id: Id,
  kanji: string,
  kana: string,
  poeticValue: number,
) => ({ id, kanji, kana, category: 'season', poeticValue, season }) as const;
const seasonal = <const Id extends string>(
  season: Season,
  id: Id,
  kanji: string,
  kana: string,
  poeticValue: number,
) => ({ ...ofSeason(season, id, kanji, kana, poeticValue), isSeasonal: true }) as const;
const word = <const Id extends string>(
  category: 'emotion' | 'action' | 'object',
  id: Id,
  kanji: string,
  kana: string,
  poeticValue: number,
) => ({ id, kanji, kana, category, poeticValue }) as const;

/** Every word, in the order of the list. */
export const words = [
  nature('yama', '山', 'やま', 1),
  nature('kawa', '川', 'かわ', 1),
  nature('umi', '海', 'うみ', 1),
  nature('sora', '空', 'そら', 1),
  nature('tsuki', '月', 'つき', 2),
  nature('hoshi', '星', 'ほし', 2),
  nature('kaze', '風', 'かぜ', 1),
  nature('ame', '雨', 'あめ', 1),
  nature('kumo', '雲', 'くも', 2),
  nature('mizu', '水', 'みず', 1),
  nature('tori', '鳥', 'とり', 2),
  nature('ki', '木', 'き', 1),
  nature('mori', '森', 'もり', 3),
  nature('hikari', '光', 'ひかり', 2),
  seasonal('spring', 'sakura', '桜', 'さくら', 6),
  ofSeason('spring', 'hana', '花', 'はな', 2),
  ofSeason('spring', 'haru', '春', 'はる', 2),
  seasonal('summer', 'semi', '蝉', 'せみ', 6),
  ofSeason('summer', 'natsu', '夏', 'なつ', 2),
  ofSeason('summer', 'hotaru', '蛍', 'ほたる', 5),
  seasonal('autumn', 'momiji', '紅葉', 'もみじ', 6),
  ofSeason('autumn', 'aki', '秋', 'あき', 2),
  ofSeason('autumn', 'mushi', '虫', 'むし', 3),
  seasonal('winter', 'yuki', '雪', 'ゆき', 6),
  ofSeason('winter', 'fuyu', '冬', 'ふゆ', 2),
  ofSeason('winter', 'koori', '氷', 'こおり', 4),
  word('emotion', 'kokoro', '心', 'こころ', 2),
  word('emotion', 'yume', '夢', 'ゆめ', 4),
  word('emotion', 'ai', '愛', 'あい', 4),
  word('emotion', 'koi', '恋', 'こい', 5),
  word('emotion', 'shizuka', '静か', 'しずか', 2),
  word('emotion', 'yorokobi', '喜び', 'よろこび', 5),
  word('action', 'tobu', '飛ぶ', 'とぶ', 2),
  word('action', 'aruku', '歩く', 'あるく', 2),
  word('action', 'nemuru', '眠る', 'ねむる', 4),
  word('action', 'chiru', '散る', 'ちる', 5),
  word('action', 'nagareru', '流れる', 'ながれる', 4),
  word('action', 'matsu', '待つ', 'まつ', 2),
  word('action', 'kiku', '聞く', 'きく', 2),
  word('object', 'fune', '舟', 'ふね', 3),
  word('object', 'kane', '鐘', 'かね', 6),
  word('object', 'ie', '家', 'いえ', 1),
  word('object', 'michi', '道', 'みち', 2),
  word('object', 'tabi', '旅', 'たび', 4),
] as const satisfies readonly PoemWord[];
export type WordId = (typeof words)[number]['id'];

const byId: ReadonlyMap<string, PoemWord> = new Map(words.map((each) => [each.id, each]));

/** Null for an id that no word has. */
export const wordOf = (id: string): PoemWord | null => byId.get(id) ?? null;

/** What may stand between words: particles, and the cutting words of haiku. */
export const particles = [
  'の',
  'に',
  'を',
  'は',
  'が',
  'も',
  'と',
  'へ',
  'で',
  'か',
  'や',
  'よ',
  'かな',
  'けり',
  'なり',
] as const;

export const poemModes = ['create', 'complete', 'hunt'] as const;
export type PoemMode = (typeof poemModes)[number];

/**
 * Whether a word is offered. Whoever writes freely has all but words of the seasonal list that belong to another season,
 * and these too once their poetic value is within the level; in the other modes the value counts alone.
 */
export function isOffered(word: PoemWord, mode: PoemMode, season: Season, level: number): boolean {
  if (mode !== 'create') return word.poeticValue <= level * 2;
  return !(word.isSeasonal && word.season !== season) || word.poeticValue <= level;
}

export const offeredWords = (mode: PoemMode, season: Season, level: number): readonly PoemWord[] =>
  words.filter((each) => isOffered(each, mode, season, level));

export const moraeOfWord = ({ kana }: PoemWord): number => moraeOf(kana);
