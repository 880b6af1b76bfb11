import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { type BellMove, bell } from './bell.fixture.ts';
import { pausable } from './pausable.ts';
import { maxMoves, maxRunMs, type Recording, recordingSchema, replay } from './recording.ts';
import { Run } from './run.ts';

/** A bell that rings three times, tapped twice. */
const recording: Recording = {
  gameId: 'bell',
  rulesVersion: 3,
  setup: { gapMs: 100, rings: 3 },
  seed: 7,
  moves: [
    { at: 50, seat: 0, move: { tap: 1 } },
    { at: 150, seat: 1, move: { tap: 4 } },
  ],
  endedAt: 300,
};
const [firstMove, secondMove] = recording.moves;
const atOnce = (endedAt: number) => ({ moves: [], endedAt });

describe('replay', () => {
  test('GAM-02 a recording yields the whole run again', () => {
    const replayed = replay(bell, recording);
    expect(replayed).toMatchObject({ ok: true, result: { won: true, scores: [4] } });
    expect(replayed.ok && replayed.state.log.map(({ at, what }) => `${at} ${what}`)).toEqual([
      '50 tap 1 by 0',
      '100 ring 1',
      '150 tap 4 by 1',
      '200 ring 2',
      '300 ring 3',
    ]);
    expect(replayed.ok && replayed.events.map((event) => event.type)).toEqual([
      'scoreGained',
      'comboChanged',
      'scoreGained',
      'comboChanged',
      'comboChanged',
    ]);
  });

  test('GAM-02 a recording that is cut short has no result yet', () => {
    expect(replay(bell, { ...recording, endedAt: 299 })).toMatchObject({ ok: true, result: null });
  });

  test('GAM-02 a recording that ends late changes nothing', () => {
    expect(replay(bell, { ...recording, endedAt: 10_000 })).toEqual(replay(bell, recording));
  });

  test.each<[change: Partial<Recording>, field: string, reason: string]>([
    [{ gameId: 'gong' }, 'gameId', 'wrongGame'],
    [{ rulesVersion: 2 }, 'rulesVersion', 'otherRules'],
    [{ setup: { gapMs: 'often', rings: 3 } }, 'setup', 'malformed'],
    [{ setup: undefined }, 'setup', 'malformed'],
    [{ moves: [{ at: 50, seat: 0, move: { tap: '1' } }] }, 'moves.0.move', 'malformed'],
    [{ moves: [{ at: 50, seat: 0, move: { tap: 1, score: 9 } }] }, 'moves.0.move', 'malformed'],
    [{ moves: [secondMove, firstMove].flatMap((entry) => entry ?? []) }, 'moves.1.at', 'outOfOrder'],
    [{ endedAt: 149 }, 'moves.1.at', 'outOfOrder'],
    [{ moves: [...recording.moves, { at: 160, seat: 0, move: { tap: 4 } }] }, 'moves.2.move', 'forbidden'],
    [{ moves: [{ at: 300, seat: 0, move: { tap: 1 } }] }, 'moves.0.move', 'forbidden'],
    [{ setup: { gapMs: 0, rings: 12_000 } }, 'moves.0', 'tooManyAlarms'],
    [{ setup: { gapMs: 0, rings: 12_000 }, ...atOnce(0) }, 'endedAt', 'tooManyAlarms'],
    [{ setup: { gapMs: 1, rings: 12_000 }, endedAt: 11_000 }, 'endedAt', 'tooManyAlarms'],
    [{ setup: { gapMs: -5, rings: 3 }, ...atOnce(0) }, 'endedAt', 'tooManyAlarms'],
  ])('API-09 refuses what cannot have happened: %j → %s %s', (change, field, reason) => {
    expect(replay(bell, { ...recording, ...change })).toEqual({ ok: false, field, reason });
  });

  test('API-09 a game for one takes no move of a second seat', () => {
    const forOne = { ...bell, seats: 1 } as const;
    expect(replay(forOne, recording)).toEqual({ ok: false, field: 'moves.1.seat', reason: 'forbidden' });
    const moves = recording.moves.map((entry) => ({ ...entry, seat: 0 as const }));
    expect(replay(forOne, { ...recording, moves })).toMatchObject({ ok: true, result: { scores: [4] } });
  });

  test('moves of one moment keep their order', () => {
    const moves = [1, 2, 3].map((tap) => ({ at: 20, seat: 0 as const, move: { tap } }));
    expect(replay(bell, { ...recording, moves })).toMatchObject({ ok: true, result: { scores: [3] } });
  });

  test('an error of the rules themselves is not taken for a refusal', () => {
    const broken = {
      ...bell,
      play() {
        throw new Error('a fault of the rules');
      },
    };
    expect(() => replay(broken, recording)).toThrow('a fault of the rules');
  });

  test('GAM-02 a recording that went through JSON gives the same end, state and events', () => {
    const rules = pausable(bell);
    const move = fc.oneof(
      fc.constantFrom('pause' as const, 'resume' as const),
      fc.record({ tap: fc.nat(50) }) satisfies fc.Arbitrary<BellMove>,
    );
    const step = fc.record({ waitMs: fc.nat(90), seat: fc.constantFrom(0 as const, 1 as const), move });
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(step, { maxLength: 40, size: 'max' }),
        fc.nat(500),
        (seed, steps, restMs) => {
          const setup = { gapMs: 100, rings: 8 };
          const run = new Run(rules, setup, seed);
          const moves: Recording['moves'] = [];
          for (const { waitMs, seat, move } of steps) {
            if (run.play(move, run.at + waitMs, seat)) moves.push({ at: run.at, seat, move });
          }
          run.advance(run.at + restMs);

          const kept = { gameId: 'bell', rulesVersion: 3, setup, seed, moves, endedAt: run.at };
          const sent = recordingSchema.parse(JSON.parse(JSON.stringify(kept)));
          const { result, state, events } = run;
          expect(replay(rules, sent)).toEqual({ ok: true, result, state, events });
        },
      ),
      { numRuns: 300 * inject('runsFactor') },
    );
  });
});

describe('recordingSchema', () => {
  test('takes a recording as it stands', () => {
    expect(recordingSchema.parse(recording)).toEqual(recording);
  });

  test.each<[name: string, change: Record<string, unknown>]>([
    ['more moves than a run has', { moves: Array.from({ length: maxMoves + 1 }, () => firstMove) }],
    ['a run of more than a week', { endedAt: maxRunMs + 1 }],
    ['a fraction of a millisecond', { moves: [{ at: 0.5, seat: 0, move: {} }] }],
    ['a time before the start', { moves: [{ at: -1, seat: 0, move: {} }] }],
    ['a third seat', { moves: [{ at: 0, seat: 2, move: {} }] }],
    ['a seed of more than 32 bits', { seed: 2 ** 32 }],
    ['a negative seed', { seed: -1 }],
    ['no moves', { moves: undefined }],
    ['an endless name', { gameId: 'x'.repeat(41) }],
  ])('API-09 refuses %s', (_, change) => {
    expect(recordingSchema.safeParse({ ...recording, ...change }).success).toBe(false);
  });

  test('takes the most moves and the longest run there may be', () => {
    const longest = { moves: Array.from({ length: maxMoves }, () => firstMove), endedAt: maxRunMs };
    expect(recordingSchema.safeParse({ ...recording, ...longest }).success).toBe(true);
  });
});
