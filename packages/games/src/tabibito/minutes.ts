import type { Module } from './path.ts';

/** How long a learner takes who thinks a little: seconds for each kanji or question. */
const perKanji = 35;
const perQuestion = { practice: 10, quiz: 15, review: 12, challenge: 15 } as const;
const lessonQuestion = 15;
const sceneAndArrival = 45;
/** One level, duel or song with its answers, in minutes. */
const ofGame: Readonly<Record<string, number>> = { mitsukete: 3, tatakae: 3, otoawase: 8 };

/** How many minutes a module takes, rounded up; `questions` are those of its run, if it has one. */
export function minutesOf({ type, kanji, game }: Module, questions: number): number {
  if (type === 'game') return ofGame[game ?? ''] ?? 5;
  const seconds =
    type === 'lesson'
      ? sceneAndArrival + kanji.length * perKanji + Math.ceil(kanji.length / 2) * lessonQuestion
      : questions * perQuestion[type];
  return Math.ceil(seconds / 60);
}
