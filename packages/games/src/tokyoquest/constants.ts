import type { Ms } from '@michi/game-kit/time';

export const startHealth = 100;
export const startKanjiPower = 10;
/** What a level brings. */
export const healthOfLevel = 20;
export const kanjiPowerOfLevel = 5;
/** Experience that leads from a level to the next. */
export const xpOfLevel = (level: number): number => level * 100;
/** Health that a wrong answer costs. */
export const wrongCost = 10;
/** After so many wrong answers to a question the right one is named. */
export const answerNamedAfter = 2;
/** How long it stands whether an answer was right, before the rules go on. */
export const feedbackMs: Ms = 2_000;
export const optionCount = 4;
/** On the second walk. */
export const harderOptionCount = 6;
/** What was missed before may take so many places among the options. */
export const mostMissed = 2;
