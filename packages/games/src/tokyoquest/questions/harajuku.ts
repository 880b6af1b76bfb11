import type { QuestionsAt } from '../quest.ts';

export const harajuku = {
  menu: [
    { kind: 'meaning', word: '茶', reading: 'ちゃ', others: '花英来金木' },
    { kind: 'sign', word: '百円', reading: 'ひゃくえん', others: ['白円', '千円', '百人', '十円', '百本'] },
    {
      kind: 'fit',
      word: '食べる',
      reading: 'たべる',
      around: ['クレープを ', '。'],
      others: ['飲む', '読む', '書く', '聞く', '着る'],
    },
  ],
  shrine: [
    {
      kind: 'reading',
      word: '神社',
      reading: 'じんじゃ',
      others: ['かみや', 'しんしゃ', 'かいしゃ', 'しんじゃ', 'かみしゃ'],
    },
    { kind: 'meaning', word: '水', reading: 'みず', others: '木氷火小川' },
    { kind: 'meaning', word: '心', reading: 'こころ', others: '必小思火手' },
  ],
  letter: [
    {
      kind: 'reading',
      word: '手紙',
      reading: 'てがみ',
      others: ['しゅし', 'てし', 'おりがみ', 'てかみ', 'しゅがみ'],
    },
    { kind: 'meaning', word: '字', reading: 'じ', others: '学家子室安' },
    {
      kind: 'fit',
      word: '山',
      reading: 'やま',
      around: ['ふじさんは たかい ', 'です。'],
      others: ['川', '出', '手', '上', '字'],
    },
    { kind: 'meaning', word: '友', reading: 'とも', others: '父左右皮布' },
  ],
} as const satisfies QuestionsAt;
