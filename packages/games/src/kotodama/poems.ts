import type { Season } from './words.ts';

/** A part of a line that is read in one breath: as it is written, and in kana as it is read today. */
export interface PoemPart {
  readonly text: string;
  readonly kana: string;
}

/** A haiku of one of the four masters, all of whom died before 1903. What it says stands among the messages. */
export interface Poem {
  readonly id: string;
  readonly author: 'basho' | 'buson' | 'issa' | 'shiki';
  readonly season: Season;
  readonly lines: readonly [readonly PoemPart[], readonly PoemPart[], readonly PoemPart[]];
  /** Where it was printed first, or the year in which it was written. */
  readonly source: string;
}

const parts = (line: string): PoemPart[] =>
  line.split(' ').map((part) => {
    const [text = '', kana = text] = part.split('|');
    return { text, kana };
  });

const poem = <const Id extends string>(
  id: Id,
  author: Poem['author'],
  season: Season,
  [first, second, third]: readonly [string, string, string],
  source: string,
) => ({ id, author, season, lines: [parts(first), parts(second), parts(third)], source }) as const;

/** Those of which the learner completes the second and third line. */
export const classics = [
  poem(
    'furuike',
    'basho',
    'spring',
    ['古池や|ふるいけや', '蛙|かわず 飛びこむ|とびこむ', '水の|みずの 音|おと'],
    '蛙合, 1686',
  ),
  poem(
    'nanohana',
    'buson',
    'spring',
    ['菜の|なの 花や|はなや', '月は|つきは 東に|ひがしに', '日は|ひは 西に|にしに'],
    '続明烏, 1776',
  ),
  poem(
    'yukitokete',
    'issa',
    'spring',
    ['雪|ゆき とけて', '村|むら いっぱいの', '子どもかな|こどもかな'],
    '七番日記, 1814',
  ),
  poem(
    'shizukasa',
    'basho',
    'summer',
    ['閑さや|しずかさや', '岩に|いわに しみ入る|しみいる', '蝉の|せみの 声|こえ'],
    'おくのほそ道, 1702',
  ),
  poem(
    'natsukawa',
    'buson',
    'summer',
    ['夏河を|なつかわを', '越す|こす うれしさよ', '手に|てに 草履|ぞうり'],
    '蕪村句集, 1784',
  ),
  poem(
    'natsuarashi',
    'shiki',
    'summer',
    ['夏嵐|なつあらし', '机上の|きじょうの 白紙|はくし', '飛び尽す|とびつくす'],
    '寒山落木, 1896',
  ),
  poem(
    'araumi',
    'basho',
    'autumn',
    ['荒海や|あらうみや', '佐渡に|さどに よこたう', '天の河|あまのがわ'],
    'おくのほそ道, 1702',
  ),
  poem(
    'meigetsu',
    'issa',
    'autumn',
    ['名月を|めいげつを', '取って|とって くれろと', '泣く|なく 子かな|こかな'],
    'おらが春, 1819',
  ),
  poem(
    'kakikueba',
    'shiki',
    'autumn',
    ['柿|かき くえば', '鐘が|かねが 鳴るなり|なるなり', '法隆寺|ほうりゅうじ'],
    '海南新聞, 1895',
  ),
  poem(
    'hatsushigure',
    'basho',
    'winter',
    ['初しぐれ|はつしぐれ', '猿も|さるも 小蓑を|こみのを', 'ほしげなり'],
    '猿蓑, 1691',
  ),
  poem(
    'ikutabimo',
    'shiki',
    'winter',
    ['いくたびも', '雪の|ゆきの 深さを|ふかさを', '尋ねけり|たずねけり'],
    '寒山落木, 1896',
  ),
  poem(
    'tomokakumo',
    'issa',
    'winter',
    ['ともかくも', 'あなたまかせの', '年の|としの 暮れ|くれ'],
    'おらが春, 1819',
  ),
] as const satisfies readonly Poem[];
export type ClassicId = (typeof classics)[number]['id'];

/** Those that are sought, one for each season. */
export const hiddenPoems = [
  poem(
    'hidden-0',
    'buson',
    'spring',
    ['花|はな 散りて|ちりて', '木の間の|このまの 寺と|てらと', 'なりにけり'],
    '新五子稿, 1793',
  ),
  poem(
    'hidden-1',
    'buson',
    'summer',
    ['みじか夜や|みじかよや', '毛虫の|けむしの 上に|うえに', '露の|つゆの 玉|たま'],
    '蕪村句集, 1784',
  ),
  poem(
    'hidden-2',
    'basho',
    'autumn',
    ['あかあかと', '日は|ひは つれなくも', '秋の|あきの 風|かぜ'],
    'おくのほそ道, 1702',
  ),
  poem(
    'hidden-3',
    'issa',
    'winter',
    ['うつくしや', '年|とし 暮れきりし|くれきりし', '夜の|よるの 空|そら'],
    '文政句帖, 1825',
  ),
] as const satisfies readonly Poem[];
export type HiddenPoemId = (typeof hiddenPoems)[number]['id'];

export const classicOf = (id: string): Poem | null => classics.find((each) => each.id === id) ?? null;
export const hiddenPoemOf = (id: string): Poem | null => hiddenPoems.find((each) => each.id === id) ?? null;
