import type { QuestionsAt } from '../quest.ts';

export const akihabara = {
  parts: [
    { kind: 'meaning', word: '電', reading: 'でん', others: '雨雲雪車田' },
    {
      kind: 'reading',
      word: '電気',
      reading: 'でんき',
      others: ['てんき', 'でんわ', 'でんち', 'げんき', 'でんしゃ'],
    },
    {
      kind: 'sign',
      word: '中古品',
      reading: 'ちゅうこひん',
      others: ['中右品', '古中品', '申古品', '中古口', '中古目'],
    },
  ],
  cafe: [
    { kind: 'meaning', word: '猫', reading: 'ねこ', others: '犬鳥馬虫牛' },
    {
      kind: 'reading',
      word: '名前',
      reading: 'なまえ',
      others: ['めいぜん', 'なまい', 'ゆうまえ', 'めいまえ', 'なぜん'],
    },
    {
      kind: 'fit',
      word: '魚',
      reading: 'さかな',
      around: ['{猫|ねこ}は ', 'を {食|た}べる。'],
      others: ['車', '電気', '石', '紙', '本'],
    },
  ],
  game: [
    { kind: 'meaning', word: '強', reading: 'つよい', others: '弟虫風糸紙' },
    { kind: 'sign', word: '力', reading: 'ちから', others: ['刀', '九', '入', '方', '万'] },
    {
      kind: 'fit',
      word: '勝つ',
      reading: 'かつ',
      around: ['{火|ひ}の {神|かみ}に ', '。'],
      others: ['待つ', '立つ', '持つ', '飲む', '着る'],
    },
  ],
} as const satisfies QuestionsAt;
