import type { LessonKanji, ListedModule, StartedModule } from '@michi/contracts/tabibito';
import { exercisePoints } from '@michi/games/tabibito/constants';
import { exercises } from '@michi/games/tabibito/deal';
import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { lessonWordsSchema, wordsOf } from '@michi/games/tabibito/lesson-words';
import { minutesOf } from '@michi/games/tabibito/minutes';
import {
  type Module,
  type Path,
  type PathTexts,
  pathsSchema,
  pathTextsSchema,
  statedXp,
} from '@michi/games/tabibito/path';
import { sentenceAbout } from '@michi/games/tabibito/sentence-about';
import { type KnownKanji, promptsOf, type Setup, setupOf } from '@michi/games/tabibito/setup';
import { meaningInOneLine } from '@michi/kanji/kanji';
import { answersTo } from '@michi/kanji/shared-answers';
import { type Locale, locales } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { KanjiLibrary } from '../../content/kanji-library.ts';

type ModuleText = PathTexts[string]['modules'][string];
/** A module as everybody sees it. */
type CommonModule = Omit<ListedModule, 'is_locked' | 'is_completed'>;

export interface PlacedModule {
  readonly path: Path;
  readonly module: Module;
}

/** The paths that the program brings along, with their texts. */
export interface TabibitoContent {
  /** All paths, or those of a difficulty, in the order in which they open. */
  paths(difficulty?: Difficulty): readonly Path[];
  path(id: string): Path | null;
  module(id: string): PlacedModule | null;
  /** How a module is played; null for one that is not graded. */
  setup(placed: PlacedModule): Setup | null;
  names(path: Path, locale: Locale): Pick<PathTexts[string], 'name' | 'description'>;
  listed(placed: PlacedModule, locale: Locale): CommonModule;
  content(placed: PlacedModule, locale: Locale): Pick<StartedModule, 'story' | 'content' | 'lesson'>;
  /** How many minutes a path takes. */
  minutes(path: Path): number;
}

/** Reads all paths; the server does so once. Throws for a path that is not well-formed or lacks a text. */
export async function loadTabibito(library: KanjiLibrary): Promise<TabibitoContent> {
  const paths = z.parse(pathsSchema, await readJson('paths'));
  const words = z.parse(lessonWordsSchema, await readJson('lesson-words'));
  const texts = new Map(
    await Promise.all(
      locales.map(async (locale) => {
        return [locale, z.parse(pathTextsSchema, await readJson(`path-texts/${locale}`))] as const;
      }),
    ),
  );
  const modules = new Map(
    paths.flatMap((path) => path.modules.map((module) => [module.id, { path, module }] as const)),
  );
  const setups = new Map<Module, Setup | null>();

  function textOf({ path, module }: PlacedModule, locale: Locale): ModuleText {
    const text = texts.get(locale)?.[path.id]?.modules[module.id];
    if (!text) throw new Error(`no text for ${module.id} in ${locale}`);
    return text;
  }

  function setup({ path, module }: PlacedModule): Setup | null {
    const known = setups.get(module);
    if (known !== undefined) return known;
    const made = setupOf(path, module, inAllLanguages);
    setups.set(module, made);
    return made;
  }

  /** Each is compared in all languages, once. */
  const known = new Map<string, KnownKanji>();
  function inAllLanguages(kanji: string): KnownKanji {
    const found = known.get(kanji);
    if (found) return found;
    const facts = library.entry(kanji, 'de');
    const meanings = Object.fromEntries(locales.map((locale) => [locale, library.entry(kanji, locale)]));
    const made = { ...facts, answers: answersTo(kanji, facts, meanings) };
    known.set(kanji, made);
    return made;
  }

  function lessonOf({ kanji }: Module, content: readonly string[], locale: Locale): LessonKanji[] {
    return promptsOf(kanji, inAllLanguages).map(({ kanji: each, alike }) => {
      const entry = library.entry(each, locale);
      return {
        kanji: each,
        strokes: entry.strokes,
        words: wordsOf(each, entry, words).map(({ meaning, ...word }) => {
          return { ...word, meaning: meaning?.[locale] ?? entry.glosses[0] };
        }),
        sentence: sentenceAbout(each, { kanji, content }) ?? '',
        alike: [...alike],
      };
    });
  }

  const minutesIn = (placed: PlacedModule) => minutesOf(placed.module, setup(placed)?.questions ?? 0);

  function kanjiIn(kanji: readonly string[], locale: Locale) {
    return kanji.map((each) => {
      const { glosses, note, first } = library.entry(each, locale);
      return { kanji: each, meaning: glosses[0], note, reading: first.kana, romaji: first.romaji };
    });
  }

  function exercisesOf(run: Setup, locale: Locale): ListedModule['exercises'] {
    return exercises(run, run.asked).map(({ kind, kanji }) => ({
      type: kind,
      question: kind === 'kanji' ? meaningInOneLine(library.entry(kanji, locale)) : kanji,
      points: exercisePoints,
    }));
  }

  return {
    paths: (difficulty) =>
      paths.filter((path) => difficulty === undefined || path.difficulty_level === difficulty),
    path: (id) => paths.find((path) => path.id === id) ?? null,
    module: (id) => modules.get(id) ?? null,
    setup,

    names({ id }, locale) {
      const text = texts.get(locale)?.[id];
      if (!text) throw new Error(`no text for ${id} in ${locale}`);
      return { name: text.name, description: text.description };
    },

    listed(placed, locale) {
      const { path, module } = placed;
      const run = setup(placed);
      return {
        id: module.id,
        path_id: path.id,
        title: textOf(placed, locale).title,
        type: module.type,
        xp_reward: statedXp(module),
        estimated_minutes: minutesIn(placed),
        exercises: run?.kind === 'practice' ? exercisesOf(run, locale) : [],
        kanji: kanjiIn(module.kanji, locale),
        game: module.game ?? null,
        level: module.level ?? null,
        run: run && {
          setup: run,
          kanji: kanjiIn(
            run.prompts.map(({ kanji }) => kanji),
            locale,
          ),
        },
      };
    },

    content(placed, locale) {
      const { story, content } = textOf(placed, locale);
      if (placed.module.type !== 'lesson') return { story, content };
      return { story, content, lesson: lessonOf(placed.module, content, locale) };
    },

    minutes: (path) => path.modules.reduce((sum, module) => sum + minutesIn({ path, module }), 0),
  };
}

async function readJson(name: string): Promise<unknown> {
  const { default: content } = await import(`@michi/games/tabibito/${name}.json`, { with: { type: 'json' } });
  return content;
}
