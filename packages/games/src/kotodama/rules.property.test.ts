import { replay } from '@michi/game-kit/recording';
import { aHunt, begin, ownPoem } from '@michi/testing/kotodama';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { moraeOfLine } from './lines.ts';
import { isHunt, kotodama, type Move } from './rules.ts';
import { particles, words } from './words.ts';

const piece = fc.oneof(
  fc.constantFrom(...words).map(({ id }) => ({ word: id })),
  fc.constantFrom(...particles).map((kana) => ({ kana })),
);
const line = fc.array(piece, { maxLength: 5 });
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ handIn: fc.tuple(line, line, line), season: fc.constant('spring' as const) }),
  { weight: 6, arbitrary: fc.record({ strip: fc.nat({ max: 12 }), line: fc.nat({ max: 2 }) }) },
  fc.constant({ ask: 'hint' } as const),
);

test('GAM-02 KOT-03 KOT-06 whatever is done, only whole poems end a run, and a replay tells the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(ownPoem, aHunt),
      fc.array(moves, { maxLength: 60 }),
      fc.nat(),
      (setup, played, seed) => {
        const run = begin(setup, seed);
        for (const move of played) {
          run.advance(run.at + 500);
          run.play(move);
        }
        const { game } = run.state;
        if (run.result && isHunt(game)) expect(Object.keys(game.found)).toHaveLength(5);
        if (run.result && !isHunt(game)) expect(game.lines?.map(moraeOfLine)).toEqual([5, 7, 5]);
        if (isHunt(game)) expect(game.hints).toBeLessThanOrEqual(3);
        expect(replay(kotodama, run.recording)).toMatchObject({
          ok: true,
          result: run.result,
          events: run.events,
        });
      },
    ),
    { numRuns: 200 * inject('runsFactor') },
  );
});
