import mails from '@michi/messages/en/mails.json' with { type: 'json' };
import {
  getAdminLetter,
  getAdminLetters,
  getAdminOpen,
  patchAdminLetter,
  postAdminLetterAnswer,
  postAdminLetterDeletion,
} from '../admin-letters.ts';
import { exampleOf } from './example.ts';

const id = '01a204b6-0a11-7d52-b0c4-6b1f0c2a9e17';
const version = 'pX3vQ9kZt1LwN7rYcB5aHg';
/** 18 November 2026, noon. */
const now = 1_795_003_200_000;

const letter = {
  ...{ id, kind: 'contact' as const, name: 'Lena', email: 'lena@example.org', locale: 'de', created_at: now },
  ...{ answered_at: null, done_at: null, beginning: 'The pen lags on my tablet.', version },
};
const details = { ...letter, message: 'The pen lags on my tablet.\nWhat can I do?' };

export const adminLettersExamples = [
  exampleOf(getAdminLetters, {
    query: { search: 'tablet', state: 'open', page: 1 },
    answers: { 200: { rows: [letter], total: 1, page: 1 } },
  }),
  exampleOf(getAdminLetter, { params: { id }, answers: { 200: details } }),
  exampleOf(patchAdminLetter, {
    params: { id },
    body: { version, done: true },
    answers: { 200: { ...details, done_at: now } },
  }),
  exampleOf(postAdminLetterAnswer, {
    params: { id },
    body: { version, text: 'The next version mends it.', done: true },
    answers: { 200: { ...details, answered_at: now, done_at: now } },
  }),
  exampleOf(postAdminLetterDeletion, {
    params: { id },
    body: { version },
    answers: { 200: { message: mails.answers.letterDeleted } },
  }),
  exampleOf(getAdminOpen, { answers: { 200: { letters: 3, names: 1 } } }),
];
