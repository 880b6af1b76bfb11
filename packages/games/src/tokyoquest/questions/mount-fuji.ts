import type { QuestionsAt } from '../quest.ts';

export const mountFuji = {
  trail: [
    {
      kind: 'sign',
      word: '登山道',
      reading: 'とざんどう',
      others: ['下山道', '登山口', '下山口', '山下道', '山道'],
    },
    { kind: 'meaning', word: '石', reading: 'いし', others: '右左古名口' },
    { kind: 'reading', word: '上', reading: 'うえ', others: ['した', 'なか', 'そと', 'つち', 'よこ'] },
    {
      kind: 'sign',
      word: '下山道',
      reading: 'げざんどう',
      others: ['登山道', '上山道', '下山口', '登山口', '山下道'],
    },
  ],
  lake: [
    { kind: 'meaning', word: '湖', reading: 'みずうみ', others: '海池波港流' },
    {
      kind: 'fit',
      word: '青い',
      reading: 'あおい',
      around: ['{空|そら}が ', '。'],
      others: ['古い', '多い', '強い', '長い', '安い'],
    },
    { kind: 'reading', word: '空', reading: 'そら', others: ['うみ', 'くも', 'かぜ', 'あな', 'まど'] },
  ],
  hut: [
    { kind: 'meaning', word: '星', reading: 'ほし', others: '早生日春晴' },
    { kind: 'sign', word: '夕食', reading: 'ゆうしょく', others: ['朝食', '昼食', '夜食', '名食', '夕日'] },
    { kind: 'sign', word: '月夜', reading: 'つきよ', others: ['星夜', '夜月', '月朝', '日夜', '月夕'] },
    { kind: 'reading', word: '朝', reading: 'あさ', others: ['よる', 'ひる', 'ゆうべ', 'ほし', 'つき'] },
  ],
  summit: [
    {
      kind: 'reading',
      word: '日の出',
      reading: 'ひので',
      others: ['にちので', 'ひのだし', 'ひのいり', 'めので', 'ひのやま'],
    },
    { kind: 'meaning', word: '見', reading: 'みる', others: '貝自買先員' },
    {
      kind: 'fit',
      word: '世界',
      reading: 'せかい',
      around: ['{山|やま}の {上|うえ}から ', 'が {見|み}える。'],
      others: ['時間', '電気', '会社', '茶色', '名前'],
    },
    { kind: 'sign', word: '友', reading: 'とも', others: ['父', '支', '反', '左', '皮'] },
  ],
} as const satisfies QuestionsAt;
