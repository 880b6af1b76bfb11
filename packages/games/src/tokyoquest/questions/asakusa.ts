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
    { kind: 'meaning', word: '灯', reading: 'ひ', others: '火町秋煙登' },
  ],
  ride: [
    { kind: 'meaning', word: '東', reading: 'ひがし', others: '車南西本来' },
    {
      kind: 'sign',
      word: '西の寺',
      reading: 'にしのてら',
      others: ['東の寺', '西の時', '四の寺', '西の待', '東の時'],
    },
    { kind: 'reading', word: '川', reading: 'かわ', others: ['やま', 'みち', 'はし', 'みず', 'いけ'] },
    {
      kind: 'fit',
      word: '車',
      reading: 'くるま',
      around: ['', 'に のりませんか！'],
      others: ['川', '寺', '東', '道', '駅'],
    },
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
