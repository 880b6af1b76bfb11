import { builtInAtFirst } from './constants.ts';

/**
 * Ten words for when the server has none: six of the easiest, two of the second and two of the third difficulty.
 * Meaning and example are the messages `jukugo.builtIn.<id>.*`.
 */
const builtInWords = [
  {
    id: 'gakko',
    jukugo: '学校',
    hiragana: 'がっこう',
    kanjiReadings: ['がっ', 'こう'],
    romaji: 'gakkō',
    category: 'school',
    difficulty: 1,
    exampleJa: '学校まで歩いて行きます。',
  },
  {
    id: 'sensei',
    jukugo: '先生',
    hiragana: 'せんせい',
    kanjiReadings: ['せん', 'せい'],
    romaji: 'sensei',
    category: 'school',
    difficulty: 1,
    exampleJa: '先生に名前を呼ばれました。',
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
    id: 'shinbun',
    jukugo: '新聞',
    hiragana: 'しんぶん',
    kanjiReadings: ['しん', 'ぶん'],
    romaji: 'shinbun',
    category: 'basic',
    difficulty: 1,
    exampleJa: '父は朝ご飯の前に新聞を読みます。',
  },
  {
    id: 'tenki',
    jukugo: '天気',
    hiragana: 'てんき',
    kanjiReadings: ['てん', 'き'],
    romaji: 'tenki',
    category: 'nature',
    difficulty: 1,
    exampleJa: '山の天気はすぐ変わります。',
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
    id: 'yakusoku',
    jukugo: '約束',
    hiragana: 'やくそく',
    kanjiReadings: ['やく', 'そく'],
    romaji: 'yakusoku',
    category: 'basic',
    difficulty: 2,
    exampleJa: '弟との約束を守りました。',
  },
  {
    id: 'hoho',
    jukugo: '方法',
    hiragana: 'ほうほう',
    kanjiReadings: ['ほう', 'ほう'],
    romaji: 'hōhō',
    category: 'basic',
    difficulty: 3,
    exampleJa: 'もっと簡単な方法があるよ。',
  },
  {
    id: 'seiko',
    jukugo: '成功',
    hiragana: 'せいこう',
    kanjiReadings: ['せい', 'こう'],
    romaji: 'seikō',
    category: 'basic',
    difficulty: 3,
    exampleJa: '実験はついに成功した。',
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
