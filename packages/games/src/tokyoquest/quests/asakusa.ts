import type { Quest } from '../quest.ts';

export const asakusa = [
  {
    id: 'lantern',
    giver: 'sato',
    kanji: '火花灯祭',
    xp: 80,
    item: 'lantern',
    opens: 'akihabara',
  },
  {
    id: 'ride',
    giver: 'ren',
    kanji: '東西川寺車',
    needs: ['map'],
    xp: 60,
    item: 'bell',
  },
  {
    id: 'clock',
    giver: 'ume',
    kanji: '時間午',
    needs: ['battery'],
    xp: 70,
    item: 'brush',
  },
] as const satisfies readonly Quest[];
