import { type DeckId, deckIds } from './decks.ts';

/** The kanji of each deck, for who needs to know which there are and loads no deck for it. A test compares them. */
const byDeck = [
  '山川日月木人大一二三四五六七八九十天土火水雨上下右左中小金休父母女男子友名入本百千万円半東西南北前後外年時間今午毎学校先生書語行来出見車電食話読聞何国気白高長',
  '手足口目体心力立自私町道店駅場館屋地図公京近赤青黒色銀茶空海花紙春夏秋冬朝昼夕夜風早犬牛鳥魚肉野田物動兄弟姉妹親家族主者起着服飲飯台住室帰買売品安料理味多少代持待特注',
  '仕使作事会社員工業用新運始終旅通送転急洋走歩去勉強習教研究問題答試験文漢字開貸質同古悪明広重正止切借言思意考知楽真有病院医死写映画音歌英発集世界元度週曜以不別計方堂建',
  '港船乗渡客便猫神守浮深流美光平和昔伝願忘折参番礼命福望宿登進遠息疲痛頂迎喜笑助幸愛好熱冷洗石煙草馬必勝努夢覚飛絵晴陽寒暗晩暮静',
  '雪庭園池橋灯林村農根糸布筆竹島波岸寺泉黄岩虫谷坂雲羽祭踊祝骨皮森湖氷凍星毛麦粉塩油貝香豊線針涙贈超',
  '菜果乳部所靴財荷号辞達両供昨分準備予定約束由説連絡具最初要袋組授育数震季節彼性将議経済配残念化歴史法的結変情報種類内容全状態面順完成確認',
  '交換比較功標記録績合格識科表然太温植球夫婦仲若恋路域都市宅商窓過現在未期常健康顔欲呼吸職給協希感謝憶想像信統芸術演奏徴基範囲構造単純共調',
  '論実観察講専攻児童候湿噴昆座祖双街角踏劇程延限紀徹睡眠筋臓膚姿勢消治療契企就刺務能率尊敬我慢頼悔激判断俳句彫刻儀把握促拠提均衡微妙養概仮',
  '修士探奨励執渓惑吹葉露砂丘峡恩師僚隣巨匠紳志老舗雑桟昏没歳永猶旬免疫労細胞鼓聴渉酬赴任妥熟練携拓葛藤郷愁寛洞謙虚悟直慨陶漆器盆栽緒尺',
] as const;

/** The deck of a kanji; null for one that no game teaches. */
export function deckOf(kanji: string): DeckId | null {
  const index = byDeck.findIndex((deck) => deck.includes(kanji));
  return deckIds[index] ?? null;
}

/** Every kanji that the games teach, in the order in which a learner meets them, by deck. */
export const taughtByDeck: readonly (readonly string[])[] = byDeck.map((deck) => [...deck]);

/** The same as one. */
export const taughtKanji: readonly string[] = taughtByDeck.flat();
