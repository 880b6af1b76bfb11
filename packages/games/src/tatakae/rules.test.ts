import { aStroke, Battle } from '@michi/testing/tatakae';
import { describe, expect, test } from 'vitest';
import { challenges } from './challenges.ts';
import { tatakae } from './rules.ts';
import { setupOf } from './setup.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const stroke = aStroke();

describe('the start', () => {
  test('TAT-03 round 1 of 5, scores of 0, a challenge by chance, 30 seconds', () => {
    const { state } = new Battle();
    expect(state).toMatchObject({
      phase: 'writing',
      round: 1,
      roundEndsAt: 30_000,
      learner: { score: 0, combo: 0, accuracy: null },
      rival: { score: 0, combo: 0 },
      ink: [],
      submissions: [],
    });
    const first = new Set(seeds.map((seed) => new Battle(seed).challenge.id));
    expect(first.size).toBe(10);
  });

  test.each([
    [{ stroke: [1, 2, 3] }],
    [{ stroke: [1, 2], ask: 'undo' }],
    [{ ask: 'redo' }],
    [{ stroke: 'M0 0' }],
    [{}],
    [null],
    ['submit'],
  ])('API-09 %j is no move of this game', (move) => {
    expect(tatakae.move.safeParse(move).success).toBe(false);
  });

  test.each(['master', '', 'toString'])('API-09 there is no battle %j', (level) =>
    expect(setupOf(level)).toBeNull(),
  );
});

describe('ink', () => {
  test('TAT-01 strokes come onto the paper in the order of writing; the last is taken back, or all', () => {
    const battle = new Battle(3); // thunder, 13 strokes
    const strokes = [aStroke(3), aStroke(5), aStroke(9)];
    for (const [index, each] of strokes.entries()) battle.run.play({ stroke: each }, 100 * index);
    expect(battle.state.ink).toEqual(strokes);
    expect(battle.run.play({ ask: 'undo' })).toBe(true);
    expect(battle.state.ink).toEqual(strokes.slice(0, 2));
    expect(battle.run.play({ ask: 'clear' })).toBe(true);
    expect(battle.state.ink).toEqual([]);
    expect(battle.events('strokeWritten').map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('API-09 a stroke cannot have begun long before the pen was free', () => {
    const battle = new Battle(3);
    const slow = { stroke: [400, 300, 10, 10, 3_000] };
    expect(battle.run.play(slow, 2_400)).toBe(false);
    expect(battle.run.play(slow, 2_500)).toBe(true); // a slow device hears of things half a second late
    expect(battle.run.play(slow, 4_900)).toBe(false);
    expect(battle.run.play(slow, 5_500)).toBe(true);
  });

  test.each(['undo', 'clear', 'submit'] as const)('TAT-04 empty paper takes no %s', (ask) => {
    const battle = new Battle();
    expect(battle.run.play({ ask }, 100)).toBe(false);
    expect(battle.run.recording.moves).toEqual([]);
  });
});

describe('a submission', () => {
  test.each(seeds.slice(0, 12))('TAT-04 is handed in with the last stroke of the kanji (seed %i)', (seed) => {
    const battle = new Battle(seed);
    const { challenge } = battle;
    battle.write(1_000, challenge.strokes.length - 1);
    expect(battle.state).toMatchObject({ phase: 'writing', submissions: [] });
    battle.run.play({ stroke }, 1_500);
    const [submission] = battle.state.submissions;
    const { percent = 0, points = 0 } = submission ?? {};
    expect(battle.state.phase).toBe('judged');
    expect(percent).toBeGreaterThanOrEqual(70);
    expect(percent).toBeLessThanOrEqual(100);
    expect(points).toBe(({ easy: 1, medium: 2, hard: 3 } as const)[challenge.difficulty] * percent);
    const combo = percent > 80 ? 1 : 0;
    expect(battle.state.learner).toEqual({ score: points, combo, bestCombo: combo, accuracy: percent });
    expect(battle.run.events.slice(challenge.strokes.length)).toEqual([
      {
        type: 'kanjiAnswered',
        kanji: challenge.kanji,
        skill: 'writing',
        asked: 'copied',
        correct: true,
        hinted: true,
        ms: 1_500,
      },
      { type: 'kanjiCompleted', kanji: challenge.kanji },
      { type: 'scoreGained', points, combo },
      ...(combo > 0 ? [{ type: 'comboChanged', combo }] : []),
    ]);
  });

  test('TAT-04 GAM-05 can be handed in before; what lacks strokes is no answered kanji', () => {
    const battle = new Battle(3);
    battle.write(500, 2);
    expect(battle.run.play({ ask: 'submit' }, 900)).toBe(true);
    expect(battle.state).toMatchObject({ phase: 'judged', submissions: [{ ink: [stroke, stroke] }] });
    expect(battle.events('kanjiAnswered')).toMatchObject([{ correct: false, ms: 900 }]);
    expect(battle.events('mistakeMade')).toHaveLength(1);
    expect(battle.events('kanjiCompleted')).toEqual([]);
  });

  test('TAT-04 is shown for a second with nothing to do; then another challenge comes on clean paper', () => {
    for (const seed of seeds) {
      const battle = new Battle(seed);
      const { id } = battle.challenge;
      battle.write(1_000);
      for (const move of [{ stroke }, { ask: 'undo' }, { ask: 'clear' }, { ask: 'submit' }] as const)
        expect(battle.run.play(move, 1_999)).toBe(false);
      expect(battle.state.ink).toHaveLength(challenges.find((each) => each.id === id)?.strokes.length ?? 0);
      battle.run.advance(2_000);
      expect(battle.state).toMatchObject({ phase: 'writing', ink: [], challengeSince: 2_000 });
      expect(battle.challenge.id).not.toBe(id);
    }
  });

  test('TAT-04 above 80 % the combo rises, else it ends; the accuracy is averaged with each value', () => {
    const battle = new Battle(11);
    let combo = 0;
    let accuracy: number | null = null;
    const changes: number[] = [];
    for (let round = 0; round < 12; round++) {
      battle.write(battle.run.at + 200);
      const { percent = 0 } = battle.state.submissions.at(-1) ?? {};
      const before = combo;
      combo = percent > 80 ? combo + 1 : 0;
      if (combo !== before) changes.push(combo);
      accuracy = accuracy === null ? percent : Math.round((accuracy + percent) / 2);
      expect(battle.state.learner).toMatchObject({ combo, accuracy });
      battle.run.wait();
    }
    expect(changes).toContain(0);
    expect(battle.events('comboChanged').map((event) => event.combo)).toEqual(changes);
    expect(battle.state.learner.bestCombo).toBe(Math.max(...changes));
  });
});
