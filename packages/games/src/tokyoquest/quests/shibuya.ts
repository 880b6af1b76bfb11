import type { Quest } from '../quest.ts';

export const shibuya = [
  {
    id: 'meeting',
    giver: 'aoi',
    kanji: '駅前待会',
    xp: 80,
    item: 'ticket',
    opens: 'harajuku',
    questions: [
      { kind: 'meaning', word: '駅', reading: 'えき', others: '馬橋道町家' },
      { kind: 'reading', word: '前', reading: 'まえ', others: ['なか', 'うえ', 'そと'] },
      {
        kind: 'fit',
        word: '待つ',
        reading: 'まつ',
        around: ['{駅|えき}の {前|まえ}で ともだちを ', '。'],
        others: ['持つ', '立つ', '読む', '食べる', '買う'],
      },
    ],
  },
  {
    id: 'exit',
    giver: 'mori',
    kanji: '出口入',
    needs: ['ticket'],
    needsKanji: '東',
    xp: 60,
    item: 'onigiri',
    questions: [
      {
        kind: 'sign',
        word: '東口',
        reading: 'ひがしぐち',
        others: ['西口', '南口', '北口', '入口', '出口'],
      },
      { kind: 'reading', word: '出口', reading: 'でぐち', others: ['いりぐち', 'ひがしぐち', 'まどぐち'] },
      { kind: 'meaning', word: '入', reading: 'はいる', others: '人八大木力' },
    ],
  },
  {
    id: 'rain',
    giver: 'fumi',
    kanji: '本書雨店',
    needs: ['umbrella'],
    xp: 50,
    item: 'map',
    opens: 'asakusa',
    questions: [
      { kind: 'meaning', word: '雨', reading: 'あめ', others: '電西雪円四' },
      { kind: 'sign', word: '本', reading: 'ほん', others: ['木', '休', '体', '末', '大'] },
      { kind: 'reading', word: '書店', reading: 'しょてん', others: ['ほんや', 'しょうてん', 'かいてん'] },
    ],
  },
] as const satisfies readonly Quest[];
