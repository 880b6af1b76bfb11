// How well the memory knows learners whose forgetting follows other parameters and who guess: predicted against true
// recall, beside the same algorithm fed with every answer as it looks.
import type { Asked } from '@michi/game-kit/events';
import { seededRandom } from '@michi/game-kit/random';
import { afterAnswer, type Memory, memoryOf, recallOn } from '@michi/progress/memory';
import { default_w, FSRSAlgorithm, generatorParameters } from 'ts-fsrs';
import { print } from './figure.ts';

const learners = 150;
const kanjiEach = 60;
const answersEach = 25;
const lastDay = 200;
/** Of a hundred answers so many are given this way. */
const ways: readonly (readonly [share: number, asked: Asked])[] = [
  [35, { of: 4 }],
  [20, { of: 25 }],
  [10, { of: 9 }],
  [25, 'typed'],
  [10, 'copied'],
];
const hintShare = 0.08;
const knownBefore = 0.15;
const seed = 1;
const bins = 10;
const foldedAnswers = 200_000;

/** What one way of remembering predicted, against what was true. */
interface Score {
  loss: number;
  answers: number;
  /** Of answers that nobody can guess, by predicted recall: how many, the sum of predictions, how many were right. */
  readonly typed: { count: number; predicted: number; right: number }[];
}

const chances = seededRandom(seed);
/** From 0 up to 1, the same each time. */
const random = () => chances.int(2 ** 32) / 2 ** 32;
const scores = { weighed: emptyScore(), unweighed: emptyScore() };
for (let learner = 0; learner < learners; learner++) {
  const truth = otherParameters();
  for (let kanji = 0; kanji < kanjiEach; kanji++) live(truth);
}
const losses = { weighed: lossOf(scores.weighed), unweighed: lossOf(scores.unweighed) };
print({
  name: 'log loss of predicted answers, of what answers fed unweighed make of it',
  value: losses.weighed / losses.unweighed,
  digits: 2,
  wanted: { atMost: 1 },
  note: `${losses.weighed.toFixed(3)} against ${losses.unweighed.toFixed(3)} over ${scores.weighed.answers} answers`,
});
print({
  name: 'distance of predicted from true recall',
  value: distance(scores.weighed) * 100,
  unit: 'points',
  wanted: { atMost: 3 },
  note: `${(distance(scores.unweighed) * 100).toFixed(1)} points unweighed`,
});
printFold();

/** Lets a learner meet one kanji again and again, at times that no plan chose. */
function live(truth: FSRSAlgorithm): void {
  const memories: Record<keyof typeof scores, Memory | null> = { weighed: null, unweighed: null };
  let known: { stability: number; difficulty: number } | null = null;
  let knownOn = 0;
  const everyDays = 1 + random() * 12;
  const startsKnown = random() < knownBefore;
  for (let day = 0, met = 0; met < answersEach && day < lastDay; met++) {
    const asked = oneOfWays();
    const hinted = asked !== 'copied' && random() < hintShare;
    const chance = typeof asked === 'object' ? 1 / asked.of : 0;
    const recall = known ? truth.forgetting_curve(day - knownOn, known.stability) : startsKnown ? 0.9 : 0;
    const knows = random() < recall;
    const correct = asked === 'copied' || (hinted ? random() < 0.9 : knows || random() < chance);
    if (asked !== 'copied' && !hinted)
      for (const way of ['weighed', 'unweighed'] as const)
        note(scores[way], memories[way], { day, chance, correct });
    if (asked !== 'copied') {
      known = truth.next_state(known, known ? day - knownOn : 0, knows && !hinted ? 3 : 1);
      knownOn = day;
    }
    memories.weighed = afterAnswer(memories.weighed, { asked, correct, hinted, day });
    memories.unweighed = afterAnswer(memories.unweighed, { asked: 'typed', correct, hinted: false, day });
    day += Math.round(-Math.log(1 - random()) * everyDays);
  }
}

function note(
  score: Score,
  memory: Memory | null,
  answer: { day: number; chance: number; correct: boolean },
): void {
  if (memory === null) return;
  const { day, chance, correct } = answer;
  const recall = recallOn(memory, day);
  const right = Math.min(0.999, Math.max(0.001, recall + (1 - recall) * chance));
  score.loss -= Math.log(correct ? right : 1 - right);
  score.answers += 1;
  if (chance > 0) return;
  const bin = score.typed[Math.min(bins - 1, Math.floor(recall * bins))];
  if (!bin) return;
  bin.count += 1;
  bin.predicted += recall;
  bin.right += Number(correct);
}

function lossOf({ loss, answers }: Score): number {
  return loss / answers;
}

/** The mean distance of prediction and truth over the bins, weighed by how much lies in each. */
function distance({ typed }: Score): number {
  const all = typed.reduce((sum, { count }) => sum + count, 0);
  return typed.reduce((sum, { predicted, right }) => sum + Math.abs(predicted - right), 0) / all;
}

function emptyScore(): Score {
  return {
    loss: 0,
    answers: 0,
    typed: Array.from({ length: bins }, () => ({ count: 0, predicted: 0, right: 0 })),
  };
}

/** Someone who forgets by other parameters than the memory believes. */
function otherParameters(): FSRSAlgorithm {
  const last = default_w.length - 1;
  const w = default_w.map((value, index) =>
    index === last
      ? Math.min(0.4, Math.max(0.1, value * Math.exp(0.2 * normal())))
      : value * Math.exp(0.3 * normal()),
  );
  return new FSRSAlgorithm(generatorParameters({ w, enable_fuzz: false }));
}

function oneOfWays(): Asked {
  let left = random() * ways.reduce((sum, [share]) => sum + share, 0);
  for (const [share, asked] of ways) {
    left -= share;
    if (left < 0) return asked;
  }
  return 'typed';
}

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** How many answers are folded in a second, those of one kanji and skill at a time. */
function printFold(): void {
  const perCard = 20;
  const cards = Array.from({ length: foldedAnswers / perCard }, (_, card) =>
    Array.from({ length: perCard }, (_, number) => ({
      ...{ item: 'k:木', skill: 'meaning' as const, runId: `run-${card}`, number },
      ...{ at: number * 3 * 86_400_000, day: number * 3, asked: 'typed' as const },
      ...{ correct: number % 7 !== 3, hinted: false },
    })),
  );
  const begun = performance.now();
  for (const answers of cards) memoryOf(answers);
  const seconds = (performance.now() - begun) / 1000;
  print({
    name: 'answers folded in a second',
    value: foldedAnswers / seconds,
    digits: 0,
    wanted: { atLeast: 50_000 },
  });
}
