import { noStatistics } from '@michi/progress/statistics';
import { postBatch } from '../batch.ts';
import { postChallengeClaim } from '../challenges.ts';
import { postDeviceJoin } from '../devices.ts';
import { getCreation, getCreations, getDocuments, putCreation, putDocument } from '../documents.ts';
import { getGameLevels } from '../game-levels.ts';
import { type GameResult, postGameResult, postGameTicket } from '../game-results.ts';
import { getGames } from '../games.ts';
import { getKanji } from '../kanji.ts';
import { getLeaderboard } from '../leaderboards.ts';
import { deleteKanjiImport, getMemory, postKanjiImport } from '../memory.ts';
import { getProgress } from '../progress.ts';
import { getStatistics } from '../statistics.ts';
import { exampleOf } from './example.ts';

const deviceId = 'device_5f0c1e7a9b3d4c28';
const game = 'mitsukete';
const level = 'first-strokes';
const seed = 2_678_305_758;
const runId = '01a204c1-7d3e-7c52-8f0a-4b6d2e9a1c33';
const setup = {
  rows: 4,
  cols: 4,
  targetCount: 3,
  kanjiCount: 5,
  timeLimitS: null,
  pointsPerMatch: 10,
  targetBonus: 20,
  timeBonus: 2,
  kanji: ['山', '川', '日', '月', '木', '人', '大'],
};

const finishedRun: GameResult = {
  runId,
  deviceId,
  game,
  level,
  ticket: null,
  rulesVersion: 2,
  setup,
  seed,
  moves: [
    { at: 1830, seat: 0, move: { pick: 0 } },
    { at: 2442, seat: 0, move: { pick: 3 } },
    { at: 3397, seat: 0, move: { pick: 5 } },
  ],
  endedAt: 48_210,
  at: 1_795_000_000_000,
  utcOffset: 60,
  sentAt: 1_795_000_004_000,
};
const gameResult = {
  runId,
  won: true,
  score: 168,
  ranked: false,
  progress: { totalScore: 168, level: { completed: true, highScore: 168 } },
};

const totals = { score: 1840, solved: 20, perfect: 17, hints: 4, streak: 6 };
const haiku = {
  name: 'kotodama.haiku.0199f3a0-0000-7000-8000-000000000009',
  version: 4,
  format: 1,
  value: {
    edition: '0199f3a0-0000-7000-8000-00000000000a',
    changedAt: 1_795_000_000_000,
    copyOf: null,
    content: {
      mode: 'create',
      season: 'autumn',
      lines: [[{ word: 'kaze' }, { kana: 'や' }], [], []],
      poem: null,
      hintsLeft: 3,
      handedIn: null,
    },
  },
};
const carried = { name: 'jukugo.challenge', version: 3, format: 1, value: { level: 3, totals } };

const kanjiImport = {
  id: '0199f3a0-0000-7000-8000-00000000000a',
  at: 1_795_000_000_000,
  kanji: 2,
  merged: false,
};

