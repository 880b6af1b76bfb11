import type { ListedModule, ListedPath, StartedModule } from '@michi/contracts/tabibito';
import type { Locale } from '@michi/messages/locales';
import { aSetup } from '@michi/testing/tabibito';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as pathPage from '../routes/tabibito/path.tsx';
import { show } from './screen.tsx';

const words = {
  山: ['やま', 'Berg', 'さん', 'サン', '富士山', 'ふじさん', 'der Fuji'],
  川: ['かわ', 'Fluss', 'がわ', 'かわ', '小川', 'おがわ', 'Bach'],
  天: ['てん', 'Himmel', 'てん', 'テン', '天気', 'てんき', 'Wetter'],
  気: ['き', 'Geist', 'き', 'キ', '人気', 'にんき', 'Beliebtheit'],
  雨: ['あめ', 'Regen', 'う', 'ウ', '雨天', 'うてん', 'Regenwetter'],
} as const;
const romaji = { 山: 'yama', 川: 'kawa', 天: 'ten', 気: 'ki', 雨: 'ame' } as const;
const taught = Object.keys(words) as (keyof typeof words)[];

/** That lesson as it is listed. */
export const listed: ListedModule = {
  id: 'mountain-pass-sky',
  path_id: 'mountain-pass',
  title: 'Wetter am Berg',
  type: 'lesson',
  xp_reward: 20,
  estimated_minutes: 5,
  is_locked: false,
  is_completed: false,
  exercises: [],
  kanji: taught.map((kanji) => {
    const [reading, meaning] = words[kanji];
    return { kanji, meaning, reading, romaji: romaji[kanji] };
  }),
  game: null,
  level: null,
  run: null,
};

/** A lesson about the weather, as the server starts it; its strokes are those of the site. */
export const weather: StartedModule = {
  ...listed,
  story: 'In Odawara schnürst du die Schuhe. Über dem Tal hängen Wolken, und der Wirt schaut prüfend hinauf.',
  content: ['山 zeigt drei Gipfel, 川 drei Wasserläufe.', '天気 (てんき) ist das Wetter.'],
  lesson: taught.map((kanji) => {
    const [kana, meaning, , reading, word, wordKana, wordMeaning] = words[kanji];
    return {
      kanji,
      strokes: { 山: 3, 川: 3, 天: 4, 気: 6, 雨: 8 }[kanji],
      words: [
        { reading: kana, word: kanji, kana, meaning },
        { reading, word, kana: wordKana, meaning: wordMeaning },
      ],
      sentence: `${kanji} ist ein Bild, das man sich gut merken kann, wenn man es einmal gesehen hat.`,
      alike: [],
    };
  }),
};

/** The path of the lesson about the weather. */
export const path: ListedPath = {
  id: 'mountain-pass',
  name: 'Über den Pass',
  description: 'Berge, Wetter, Himmelsrichtungen.',
  icon: '山',
  color: 'asagi',
  difficulty_level: 'beginner',
  estimated_hours: 0.5,
  progress: 0,
  is_unlocked: true,
  module_ids: [listed.id, 'mountain-pass-game'],
};

/** A station after the lesson, with a level of its own. */
export const gameStation: ListedModule = {
  ...listed,
  id: 'mountain-pass-game',
  title: 'Kies im Fluss',
  type: 'game',
  game: 'mitsukete',
  level: 'weather',
  estimated_minutes: 3,
};

export const practice: ListedModule = {
  ...listed,
  id: 'mountain-pass-practice',
  title: 'Am Wegrand',
  type: 'practice',
  exercises: [{ type: 'meaning', question: '山', points: 10 }],
  run: { setup: aSetup('practice'), kanji: listed.kanji },
};

/** The kanji that it is about when it is played. */
export const practised = aSetup('practice').prompts.map(({ kanji, readings: [reading = ''] }) => ({
  kanji,
  meaning: `Bedeutung von ${kanji}`,
  reading,
  romaji: reading,
}));

export interface OpenPath {
  /** What follows the address of the path. */
  readonly search?: string;
  readonly modules?: readonly ListedModule[];
  /** How the server starts the lesson; it cannot be reached when this is null. */
  readonly started?: StartedModule | null;
  /** When the server has started it. */
  readonly answered?: Promise<void>;
  readonly locale?: Locale;
}

/** Opens a path with its stations, of a server that starts its lesson and knows nothing else. */
export async function openPath({
  search = '',
  modules = [listed, gameStation],
  started = weather,
  answered,
  locale,
}: OpenPath = {}): Promise<void> {
  await cleanup(); // it may have been opened before
  const { fetch } = window;
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) => {
    const isStart = new URL(new Request(asked, init).url).pathname.endsWith('/start');
    if (isStart) await answered;
    return isStart && started ? Response.json(started) : fetch(asked, init);
  });
  await show(pathPage, {
    at: '/tabibito/:difficulty/:pathId',
    path: `/tabibito/beginner/mountain-pass${search}`,
    data: { paths: [path], modules },
    ...(locale && { locale }),
  });
}

/** Opens the lesson about the weather. */
export const openLesson = (options: OpenPath = {}) =>
  openPath({ search: `?station=${listed.id}`, ...options });

/** Opens a practice at its first question. */
export async function openPractice(): Promise<void> {
  await openPath({
    modules: [playedPractice],
    search: `?station=${playedPractice.id}&step=play`,
    started: { ...playedPractice, story: 'Am Stand.', content: [] },
  });
  await expect.poll(() => document.querySelector('.tabi-q')).not.toBeNull();
}

const playedPractice: ListedModule = {
  ...practice,
  run: { setup: aSetup('practice'), kanji: practised },
};

/** Chooses the right option of the question that a practice asks, or a wrong one. */
export function answerPractice(right: boolean): void {
  const question = [...document.querySelectorAll('.tabi-q__ask, .tabi-q__gloss')]
    .map(({ textContent }) => textContent)
    .join();
  const asked = practised.find(({ kanji }) => question.includes(kanji));
  const told: unknown[] = [asked?.kanji, asked?.meaning, asked?.reading];
  const options = [...document.querySelectorAll<HTMLElement>('.tabi-option')];
  const chosen = options.find(({ textContent }) => told.includes(textContent) === right);
  if (!asked || !chosen) throw new Error(`no ${right ? 'right' : 'wrong'} option`);
  chosen.click();
}

export const leaf = () => document.querySelector<HTMLElement>('.tabi-leaf');
/** Which card is shown: scene, a kanji, question-0, again-0, arrival. */
export const card = () => leaf()?.dataset.card;
export const next = () => page.getByRole('button', { name: /^(Einsteigen|Weiter|Zum Weg)$/ });

/** Chooses the right option of the question that is shown, or a wrong one. */
export function answer(right: boolean): void {
  const options = [
    ...document.querySelectorAll<HTMLElement>('.tabi-ask__options button:not([aria-disabled])'),
  ];
  const heading = document.querySelector('.tabi-ask__word, .tabi-ask__masu')?.textContent ?? '';
  const isRight = (option: HTMLElement) => {
    const text = option.textContent ?? '';
    const known = taught.find((kanji) => {
      const [reading, meaning] = words[kanji];
      return [kanji, reading, meaning].some((own) => own === text);
    });
    if (!known) return false;
    const [reading, , , , , kana] = words[known];
    return [known, reading, kana].some((shown) => heading.includes(shown));
  };
  const chosen = options.find((option) => isRight(option) === right);
  if (!chosen) throw new Error(`no ${right ? 'right' : 'wrong'} option: ${heading}`);
  chosen.click();
}
