import { type PlacedQuest, quests, questThatTeaches } from '@michi/games/tokyoquest/quests';
import { lackingFor, type StoredWalk } from '@michi/games/tokyoquest/walk';
import { useTranslations } from 'use-intl';

/** In a few words what a quest lacks first, where it is found, and how much lacks besides; empty where nothing does. */
export function useLacking(walk: StoredWalk | null, quest: PlacedQuest | undefined): string {
  const t = useTranslations('tokyoquest');
  if (!walk || !quest) return '';
  const { items, kanji } = lackingFor(walk, quest);
  const lacking = [
    ...items.map((item) => ({
      what: t(`items.${item}.name`),
      source: quests.find((each) => each.item === item),
    })),
    ...kanji.map((each) => ({ what: each, source: questThatTeaches(each) })),
  ];
  const [first, ...others] = lacking;
  if (!first?.source) return '';
  return t('people.lacking', {
    what: first.what,
    place: t(`places.${first.source.place}.name`),
    more: others.length,
  });
}
