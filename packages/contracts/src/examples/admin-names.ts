import mails from '@michi/messages/en/mails.json' with { type: 'json' };
import { getAdminAnswers, postAdminAnswerRemoval } from '../admin-answers.ts';
import {
  getAdminName,
  getAdminNames,
  postAdminRename,
  postAdminReportsDismissal,
  putAdminRunHidden,
} from '../admin-names.ts';
import { exampleOf } from './example.ts';

const id = '01a204b5-f585-7139-9416-e16c43e003f6';
const version = 'pX3vQ9kZt1LwN7rYcB5aHg';
/** 18 November 2026, noon. */
const now = 1_795_003_200_000;

const name = { id, name: 'Mika', is_guest: false, reports: 1, reported_at: now };
const run = {
  ...{ id: '01a204b7-1c2d-7a51-8f0e-5a2c4be1d903', game: 'mitsukete', level_id: '12', score: 2450 },
  ...{ finished_at: now, hidden_at: null },
};
const details = {
  ...name,
  open_reports: [
    { id: '01a204b7-5e10-7c44-9a3b-0d6f1c2e8b75', reason: 'offensive' as const, words: '', created_at: now },
  ],
  runs: [run],
  total_runs: 1,
  version,
};
const settled = { ...details, reports: 0, reported_at: null, open_reports: [] };

const refused = { kanji: '山', kind: 'meaning', language: 'en', text: 'peak', count: 12 } as const;

export const adminNamesExamples = [
  exampleOf(getAdminNames, {
    query: { search: 'mika', state: 'reported', page: 1 },
    answers: { 200: { rows: [name], total: 1, page: 1 } },
  }),
  exampleOf(getAdminName, { params: { id }, answers: { 200: details } }),
  exampleOf(postAdminRename, {
    params: { id },
    body: { version, username: 'Michi 4711', reason: 'An insult' },
    answers: { 200: { ...settled, name: 'Michi 4711' } },
  }),
  exampleOf(postAdminReportsDismissal, {
    params: { id },
    body: { version, reason: 'A common name' },
    answers: { 200: settled },
  }),
  exampleOf(putAdminRunHidden, {
    params: { id: run.id },
    body: { hidden: true },
    answers: { 200: { ...run, hidden_at: now } },
  }),
  exampleOf(getAdminAnswers, {
    query: { search: '山', kind: 'any', page: 1 },
    answers: { 200: { rows: [{ ...refused, last_day: 20_775 }], total: 1, page: 1 } },
  }),
  exampleOf(postAdminAnswerRemoval, {
    body: refused,
    answers: { 200: { message: mails.answers.refusedAnswerRemoved } },
  }),
];
