import type { Quest } from '../quest.ts';

export const harajuku = [
  {
    id: 'menu',
    giver: 'ken',
    kanji: '食茶円百',
    xp: 60,
    item: 'umbrella',
  },
  {
    id: 'shrine',
    giver: 'haruka',
    kanji: '神社水心',
    needs: ['bell'],
    xp: 70,
    item: 'charm',
  },
  {
    id: 'letter',
    giver: 'mei',
    kanji: '手紙字山友',
    needs: ['brush'],
    xp: 100,
    item: 'letter',
    opens: 'mount-fuji',
  },
] as const satisfies readonly Quest[];
