import { builtInAtFirst } from './constants.ts';

/**
 * Ten words for when the server has none: six of the easiest, two of the second and two of the third difficulty,
 * those of each whose kanji are taught early.
 * Meaning and example are the messages `jukugo.builtIn.<id>.*`.
 */
const builtInWords = [
  {
    id: 'sensei',
    jukugo: '先生',
    hiragana: 'せんせい',
    kanjiReadings: ['せん', 'せい'],
    romaji: 'sensei',
    category: 'basic',
    difficulty: 1,
    exampleJa: '先生に名前を呼ばれました。',
  },
  {
    id: 'gakko',
    jukugo: '学校',
    hiragana: 'がっこう',
    kanjiReadings: ['がっ', 'こう'],
    romaji: 'gakkō',
    category: 'basic',
    difficulty: 1,
    exampleJa: '学校まで歩いて行きます。',
  },
  {
    id: 'tenki',
    jukugo: '天気',
    hiragana: 'てんき',
    kanjiReadings: ['てん', 'き'],
    romaji: 'tenki',
    category: 'basic',
    difficulty: 1,
    exampleJa: '山の天気はすぐ変わります。',
  },
  {
    id: 'namae',
    jukugo: '名前',
    hiragana: 'なまえ',
    kanjiReadings: ['な', 'まえ'],
    romaji: 'namae',
    category: 'basic',
    difficulty: 1,
    exampleJa: '犬の名前はハナです。',
  },
  {
    id: 'denwa',
    jukugo: '電話',
    hiragana: 'でんわ',
    kanjiReadings: ['でん', 'わ'],
    romaji: 'denwa',
    category: 'basic',
    difficulty: 1,
    exampleJa: '夜、母に電話をかけます。',
  },
  {
    id: 'tegami',
    jukugo: '手紙',
    hiragana: 'てがみ',
    kanjiReadings: ['て', 'がみ'],
    romaji: 'tegami',
    category: 'basic',
    difficulty: 1,
    exampleJa: '祖母から手紙が来ました。',
  },
  {
    id: 'anshin',
    jukugo: '安心',
    hiragana: 'あんしん',
    kanjiReadings: ['あん', 'しん'],
    romaji: 'anshin',
    category: 'basic',
    difficulty: 2,
    exampleJa: '電話の声を聞いて安心しました。',
  },
  {
    id: 'shokuji',
    jukugo: '食事',
    hiragana: 'しょくじ',
    kanjiReadings: ['しょく', 'じ'],
    romaji: 'shokuji',
    category: 'basic',
    difficulty: 2,
    exampleJa: '食事の前に手を洗いましょう。',
  },
  {
    id: 'shinyu',
    jukugo: '親友',
    hiragana: 'しんゆう',
    kanjiReadings: ['しん', 'ゆう'],
    romaji: "shin'yū",
    category: 'basic',
    difficulty: 3,
    exampleJa: '親友には何でも話せる。',
  },
  {
    id: 'gakushu',
    jukugo: '学習',
    hiragana: 'がくしゅう',
    kanjiReadings: ['がく', 'しゅう'],
    romaji: 'gakushū',
    category: 'basic',
    difficulty: 3,
    exampleJa: '漢字の学習は楽しい。',
  },
] as const;
export type BuiltInWord = (typeof builtInWords)[number];

/** The built-in words of a level, the easiest first. */
export const builtInFor = (level: number): BuiltInWord[] => wordsWithoutServer(level, builtInWords);

/** What a level takes of a list that begins with the easiest words, none too hard and not too many. */
export function wordsWithoutServer<Word extends { readonly difficulty: number }>(
  level: number,
  words: readonly Word[],
): Word[] {
  return words.filter(({ difficulty }) => difficulty <= level).slice(0, builtInAtFirst + level);
}
