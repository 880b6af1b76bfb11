import { type Recording, recordingSchema, replay } from '@michi/game-kit/recording';
import { playToVictory } from '@michi/testing/mitsukete';
import { Table } from '@michi/testing/mitsukete-table';
import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { type Level, setupOf } from './level.ts';
import levelFile from './levels.json' with { type: 'json' };
import { mitsukete, type State } from './rules.ts';
import { standardLevels } from './standard-levels.ts';

const written: Level[] = levelFile;
const levels = [...written, ...standardLevels()];
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** One thing a learner may do: pick any card, look for a target, or pause for a while. */
const step = fc.record({
  waitMs: fc.nat(900),
  what: fc.oneof(
    { weight: 14, arbitrary: fc.record({ pick: fc.nat(63) }) },
    { weight: 1, arbitrary: fc.record({ find: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ pauseMs: fc.nat(5_000) }) },
  ),
});
type Step = (typeof step extends fc.Arbitrary<infer Value> ? Value : never)['what'];

/** Plays at random, notes what was played, and watches the state after each step. */
class Player {
  readonly table: Table;
  readonly moves: Recording['moves'] = [];
  readonly broken = new Set<string>();
  readonly #setup;
  readonly #seed;

  constructor(level: Level, seed: number) {
    this.#setup = setupOf(level);
    this.#seed = seed;
    this.table = new Table(this.#setup, seed);
  }

  play(move: Parameters<Table['run']['play']>[0], waitMs = 0): boolean {
    const { run } = this.table;
    const before = this.table.state;
    const played = run.play(move, run.at + waitMs);
    if (played) this.moves.push({ at: run.at, seat: 0, move });
    this.#watch(before, this.table.state);
    return played;
  }

  act(what: Step, waitMs: number): void {
    if ('pick' in what) this.play({ pick: what.pick }, waitMs);
    else if ('find' in what) this.find(what.find % this.table.state.targets.length, waitMs);
    else if (this.play('pause', waitMs)) this.play('resume', what.pauseMs);
  }

  /** Lays back what lies picked and picks the three cards of a target. */
  find(target: number, waitMs: number): void {
    const { run, state } = this.table;
    if (state.wrongUntil !== null && run.nextAlarm !== null) run.advance(run.nextAlarm);
    for (const pick of this.table.state.picked) this.play({ pick });
    const { kanji, found } = this.table.state.targets[target] as State['targets'][number];
    if (found > 0) return;
    for (const [pick, card] of this.table.state.cards.entries())
      if (card.kanji === kanji) this.play({ pick }, waitMs);
  }

  recording(): Recording {
    const { id: gameId, version: rulesVersion } = mitsukete;
    const endedAt = this.table.run.at;
    return { gameId, rulesVersion, setup: this.#setup, seed: this.#seed, moves: this.moves, endedAt };
  }

  #watch(before: State, state: State): void {
    const { answers, run } = this.table;
    const mistakes = run.events.filter((event) => event.type === 'mistakeMade');
    const taken = [...state.matched, ...state.picked];
    const found = state.targets.reduce((sum, target) => sum + target.found, 0);
    const holds = {
      'the score never falls': state.score >= before.score,
      'cards are matched in threes': state.matched.length % 3 === 0,
      'what is matched is found': state.matched.length === found,
      'a target is found whole or not at all': state.targets.every(({ found }) => found === 0 || found === 3),
      'at most three are picked': state.picked.length <= 3,
      'three stay picked only while they are wrong':
        (state.picked.length === 3) === (state.wrongUntil !== null),
      'no card is taken twice': new Set(taken).size === taken.length,
      'the combo is at most the best': state.combo <= state.bestCombo,
      'each wrong move is one mistake': mistakes.length === state.wrongMatches,
      'a wrong move is at most one wrong answer':
        answers.filter((answer) => !answer.correct).length <= state.wrongMatches,
      'each match is one right answer':
        answers.filter((answer) => answer.correct).length === state.correctMatches,
      'no answer takes less than no time': answers.every(({ ms }) => ms >= 0),
      'the board stays as dealt': state.cards === before.cards,
    };
    for (const [name, held] of Object.entries(holds)) if (!held) this.broken.add(name);
  }
}

describe('any play', () => {
  test('MIT-05, GAM-05 whatever was played before, every level can still be won', () => {
    const prefix = fc.array(step, { maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(fc.constantFrom(...levels), seeds, prefix, (level, seed, steps) => {
        const player = new Player(level, seed);
        for (const { what, waitMs } of steps) player.act(what, waitMs);
        for (const target of player.table.state.targets.keys()) player.find(target, 0);
        const { run } = player.table;
        run.advance(run.nextAlarm ?? run.at);

        expect(run.result).toMatchObject({ won: true });
        expect([...player.broken]).toEqual([]);
        expect(run.events.filter((event) => event.type === 'levelCompleted')).toHaveLength(1);
      }),
      { numRuns: 3_000 * inject('runsFactor') },
    );
  });

  test('GAM-02 a recording that went through JSON gives the same state, events and result', () => {
    const steps = fc.array(step, { maxLength: 30, size: 'max' });
    fc.assert(
      fc.property(fc.constantFrom(...levels), seeds, steps, fc.nat(400_000), (level, seed, steps, restMs) => {
        const player = new Player(level, seed);
        for (const { what, waitMs } of steps) player.act(what, waitMs);
        const { run } = player.table;
        run.advance(run.at + restMs);

        const sent = recordingSchema.parse(JSON.parse(JSON.stringify(player.recording())));
        const { result, state, events } = run;
        expect(replay(mitsukete, sent)).toEqual({ ok: true, result, state, events });
      }),
      { numRuns: 300 * inject('runsFactor') },
    );
  });
});

test.each(levels)('MIT-05, MIT-07 level $id is won without a mistake with every seed', (level) => {
  const combos = Array.from({ length: level.targetCount }, (_, combo) => combo);
  const matches = combos.reduce(
    (sum, combo) => sum + level.pointsPerMatch + level.targetBonus + 5 * combo,
    0,
  );
  // 400 ms a card and nothing else: whole seconds left when the last one was picked.
  const left = level.timeLimitS === null ? 0 : Math.floor(level.timeLimitS - level.targetCount * 1.2);
  for (let seed = 1; seed <= 25; seed++) {
    const replayed = replay(mitsukete, playToVictory(setupOf(level), seed, { thinkMs: 400 }));
    const scores = [matches + left * level.timeBonus];
    expect(replayed).toMatchObject({ ok: true, result: { won: true, scores } });
  }
});
