import { type Garden, gardenSave, gardenSchema } from '@michi/games/hanazono/garden';
import type { PlantType } from '@michi/games/hanazono/plant-types';
import type { Locale } from '@michi/messages/locales';
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { SaveStore } from '../learner/documents/save-store.ts';
import { keys } from '../learner/keys.ts';
import '../learner/use-memory.ts'; // here already, as the garden waits for it 1.5 s at most
import { browserStore } from '../lib/device/storage.ts';
import * as gardenPage from '../routes/hanazono/garden.tsx';
import * as tourPage from '../routes/hanazono/tour.tsx';
import { button, show } from './screen.tsx';

const key = 'kanji-no-michi:save:hanazono:garden';

/** A plant as visits before have left it. */
export const storedPlant = (
  type: PlantType,
  growth: number,
  { x = 50, y = 60, water = 50, sun = 50, right = growth, wrong = 0, day = 20_781 } = {},
): Garden['plants'][string] => ({
  ...{ type, x, y },
  care: growth + wrong > 0 ? { earlier1: [right, wrong, growth, right * 10, day] } : {},
  soil: [water, sun, 1_700_000_000],
});

interface Due {
  /** Of every kanji in the garden, unless it is said of which. */
  readonly kanji?: Iterable<string>;
  readonly skill?: 'meaning' | 'reading' | 'recognition';
}

/** Lays a garden down, as this device keeps it, and notes what is due of it, as the memory does. */
export function storeGarden(
  plants: Garden['plants'],
  { kanji = Object.keys(plants), skill = 'meaning' }: Due = {},
): void {
  localStorage.setItem(key, JSON.stringify({ plants }));
  const known = { meaning: 40_000, reading: 40_000, recognition: 40_000 };
  const skills = Object.fromEntries([...kanji].map((each) => [each, { ...known, [skill]: 20_000 }]));
  localStorage.setItem(keys.due, JSON.stringify({ v: 1, skills }));
}

/** Another device has changed the garden, and this one has heard of it. */
export function receiveGarden(change: (plants: Garden['plants']) => Garden['plants']): void {
  const store = new SaveStore(browserStore(), gardenSave);
  store.keep({ plants: change(store.value.plants) });
}

/** The garden as this device keeps it now. */
export const storedGarden = (): Garden => gardenSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));

/** Opens the garden under a clock that the test winds on. */
export async function openGarden(locale: Locale = 'de'): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  await show(gardenPage, { path: '/hanazono', locale });
}

export const openTour = (locale?: Locale) =>
  show(tourPage, { path: '/hanazono/tour', ...(locale && { locale }) });

/** The plant of a kanji in the field. */
export const plant = (kanji: string): Locator => button(new RegExp(`^${kanji} `, 'u'));

export const task = (): Locator => page.getByRole('region', { name: 'Gärtnern' });

const right: Readonly<Record<string, readonly [meaning: string, reading: string]>> = {
  山: ['Berg', 'yama'],
  川: ['Fluss', 'kawa'],
  日: ['Sonne', 'hi'],
  月: ['Mond', 'tsuki'],
  木: ['Baum', 'ki'],
};

/** Answers what the open plant asks, rightly or not. */
export async function answer(kanji: string, correct = true): Promise<void> {
  const question = task().getByRole('heading');
  await expect.element(question).toBeVisible(); // what asks is loaded when the first plant is opened
  const asked = question.element().textContent ?? '';
  const [meaning = '', reading = ''] = right[kanji] ?? [];
  if (asked.includes('Form')) {
    const options = [...document.querySelectorAll<HTMLElement>('.hana-options__option')];
    options.find((form) => (form.textContent === kanji) === correct)?.click();
    return;
  }
  const text = correct ? (asked.includes('liest') ? reading : meaning) : 'falsch';
  await task().getByRole('textbox').fill(text);
  await button('Prüfen').click();
}

/** Opens a plant and answers it. */
export async function care(kanji: string, correct = true): Promise<void> {
  await plant(kanji).click();
  await answer(kanji, correct);
  await expect.element(task()).toMatchTextContent(correct ? 'Richtig' : 'Nicht ganz');
}
