import { getUserStats, postModuleComplete } from '../journey.ts';
import { getJukugoOfKanji, getJukugoWords, getRandomJukugo } from '../jukugo.ts';
import { getModules, getPaths, type ListedModule, postModuleStart } from '../tabibito.ts';
import { exampleOf } from './example.ts';

const word = {
  id: '森林',
  jukugo: '森林',
  hiragana: 'しんりん',
  romaji: 'shinrin',
  meaning: 'forest',
  kanji_array: ['森', '林'],
  kanji_meanings: ['forest', 'grove'],
  kanji_readings: ['しん', 'りん'],
  example: 'The forest air is wonderfully fresh.',
  example_ja: '森林の空気はおいしい。',
  category: 'nature',
  difficulty: 4,
};

const id = 'first-steps-numbers';
const module: ListedModule = {
  id,
  path_id: 'first-steps',
  title: 'Platforms one to six',
  type: 'lesson',
  xp_reward: 20,
  estimated_minutes: 10,
  is_locked: false,
  is_completed: false,
  exercises: [],
  kanji: [
    { kanji: '一', meaning: 'one', reading: 'いち', romaji: 'ichi' },
    { kanji: '二', meaning: 'two', reading: 'に', romaji: 'ni' },
  ],
  game: null,
  level: null,
  run: null,
};

export const learningExamples = [
  exampleOf(getRandomJukugo, {
    query: { count: 1, difficulty: 4, category: 'nature' },
    answers: { 200: { status: 'success', data: [word] } },
  }),
  exampleOf(getJukugoOfKanji, { query: { kanji: '森林花火' }, answers: { 200: { data: [word] } } }),
  exampleOf(getJukugoWords, { query: { words: ['森林', '花火'] }, answers: { 200: { data: [word] } } }),
  exampleOf(getUserStats, {
    query: { date: '2026-11-18' },
    answers: {
      200: {
        total_xp: 20,
        streak_days: 1,
        kanji_mastered: 0,
        modules_completed: 1,
        completions: [{ module_id: id, xp_earned: 20, day: 20_775, kanji: [] }],
      },
    },
  }),
  exampleOf(getPaths, {
    query: { difficulty: 'beginner' },
    answers: {
      200: [
        {
          id: 'first-steps',
          name: 'First steps in Tokyo',
          description:
            'You land in Tokyo and read what meets you everywhere first: numbers, money and the days of the week.',
          icon: '一',
          color: 'asagi',
          difficulty_level: 'beginner',
          estimated_hours: 1,
          progress: 12,
          is_unlocked: true,
          module_ids: [id, 'first-steps-coins'],
        },
      ],
    },
  }),
  exampleOf(getModules, { params: { id: 'first-steps' }, answers: { 200: [module] } }),
  exampleOf(postModuleStart, {
    params: { id },
    answers: {
      200: {
        ...module,
        story:
          'The airport train stops and the doors slide open. The signs above you are full of numbers, and today you read them yourself for the first time.',
        content: [
          '一, 二, 三: one stroke, two strokes, three strokes, like counting rods laid flat on a table.',
        ],
        lesson: [
          {
            kanji: '一',
            strokes: 1,
            words: [
              { reading: 'イチ', word: '一', kana: 'いち', meaning: 'one' },
              { reading: 'ひと', word: '一つ', kana: 'ひとつ', meaning: 'one (thing)' },
            ],
            sentence:
              '一, 二, 三: one stroke, two strokes, three strokes, like counting rods laid flat on a table.',
            alike: [],
          },
        ],
      },
    },
  }),
  exampleOf(postModuleComplete, {
    params: { id },
    body: { date: '2026-11-18' },
    answers: { 200: { xp_earned: 20 } },
  }),
];
