import type { GameEvent } from '@michi/game-kit/events';
import { type Random, seededRandom } from '@michi/game-kit/random';
import { mitsukete } from '@michi/games/mitsukete/rules';
import { noteNow } from '@michi/games/otoawase/state';
import { radicals } from '@michi/games/puzzle/radicals';
import { currentQuestion as asked, review } from '@michi/games/review/rules';
import { currentQuestion as exercise, tabibito } from '@michi/games/tabibito/rules';
import { currentQuestion, isAnswerNamed, tokyoquest } from '@michi/games/tokyoquest/rules';
import { Visit } from '@michi/testing/hanazono';
import { Table as Cards } from '@michi/testing/jukugo';
import { aSetup as aLevel } from '@michi/testing/mitsukete-table';
import { newcomersSetup, Performance } from '@michi/testing/otoawase';
import { Bench } from '@michi/testing/puzzle';
import { RecordedRun } from '@michi/testing/recorded-run';
import { aSetup as aSitting, rightMove } from '@michi/testing/review';
import { aSetup as aModule } from '@michi/testing/tabibito';
import { aSetup as aQuest } from '@michi/testing/tokyoquest';
import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';
import { isKnown, masteryOf } from './known.ts';
import { afterAnswer, type Memory } from './memory.ts';

const days = 60;
const dayMs = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 0, 5, 12);
const nonsense = 'ぬぬぬ';

/** Plays one run and returns its events. */
type Player = (random: Random, seed: number) => readonly GameEvent[];

/** Players who know nothing: they choose at random, and type what is wrong. */
const guessers: Readonly<Record<string, Player>> = {
  review(random) {
    const run = new RecordedRun(review, aSitting(), 1);
    while (run.result === null) {
      const question = asked(run.state.game);
      run.advance(run.at + 1_500);
      run.play(
        'options' in question
          ? { choose: question.options[random.int(question.options.length)] ?? '' }
          : { type: nonsense },
      );
      run.advance(run.at + 800);
      run.play({ ask: 'next' });
    }
    return run.events;
  },

  tabibito(random, seed) {
    const kind = (['practice', 'quiz', 'review', 'challenge'] as const)[seed % 4] ?? 'quiz';
    const run = new RecordedRun(tabibito, aModule(kind), seed);
    while (run.result === null) {
      const { kind: form, options } = exercise(run.state.game);
      run.advance(run.at + 1_500);
      if (random.chance(50)) run.play({ ask: 'hint' });
      const open = options.filter((option) => !run.state.game.struck.includes(option));
      const chosen = open[random.int(Math.max(1, open.length))] ?? '';
      run.play(form === 'typed' ? { type: nonsense } : { choose: options.indexOf(chosen) });
      if (!run.play({ ask: 'next' }) && run.nextAlarm !== null) run.wait();
    }
    return run.events;
  },

  tokyoquest(random, seed) {
    const run = new RecordedRun(tokyoquest, aQuest(), seed);
    while (run.result === null) {
      const { phase, failed } = run.state.game;
      const { kind, options, reading } = currentQuestion(run.state.game);
      run.advance(run.at + 1_500);
      if (phase === 'resting') run.play({ ask: 'rise' });
      else if (kind === 'typed') run.play({ type: isAnswerNamed(run.state.game) ? reading : nonsense });
      else {
        const open = options.filter((option) => !failed.includes(option));
        run.play({ choose: options.indexOf(open[random.int(open.length)] ?? '') });
        run.play({ ask: 'check' });
      }
      if (run.nextAlarm !== null) run.wait();
    }
    return run.events;
  },

  hanazono(random, seed) {
    const visit = new Visit({}, seed);
    for (const kanji of '山川木水火') visit.plant(kanji);
    for (let part = 0; part < 5; part++) {
      for (const { kanji, question } of visit.state.plants) {
        const { options } = visit.state.setup.prompts.find((prompt) => prompt.kanji === kanji) ?? {
          options: [],
        };
        const chosen = options[random.int(Math.max(1, options.length))] ?? nonsense;
        visit.run.advance(visit.run.at + 1_500);
        visit.answer(kanji, question.kind === 'writing' ? chosen : nonsense);
      }
      visit.tick();
    }
    return visit.run.events;
  },

  mitsukete(random, seed) {
    const run = new RecordedRun(mitsukete, aLevel(), seed);
    for (let picks = 0; picks < 300 && run.result === null; picks++)
      run.play({ pick: random.int(run.state.game.cards.length) }, run.at + 700);
    return run.events;
  },

  jukugo(random, seed) {
    const { run } = new Cards({}, seed);
    for (let picks = 0; picks < 200 && run.result === null; picks++) {
      run.play({ pick: random.int(run.state.game.cards.length) }, run.at + 700);
      if (run.nextAlarm !== null && random.chance(50)) run.wait();
    }
    return run.events;
  },

  puzzle(random, seed) {
    const { run } = new Bench({}, seed);
    const all = radicals.map(({ id }) => id);
    for (let picks = 0; picks < 400 && run.result === null; picks++) {
      run.play({ choose: all[random.int(all.length)] ?? 'knife' }, run.at + 500);
      if (run.nextAlarm !== null && random.chance(50)) run.wait();
    }
    return run.events;
  },

  otoawase(_, seed) {
    const song = new Performance(newcomersSetup(), seed);
    while (noteNow(song.state) && song.run.result === null)
      if (song.state.phase === 'spent') song.run.play({ ask: 'next' });
      else if (song.hitNote()) song.name(nonsense);
    return song.run.events;
  },
};

/** Answers all questions of a review rightly. */
const knower: Player = () => {
  const run = new RecordedRun(review, aSitting(), 1);
  while (run.result === null) {
    run.advance(run.at + 1_500);
    run.play(rightMove(asked(run.state.game)));
    run.advance(run.at + 800);
    run.play({ ask: 'next' });
  }
  return run.events;
};

/** How many memories there are after sixty days of one run each, and how many of them were sure on any day. */
function afterDays(play: Player, seed: number) {
  const memories = new Map<string, Memory | null>();
  const sure = new Set<string>();
  const random = seededRandom(seed);
  for (let day = 0; day < days; day++) {
    const events = play(random, seed * days + day);
    const run = { runId: `${day}`, at: noon + day * dayMs, utcOffset: 0 };
    for (const answer of answersOf(events, run)) {
      const name = `${answer.item} ${answer.skill}`;
      const memory = afterAnswer(memories.get(name) ?? null, answer);
      memories.set(name, memory);
      if (memory && isKnown(masteryOf(memory, answer.day))) sure.add(name);
    }
  }
  return { asked: memories.size, sure: sure.size };
}

test.each(Object.entries(guessers))('MEM-02 who guesses for sixty days in %s knows nothing', (_, guess) => {
  const seeds = Array.from({ length: 6 }, (_, seed) => seed + 1);
  const all = seeds.map((seed) => afterDays(guess, seed));
  expect(all.every(({ asked }) => asked > 0)).toBe(true);
  expect(all.reduce((sum, { sure }) => sum + sure, 0)).toBe(0);
});

test('MEM-02 who answers rightly for sixty days knows all', () => {
  const { asked: of, sure } = afterDays(knower, 1);
  expect(sure).toBe(of);
});