export const playingExamples = [
  exampleOf(getKanji, {
    query: { limit: 2 },
    answers: {
      200: [
        { id: '書', kanji: '書', meaning: 'to write', romaji: 'kaku' },
        { id: '午', kanji: '午', meaning: 'noon', romaji: 'go' },
      ],
    },
  }),
  exampleOf(getGames, {
    answers: {
      200: [
        {
          id: game,
          title: 'Mitsukete',
          japanese_title: '見つけて',
          title_ja: '見つけて',
          description: 'Finde drei gleiche Zeichen im Gewimmel, bevor die Zeit abläuft.',
          description_en: 'Find three matching characters in the crowd before time runs out.',
          description_ja: '入り混じる字の中から、時間内に同じ字を三つ見つけます。',
          emoji: '🔍',
          tags: ['Erkennen', 'Gedächtnis', 'Tempo'],
          available: true,
          link: '/mitsukete',
          color: '#1f4f7a',
          color_from: '#1f4f7a',
          color_to: '#2c659b',
          is_new: false,
          premium_only: false,
          is_coming_soon: false,
          difficulty: 'Anfänger',
          players: '1 Spieler',
          duration: '5-10 Min',
        },
      ],
    },
  }),
  exampleOf(getGameLevels, {
    query: { game_type: game },
    answers: {
      200: {
        data: [
          {
            id: level,
            name: 'First Strokes',
            description: 'Mountain, river, sun, moon: characters that are still pictures.',
            difficulty: 1,
            grid_rows: 4,
            grid_cols: 4,
            target_count: 3,
            kanji_count: 5,
            time_limit: null,
            unlock_score: 0,
            points_per_match: 10,
            target_bonus: 20,
            time_bonus: 2,
            kanji_list: [
              { id: '山', kanji: '山', meaning: 'mountain', romaji: 'yama', hiragana: 'やま', on: 'サン' },
              { id: '川', kanji: '川', meaning: 'river', romaji: 'kawa', hiragana: 'かわ', on: 'セン' },
            ],
          },
        ],
      },
    },
  }),
  exampleOf(postGameTicket, {
    body: { game, level, deviceId },
    answers: {
      201: { ticket: 'eyJpZCI6IjAxYTIwNGI1In0.1hR_-8MAXXCdeQNUiakb', seed, rulesVersion: 2, setup },
    },
  }),
  exampleOf(postGameResult, { body: finishedRun, answers: { 200: gameResult } }),
  exampleOf(postBatch, {
    body: {
      calls: [
        { operation: 'postGameResult', body: finishedRun },
        {
          operation: 'postModuleComplete',
          params: { id: 'first-steps-numbers' },
          deviceId,
          body: { date: '2026-11-21' },
        },
      ],
    },
    answers: {
      200: {
        answers: [
          { status: 200, body: gameResult, retryAfterS: null },
          { status: 403, body: { message: 'Dieses Modul ist noch gesperrt.' }, retryAfterS: null },
        ],
      },
    },
  }),
  exampleOf(getDocuments, { answers: { 200: { documents: [carried] } } }),
  exampleOf(putDocument, {
    params: { name: carried.name },
    body: { base: 2, format: 1, value: carried.value },
    answers: { 200: { taken: true, document: carried } },
  }),
  exampleOf(getCreations, {
    answers: { 200: { creations: [{ name: haiku.name, version: 4, removed: false }] } },
  }),
  exampleOf(getCreation, { params: { name: haiku.name }, answers: { 200: haiku } }),
  exampleOf(putCreation, {
    params: { name: haiku.name },
    body: { base: 3, format: 1, value: haiku.value },
    answers: { 200: { taken: true, document: haiku } },
  }),
  exampleOf(getMemory, {
    query: { since: 'Nq0Jv3wWm5l2cXb8.41.山.meaning' },
    answers: {
      200: {
        cursor: 'Nq0Jv3wWm5l2cXb8.43.川.reading',
        whole: false,
        more: false,
        memories: [
          ['山', 'meaning', 8.2956, 4.94, 20_778],
          ['川', 'reading', null, null, null],
        ],
        imports: [kanjiImport],
      },
    },
  }),
  exampleOf(postKanjiImport, {
    body: {
      ...{ id: kanjiImport.id, kanji: ['山', '川'] },
      ...{ utcOffset: 60, at: 1_795_000_000_000, sentAt: 1_795_000_004_000 },
    },
    answers: { 200: { imports: [kanjiImport] } },
  }),
  exampleOf(deleteKanjiImport, { params: { id: kanjiImport.id }, answers: { 200: { imports: [] } } }),
  exampleOf(getStatistics, {
    query: { deviceId },
    answers: {
      200: {
        statistics: {
          ...noStatistics,
          totalGamesPlayed: 1,
          totalScore: 168,
          bestScore: 168,
          currentStreak: 3,
          bestStreak: 3,
          bestCombo: 3,
          answers: { given: 3, correct: 3 },
          kanji: { 山: { correct: 3, wrong: 0, hinted: 0, lastAt: 1_795_000_000_000 } },
          levels: { [game]: { [level]: 1 } },
          solved: { [game]: 3 },
          perfectLevels: 1,
          fastestLevelMs: 48_210,
          days: [20_775],
          bestDayStreak: 1,
        },
        achievements: { first_100: 1_795_000_000_000, first_level: 1_795_000_000_000 },
        days: {
          20775: {
            bestScore: 168,
            levels: 1,
            flawless: 1,
            fastestMs: 48_210,
            combos: 3,
            perfect: 3,
            kanji: '山',
          },
        },
        claimed: { speed_run: { times: 1, starts: [20_775] } },
      },
    },
  }),
  exampleOf(postChallengeClaim, {
    params: { challenge: 'speed_run' },
    body: { date: '2026-11-18', at: 1_795_000_000_000, utcOffset: 60, sentAt: 1_795_000_004_000 },
    answers: { 200: { challenge: 'speed_run', date: '2026-11-18', xp: 120 } },
  }),
  exampleOf(getProgress, {
    query: { deviceId, game },
    answers: {
      200: { totalScore: 168, levels: { [level]: { completed: true, highScore: 168, flawlessMs: 21_480 } } },
    },
  }),
  exampleOf(postDeviceJoin, { body: { deviceId }, answers: { 200: { joined: true } } }),
  exampleOf(getLeaderboard, {
    params: { game },
    query: { period: 'week' },
    answers: {
      200: {
        period: 'week',
        startsAt: 1_794_787_200_000,
        level: null,
        top: [{ rank: 1, name: 'Mika', title: 'mitsukete_master', tag: '4f0c1e', score: 1_240, own: false }],
        own: { rank: 7, name: null, title: null, tag: 'a91b3d', score: 168, own: true },
        around: [],
      },
    },
  }),
];
