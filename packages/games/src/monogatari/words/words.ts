export const wordTypes = ['noun', 'verb', 'adjective', 'particle'] as const;
export type WordType = (typeof wordTypes)[number];

/** A word of the list. What it means stands among the messages, in `words` of `monogatari.json`, by its id. */
export interface StoryWord {
  /** Its reading in Latin letters, which is its name in the code too. */
  readonly id: string;
  readonly kanji: string;
  readonly kana: string;
  readonly type: WordType;
  /** By it words come with the level. */
  readonly difficulty: 1 | 2 | 3;
}

const ofType =
  <Type extends WordType>(type: Type) =>
  <const Id extends string>(difficulty: 1 | 2 | 3, id: Id, kanji: string, kana = kanji) =>
    ({ id, kanji, kana, type, difficulty }) as const;
const noun = ofType('noun');
const verb = ofType('verb');
const adjective = ofType('adjective');
const particle = ofType('particle');

/** Every word, in the order of the list. */
export const words = [
  noun(1, 'hito', '人', 'ひと'),
  noun(1, 'tomodachi', '友だち', 'ともだち'),
  noun(1, 'neko', '猫', 'ねこ'),
  noun(1, 'inu', '犬', 'いぬ'),
  noun(1, 'sakana', '魚', 'さかな'),
  noun(1, 'ame', '雨', 'あめ'),
  noun(1, 'kasa', '傘', 'かさ'),
  noun(1, 'kaze', '風', 'かぜ'),
  noun(1, 'sora', '空', 'そら'),
  noun(1, 'umi', '海', 'うみ'),
  noun(1, 'kawa', '川', 'かわ'),
  noun(1, 'yama', '山', 'やま'),
  noun(1, 'mizu', '水', 'みず'),
  noun(1, 'hi', '火', 'ひ'),
  noun(1, 'hana', '花', 'はな'),
  noun(1, 'hanabi', '花火', 'はなび'),
  noun(1, 'natsu', '夏', 'なつ'),
  noun(1, 'asa', '朝', 'あさ'),
  noun(1, 'yoru', '夜', 'よる'),
  noun(1, 'kyou', '今日', 'きょう'),
  noun(1, 'eki', '駅', 'えき'),
  noun(1, 'densha', '電車', 'でんしゃ'),
  noun(1, 'gakkou', '学校', 'がっこう'),
  noun(1, 'sensei', '先生', 'せんせい'),
  noun(1, 'ie', '家', 'いえ'),
  noun(1, 'michi', '道', 'みち'),
  noun(1, 'tegami', '手紙', 'てがみ'),
  noun(1, 'oto', '音', 'おと'),
  noun(1, 'uta', '歌', 'うた'),
  noun(1, 'yume', '夢', 'ゆめ'),
  verb(1, 'iku', '行く', 'いく'),
  verb(1, 'kuru', '来る', 'くる'),
  verb(1, 'matsu', '待つ', 'まつ'),
  verb(1, 'miru', '見る', 'みる'),
  verb(1, 'kiku', '聞く', 'きく'),
  verb(1, 'hanasu', '話す', 'はなす'),
  verb(1, 'taberu', '食べる', 'たべる'),
  verb(1, 'kaeru', '帰る', 'かえる'),
  verb(1, 'wasureru', '忘れる', 'わすれる'),
  adjective(1, 'aoi', '青い', 'あおい'),
  adjective(1, 'shiroi', '白い', 'しろい'),
  adjective(1, 'hayai', '速い', 'はやい'),
  adjective(1, 'ookii', '大きい', 'おおきい'),
  adjective(1, 'chiisai', '小さい', 'ちいさい'),
  particle(1, 'wa', 'は', 'わ'),
  particle(1, 'ga', 'が'),
  particle(1, 'wo', 'を'),
  particle(1, 'ni', 'に'),
  particle(1, 'e', 'へ', 'え'),
  particle(1, 'to', 'と'),
  particle(1, 'de', 'で'),
  particle(1, 'no', 'の'),
  particle(1, 'mo', 'も'),
  particle(1, 'ka', 'か'),
  particle(1, 'ne', 'ね'),
  particle(1, 'yo', 'よ'),

  noun(2, 'tsuki', '月', 'つき'),
  noun(2, 'hoshi', '星', 'ほし'),
  noun(2, 'yuki', '雪', 'ゆき'),
  noun(2, 'mori', '森', 'もり'),
  noun(2, 'machi', '町', 'まち'),
  noun(2, 'mise', '店', 'みせ'),
  noun(2, 'hashi', '橋', 'はし'),
  noun(2, 'fune', '船', 'ふね'),
  noun(2, 'mado', '窓', 'まど'),
  noun(2, 'koe', '声', 'こえ'),
  noun(2, 'kokoro', '心', 'こころ'),
  noun(2, 'jikan', '時間', 'じかん'),
  noun(2, 'ashita', '明日', 'あした'),
  noun(2, 'sobo', '祖母', 'そぼ'),
  noun(2, 'matsuri', '祭り', 'まつり'),
  verb(2, 'hashiru', '走る', 'はしる'),
  verb(2, 'aruku', '歩く', 'あるく'),
  verb(2, 'tobu', '飛ぶ', 'とぶ'),
  verb(2, 'utau', '歌う', 'うたう'),
  verb(2, 'warau', '笑う', 'わらう'),
  verb(2, 'naku', '泣く', 'なく'),
  verb(2, 'kaku', '書く', 'かく'),
  verb(2, 'au', '会う', 'あう'),
  verb(2, 'omou', '思う', 'おもう'),
  adjective(2, 'akai', '赤い', 'あかい'),
  adjective(2, 'atarashii', '新しい', 'あたらしい'),
  adjective(2, 'furui', '古い', 'ふるい'),
  adjective(2, 'akarui', '明るい', 'あかるい'),
  adjective(2, 'kurai', '暗い', 'くらい'),
  adjective(2, 'shizuka', '静か', 'しずか'),
  particle(2, 'kara', 'から'),
  particle(2, 'made', 'まで'),
  particle(2, 'dake', 'だけ'),

  noun(3, 'hikari', '光', 'ひかり'),
  noun(3, 'kage', '影', 'かげ'),
  noun(3, 'nami', '波', 'なみ'),
  noun(3, 'shima', '島', 'しま'),
  noun(3, 'fue', '笛', 'ふえ'),
  noun(3, 'namida', '涙', 'なみだ'),
  noun(3, 'tabi', '旅', 'たび'),
  noun(3, 'mukashi', '昔', 'むかし'),
  noun(3, 'sekai', '世界', 'せかい'),
  noun(3, 'yakusoku', '約束', 'やくそく'),
  noun(3, 'himitsu', '秘密', 'ひみつ'),
  noun(3, 'monogatari', '物語', 'ものがたり'),
  verb(3, 'sagasu', '探す', 'さがす'),
  verb(3, 'nigeru', '逃げる', 'にげる'),
  verb(3, 'kieru', '消える', 'きえる'),
  verb(3, 'tasukeru', '助ける', 'たすける'),
  verb(3, 'shinjiru', '信じる', 'しんじる'),
  verb(3, 'odoru', '踊る', 'おどる'),
  verb(3, 'okuru', '贈る', 'おくる'),
  adjective(3, 'utsukushii', '美しい', 'うつくしい'),
  adjective(3, 'yasashii', '優しい', 'やさしい'),
  adjective(3, 'kowai', '怖い', 'こわい'),
  adjective(3, 'sabishii', '寂しい', 'さびしい'),
  adjective(3, 'natsukashii', '懐かしい', 'なつかしい'),
  adjective(3, 'fushigi', '不思議', 'ふしぎ'),
  particle(3, 'nagara', 'ながら'),
  particle(3, 'noni', 'のに'),
  particle(3, 'node', 'ので'),
] as const satisfies readonly StoryWord[];
export type WordId = (typeof words)[number]['id'];

/** Whether a word lies on the table at a level. */
export const isOffered = ({ difficulty }: StoryWord, level: number): boolean => difficulty <= level;
