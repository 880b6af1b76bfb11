import type { QuestionsAt } from '../quest.ts';

export const asakusa = {
  lantern: [
    { kind: 'meaning', word: '祭', reading: 'まつり', others: '登会多茶空' },
    {
      kind: 'reading',
      word: '花火',
      reading: 'はなび',
      others: ['かび', 'はなみ', 'ひばな', 'はなひ', 'かひ'],
    },
    { kind: 'sign', word: '火', reading: 'ひ', others: ['水', '人', '大', '小', '木'] },
  ],
  ride: [
    { kind: 'meaning', word: '東', reading: 'ひがし', others: '車南西本来' },
    { kind: 'sign', word: '寺', reading: 'てら', others: ['時', '待', '持', '町', '店'] },
    { kind: 'reading', word: '川', reading: 'かわ', others: ['やま', 'みち', 'はし', 'みず', 'いけ'] },
  ],
  clock: [
    {
      kind: 'reading',
      word: '時間',
      reading: 'じかん',
      others: ['じま', 'ときま', 'しかん', 'じもん', 'じけん'],
    },
    { kind: 'sign', word: '午前', reading: 'ごぜん', others: ['午後', '牛前', '前午', '年前', '名前'] },
    { kind: 'meaning', word: '間', reading: 'あいだ', others: '聞開時車同' },
  ],
} as const satisfies QuestionsAt;
