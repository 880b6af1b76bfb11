import mails from '@michi/messages/en/mails.json' with { type: 'json' };
import { getAdminChanges, postAdminChangeUndo } from '../admin-changes.ts';
import { getAdminDashboard } from '../admin-dashboard.ts';
import {
  type AdminGame,
  getAdminGames,
  patchAdminGame,
  postAdminGameMove,
  postAdminGameReset,
} from '../admin-games.ts';
import {
  getAdminUser,
  getAdminUserExport,
  getAdminUsers,
  patchAdminUser,
  postAdminUserDeletion,
  postAdminUserLogout,
} from '../admin-users.ts';
import { exampleOf } from './example.ts';

const id = '01a204b5-f585-7139-9416-e16c43e003f6';
const version = 'pX3vQ9kZt1LwN7rYcB5aHg';
/** 18 November 2026, noon. */
const now = 1_795_003_200_000;

const user = {
  id,
  email: 'mika@example.org',
  username: 'Mika',
  language: 'en',
  country_code: 'IE',
  role: 'user',
  plan: 'premium',
  email_verified: true,
  has_password: true,
  second_factor: false,
  title: null,
  created_at: now,
  last_used_at: now,
  blocked_at: null,
  version,
} as const;

const change = {
  ...{ id: '01a204b5-f6a5-7991-b588-dfe51cf3421e', at: now, admin_name: 'Aki' },
  ...{ action: 'user.change', subject_kind: 'user', subject_id: id, subject_name: 'Mika' },
  ...{ reason: 'A prize', before: { plan: 'free' }, after: { plan: 'premium' } },
  ...{ can_undo: true, undone_at: null },
};

const game: AdminGame = {
  id: 'mitsukete',
  title: 'Mitsukete',
  japanese_title: '見つけて',
  descriptions: {
    de: 'Finde drei gleiche Zeichen.',
    en: 'Find three matching characters.',
    es: 'Encuentra tres caracteres iguales.',
    fr: 'Trouve trois caractères identiques.',
    ja: '同じ字を三つ見つけます。',
  },
  emoji: '🔍',
  tags: ['Erkennen', 'Tempo'],
  link: '/mitsukete',
  ...{ color: '#1f4f7a', color_from: '#1f4f7a', color_to: '#2c659b' },
  ...{ difficulty: 'Anfänger', players: '1 Spieler', duration: '5-10 Min' },
  ...{ available: true, is_new: false, premium_only: false, is_coming_soon: false },
  ...{ edited: false, built_in: true, version },
};
const gameList = { games: [game] };

const { id: sessionId } = change;

export const administrationExamples = [
  exampleOf(getAdminChanges, {
    query: { search: 'mika', page: 1 },
    answers: { 200: { rows: [change], total: 1, page: 1 } },
  }),
  exampleOf(postAdminChangeUndo, {
    params: { id: change.id },
    answers: { 200: { ...change, can_undo: false, undone_at: now } },
  }),
  exampleOf(getAdminUsers, {
    query: { search: 'mika', role: 'any', page: 1 },
    answers: { 200: { rows: [user], total: 1, page: 1 } },
  }),
  exampleOf(getAdminUser, {
    params: { id },
    answers: {
      200: {
        ...user,
        sessions: [{ id: sessionId, created_at: now, last_used_at: now, user_agent: 'Mozilla/5.0' }],
        figures: { runs: 148, devices: 2, total_score: 12_450, documents: 3 },
      },
    },
  }),
  exampleOf(patchAdminUser, {
    params: { id },
    body: { version, plan: 'premium', reason: 'A prize' },
    answers: { 200: user },
  }),
  exampleOf(postAdminUserLogout, {
    params: { id },
    body: { reason: 'A lost phone' },
    answers: { 200: { message: mails.answers.loggedOutEverywhere } },
  }),
  exampleOf(getAdminUserExport, {
    params: { id },
    answers: { 200: { exported_at: now, account: { id, username: 'Mika' }, complete: true } },
  }),
  exampleOf(postAdminUserDeletion, {
    params: { id },
    body: { username: 'Mika', reason: 'A letter of 3 May' },
    answers: { 200: { message: mails.answers.accountDeletedByAdmin } },
  }),
  exampleOf(getAdminDashboard, {
    query: { span: 'week' },
    answers: {
      200: {
        counted_at: now,
        days: Array.from({ length: 7 }, (_, index) => ({
          date: `2026-11-${12 + index}`,
          new_accounts: 90 + index,
          played: { guests: 480 + index, accounts: 760 + index, runs: 5800 + index, answers: 87_000 + index },
        })),
        week_ago: {
          date: '2026-11-11',
          new_accounts: 85,
          played: { guests: 470, accounts: 741, runs: 5600, answers: 84_000 },
        },
        games_today: [
          { game: 'mitsukete', runs: 3804 },
          { game: 'jukugo', runs: 2002 },
        ],
        cohorts: [
          { date: '2026-10-26', learners: 812, returned: [430, 365] },
          { date: '2026-11-02', learners: 774, returned: [426] },
          { date: '2026-11-09', learners: 860, returned: [] },
        ],
        mails_waiting: 2,
        letters: {
          open: 3,
          latest: [{ id, kind: 'contact', created_at: now, beginning: 'A licence for 28 children?' }],
        },
        changes: [change],
      },
    },
  }),
  exampleOf(getAdminGames, { answers: { 200: gameList } }),
  exampleOf(patchAdminGame, {
    params: { id: game.id },
    body: { version, is_new: true, reason: 'New levels' },
    answers: { 200: gameList },
  }),
  exampleOf(postAdminGameMove, {
    params: { id: game.id },
    body: { version, direction: 'up', reason: '' },
    answers: { 200: gameList },
  }),
  exampleOf(postAdminGameReset, {
    params: { id: game.id },
    body: { version, reason: '' },
    answers: { 200: gameList },
  }),
];
