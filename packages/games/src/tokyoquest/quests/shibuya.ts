import type { Quest } from '../quest.ts';

export const shibuya = [
  {
    id: 'meeting',
    giver: 'aoi',
    kanji: '駅前待会',
    xp: 80,
    item: 'ticket',
    opens: 'harajuku',
  },
  {
    id: 'exit',
    giver: 'mori',
    kanji: '出口入',
    needs: ['ticket'],
    needsKanji: '東',
    xp: 60,
    item: 'onigiri',
  },
  {
    id: 'rain',
    giver: 'fumi',
    kanji: '本書雨店',
    needs: ['umbrella'],
    xp: 50,
    item: 'map',
    opens: 'asakusa',
  },
] as const satisfies readonly Quest[];
