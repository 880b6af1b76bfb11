import { type DeckId, deckIds } from './decks.ts';

/** The kanji of each deck, for who needs to know which there are and loads no deck for it. A test compares them. */
const byDeck = [
  '一二三四五六七八九十百千円日月火水木金土人男女子父母友先生学校本名見聞読書話語山川天気雨上下中左右大小東西南北前後外休入万半年時間今午毎行来出車電食何国白高長',
  '旅駅地図町歩朝昼夕夜早待発着走止急通春夏秋冬花風色赤青黒銀茶文字歌画心古魚肉牛飯味料理店屋買売安品言思答問注意手足口目体力立自私道場館公京近空海紙犬鳥野田物動兄弟姉妹',
  '親家族主者起服飲台住室帰多少代持特仕使作事会社員工業用新運始終送転洋去勉強習教研究題試験漢開貸質同悪明広重正切借考知楽真有病院医死写映音英集世界元度週曜以不別計方堂建',
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
