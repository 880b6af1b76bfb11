import type { PlaceId } from '@michi/games/tokyoquest/places';
import { useTranslations } from 'use-intl';

/** The messages of each place. */
const namespaces = {
  shibuya: 'tokyoShibuya',
  asakusa: 'tokyoAsakusa',
  akihabara: 'tokyoAkihabara',
  harajuku: 'tokyoHarajuku',
  'mount-fuji': 'tokyoFuji',
} as const;

/** The texts of a place by their keys, which scripts and quests make up; a test finds one that is missing. */
export function useStory(place: PlaceId): (key: string) => string {
  const t = useTranslations(namespaces[place]);
  return (key) => t(key as 'scene');
}
