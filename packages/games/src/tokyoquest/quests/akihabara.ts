import type { Quest } from '../quest.ts';

export const akihabara = [
  {
    id: 'parts',
    giver: 'denda',
    kanji: '電気品古中',
    xp: 70,
    item: 'battery',
  },
  {
    id: 'cafe',
    giver: 'tama',
    kanji: '猫名魚',
    needs: ['lantern'],
    xp: 60,
    item: 'fish',
  },
  {
    id: 'game',
    giver: 'rin',
    kanji: '強力勝',
    needsKanji: '神',
    xp: 90,
    item: 'lamp',
  },
] as const satisfies readonly Quest[];
