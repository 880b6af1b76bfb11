import type { PlaceId } from '@michi/games/tokyoquest/places';
import { type QuestId, questOf } from '@michi/games/tokyoquest/quests';
import { firstWalk, type StoredWalk } from '@michi/games/tokyoquest/walk';
import type { Locale } from '@michi/messages/locales';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import * as akihabara from '../routes/tokyoquest/akihabara.tsx';
import * as asakusa from '../routes/tokyoquest/asakusa.tsx';
import * as endingPage from '../routes/tokyoquest/ending.tsx';
import * as harajuku from '../routes/tokyoquest/harajuku.tsx';
import * as mapPage from '../routes/tokyoquest/map.tsx';
import * as mountFuji from '../routes/tokyoquest/mount-fuji.tsx';
import * as shibuya from '../routes/tokyoquest/shibuya.tsx';
import { button, show } from './screen.tsx';

const key = 'kanji-no-michi:save:tokyoquest:walk';
const pages = { shibuya, asakusa, akihabara, harajuku, 'mount-fuji': mountFuji };

/** Lets the traveller be so far already. */
export const travelled = (walk: Partial<StoredWalk>): void =>
  localStorage.setItem(key, JSON.stringify({ ...firstWalk, ...walk }));

/** The walk as it is kept. */
export const storedWalk = (): StoredWalk => JSON.parse(localStorage.getItem(key) ?? 'null');

export const openMap = (locale?: Locale) => show(mapPage, { path: '/tokyoquest', ...(locale && { locale }) });
export const openEnding = (locale?: Locale) =>
  show(endingPage, { path: '/tokyoquest/ending', ...(locale && { locale }) });

/** Opens a place, or a quest that is told there. */
export const openPlace = (place: PlaceId, quest: QuestId | null = null, locale?: Locale) =>
  show(pages[place], {
    path: `/tokyoquest/${place}${quest ? `/${quest}` : ''}`,
    at: `/tokyoquest/${place}/:quest?`,
    data: quest,
    ...(locale && { locale }),
  });

/** Steps through a dialogue to its end, answering always in the same way. */
export async function listen(choice: 0 | 1 = 0): Promise<void> {
  const next = document.querySelector<HTMLElement>('.tq-talk__next');
  const options = document.querySelectorAll<HTMLElement>('.tq-talk__options button');
  if (options.length > 0) options[choice]?.click();
  else if (next) next.click();
  else return;
  await new Promise(requestAnimationFrame);
  if (document.querySelector('.tq-talk__acts') && !document.querySelector('.tq-run')) await listen(choice);
}

export const option = (words: string | RegExp) => page.getByRole('radio', { name: words }).first();

/** Goes on with a quest whose dialogue has been heard. */
export async function tryQuest(
  quest: QuestId,
  walk: Partial<StoredWalk> = {},
  locale?: Locale,
): Promise<void> {
  travelled({ place: questOf(quest).place, ...walk, underway: quest });
  await openPlace(questOf(quest).place, quest, locale);
  await expect.element(page.getByRole('group').getByRole('radio').first()).toBeInTheDocument();
}

/** Chooses an answer and has it checked. */
export async function answer(words: string | RegExp): Promise<void> {
  await expect.element(option(words)).toBeEnabled();
  (option(words).element() as HTMLElement).click();
  await expect.element(button('Prüfen')).toBeEnabled();
  (button('Prüfen').element() as HTMLElement).click();
}
