import type { QuestionsAt } from '../quest.ts';

export const shibuya = {
  meeting: [
    { kind: 'meaning', word: '駅', reading: 'えき', others: '馬橋道町家' },
    { kind: 'reading', word: '前', reading: 'まえ', others: ['なか', 'うえ', 'そと', 'あと', 'よこ'] },
    { kind: 'meaning', word: '会', reading: 'あう', others: '今金命食茶' },
    {
      kind: 'fit',
      word: '待つ',
      reading: 'まつ',
      around: ['{駅|えき}の {前|まえ}で ともだちを ', '。'],
      others: ['持つ', '立つ', '読む', '食べる', '買う'],
    },
  ],
  exit: [
    {
      kind: 'sign',
      word: '東口',
      reading: 'ひがしぐち',
      others: ['西口', '南口', '北口', '入口', '出口'],
    },
    {
      kind: 'reading',
      word: '出口',
      reading: 'でぐち',
      others: ['いりぐち', 'ひがしぐち', 'まどぐち', 'やまぐち', 'でくち'],
    },
    { kind: 'meaning', word: '入', reading: 'はいる', others: '人八大木力' },
  ],
  rain: [
    { kind: 'meaning', word: '雨', reading: 'あめ', others: '電西雪円四' },
    { kind: 'sign', word: '本', reading: 'ほん', others: ['木', '休', '体', '末', '大'] },
    {
      kind: 'reading',
      word: '書店',
      reading: 'しょてん',
      others: ['ほんや', 'しょうてん', 'かいてん', 'しょみせ', 'ほんてん'],
    },
  ],
} as const satisfies QuestionsAt;
