import type { Quest } from '../quest.ts';

export const mountFuji = [
  {
    id: 'trail',
    giver: 'goro',
    kanji: '道登石上下',
    xp: 80,
    item: 'staff',
  },
  {
    id: 'lake',
    giver: 'kawa',
    kanji: '湖空青',
    needs: ['fish'],
    xp: 80,
    item: 'water',
  },
  {
    id: 'hut',
    giver: 'hana',
    kanji: '朝夕夜星月',
    needs: ['lamp'],
    xp: 90,
    item: 'brand',
  },
  {
    id: 'summit',
    giver: 'aoi',
    kanji: '日見世界',
    needs: ['letter', 'charm', 'staff', 'brand'],
    needsKanji: '夜出',
    xp: 200,
  },
] as const satisfies readonly Quest[];
