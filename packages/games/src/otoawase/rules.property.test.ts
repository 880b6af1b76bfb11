import { replay } from '@michi/game-kit/recording';
import { newcomersSetup, Performance, songSetup } from '@michi/testing/otoawase';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lanes } from './chart.ts';
import { otoawase } from './rules.ts';
import { paces } from './setup.ts';
import { barHeardIn } from './song-time.ts';
import { barsMs, songIds, songs } from './songs.ts';
import { noteNow } from './state.ts';

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ hit: fc.integer({ min: -200, max: 200 }) }) },
  { weight: 6, arbitrary: fc.record({ nameRightly: fc.integer({ min: 0, max: 9_000 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      after: fc.integer({ min: 0, max: 5_000 }),
      move: fc.oneof(
        fc.constantFrom(...lanes).map((press) => ({ press })),
        fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).map((name) => ({ name })),
        fc.constantFrom({ ask: 'unknown' as const }, { ask: 'next' as const }),
        fc.constantFrom('pause' as const, 'resume' as const),
      ),
    }),
  },
);

test('OTO-02, OTO-03, GAM-02 whatever is played: the state stays sound, and a replay tells the same', () => {
  const setup = fc.record({
    song: fc.constantFrom(...songIds),
    pace: fc.constantFrom(...paces),
    isNewcomer: fc.boolean(),
  });
  fc.assert(
    fc.property(
      setup,
      fc.integer({ min: 0, max: 999 }),
      fc.array(act, { maxLength: 60 }),
      (wanted, seed, acts) => {
        const song = new Performance(
          (wanted.isNewcomer ? newcomersSetup : songSetup)(wanted.song, wanted.pace),
          seed,
        );
        const { run } = song;
        let heard = 0;
        for (const each of acts) {
          if ('hit' in each && noteNow(song.state) && run.state.pausedAt === null) {
            song.waitForNote(each.hit);
            if (noteNow(song.state)) song.press();
          } else if ('nameRightly' in each) {
            if (song.state.phase === 'asking') song.name(song.prompt.readings[0] ?? '', each.nameRightly);
            else song.lookedAt(each.nameRightly);
          } else if ('move' in each) run.play(each.move, run.at + each.after);

          const { state, songMs } = song;
          expect(songMs).toBeGreaterThanOrEqual(0);
          expect(songMs).toBeLessThanOrEqual(songs[wanted.song].seconds * 1_000);
          expect(state.health).toBeGreaterThanOrEqual(0);
          expect(state.bestCombo).toBeGreaterThanOrEqual(state.combo);
          expect(state.outcomes.length).toBeLessThanOrEqual(state.notes.length);
          expect(
            state.outcomes
              .slice(0, -1)
              .every(
                ({ timing, right, isPlain }, index) =>
                  timing === 'missed' || right !== undefined || isPlain || isIntroduced(state, index),
              ),
          ).toBe(true);
          if (wanted.pace === 'stepwise')
            expect(state.outcomes.some(({ timing }) => timing === 'missed')).toBe(false);
          expect(run.result !== null).toBe(state.phase === 'over');

          const runBar = Math.floor((run.at - run.state.pausedMs) / barsMs(songs[wanted.song], 1)) + 2;
          const bar = barHeardIn(state, runBar);
          if (run.state.pausedAt === null) {
            expect(bar).toBeGreaterThanOrEqual(heard);
            heard = Math.max(0, bar - 2);
          }
        }
        const { recording, result, state, events } = run;
        expect(replay(otoawase, recording)).toEqual({ ok: true, result, state, events });
      },
    ),
  );
});

/** Whether a note has a new kanji that was not hit before. */
function isIntroduced({ setup, notes, outcomes }: Performance['state'], index: number): boolean {
  const prompt = notes[index]?.prompt ?? null;
  const isFirst = notes.findIndex((note, at) => note.prompt === prompt && outcomes[at]?.timing !== 'missed');
  return prompt !== null && setup.prompts[prompt]?.isNew === true && isFirst === index;
}
