import { aStroke, Battle } from '@michi/testing/tatakae';
import { describe, expect, test } from 'vitest';
import { challenges } from './challenges.ts';
import { challengeOf, tatakae } from './rules.ts';
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
      attempts: [],
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

describe('an attempt', () => {
  test.each(seeds.slice(0, 12))('TAT-04 is handed in with the last stroke of the kanji (seed %i)', (seed) => {
    const battle = new Battle(seed);
    const { challenge } = battle;
    battle.write(1_000, challenge.strokes.length - 1);
    expect(battle.state).toMatchObject({ phase: 'writing', attempts: [] });
    battle.run.play({ stroke }, 1_500);
    const [attempt] = battle.state.attempts;
    const { percent = 0, points = 0 } = attempt ?? {};
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
    expect(battle.state).toMatchObject({ phase: 'judged', attempts: [{ ink: [stroke, stroke] }] });
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
      const { percent = 0 } = battle.state.attempts.at(-1) ?? {};
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

describe('the rival', () => {
  test('TAT-05 acts 2 to 7 seconds after a challenge came, and hits about seven times in ten', () => {
    const waits: number[] = [];
    const hits: boolean[] = [];
    for (const seed of Array.from({ length: 400 }, (_, each) => each)) {
      const battle = new Battle(seed);
      battle.run.wait();
      waits.push(battle.run.at);
      hits.push(battle.state.rival.score > 0);
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000);
    expect(Math.min(...waits)).toBeLessThan(2_200);
    expect(Math.max(...waits)).toBeLessThanOrEqual(7_000);
    expect(Math.max(...waits)).toBeGreaterThan(6_800);
    const share = hits.filter(Boolean).length / hits.length;
    expect(share).toBeGreaterThan(0.63);
    expect(share).toBeLessThan(0.77);
  });

  test('TAT-05 a hit brings the full points and raises its combo, a miss ends it; then it starts anew', () => {
    for (const seed of seeds) {
      const battle = new Battle(seed);
      const points = { easy: 100, medium: 200, hard: 300 }[battle.challenge.difficulty];
      let expected = { score: 0, combo: 0, bestCombo: 0 };
      for (let at = 0; battle.state.phase === 'writing'; at = battle.run.at) {
        battle.run.wait();
        const event = battle.run.events.at(-1);
        if (event?.type !== 'rivalAttempted') break;
        expect(battle.run.at - at).toBeGreaterThanOrEqual(2_000);
        expect(battle.run.at - at).toBeLessThanOrEqual(7_000);
        const combo = event.points > 0 ? expected.combo + 1 : 0;
        expect(event).toEqual({ type: 'rivalAttempted', points: event.points > 0 ? points : 0, combo });
        expected = {
          score: expected.score + event.points,
          combo,
          bestCombo: Math.max(combo, expected.bestCombo),
        };
        expect(battle.state.rival).toEqual(expected);
      }
      expect(battle.state.phase).toBe('roundEnd');
    }
  });

  test('TAT-05 each new challenge lets it think anew, and it rests while an attempt is shown', () => {
    for (const seed of seeds) {
      const battle = new Battle(seed);
      const { rivalActsAt } = battle.state;
      battle.write(rivalActsAt - 1);
      battle.run.advance(rivalActsAt + 998);
      expect(battle.events('rivalAttempted')).toEqual([]);
      battle.run.wait();
      expect(battle.state.rivalActsAt - battle.run.at).toBeGreaterThanOrEqual(2_000);
      expect(battle.state.rivalActsAt - battle.run.at).toBeLessThanOrEqual(7_000);
    }
  });
});

describe('rounds', () => {
  test('TAT-03 after 30 seconds the round ends, and after 2 more the next begins on clean paper', () => {
    const battle = new Battle();
    battle.write(29_900, 1);
    const { id } = battle.challenge;
    battle.run.advance(29_999);
    expect(battle.state.phase).toBe('writing');
    battle.run.advance(30_000);
    expect(battle.state).toMatchObject({ phase: 'roundEnd', round: 1, attempts: [] });
    expect(battle.run.play({ stroke }, 31_999)).toBe(false);
    battle.run.advance(32_000);
    expect(battle.state).toMatchObject({ phase: 'writing', round: 2, roundEndsAt: 62_000, ink: [] });
    expect(battle.challenge.id).not.toBe(id);
    expect(battle.events('roundEnded')).toEqual([{ type: 'roundEnded', round: 1 }]);
  });

  test('TAT-03 a round ends also while an attempt is shown, and no stroke counts at its last moment', () => {
    const battle = new Battle();
    battle.write(29_500);
    battle.run.advance(30_000);
    expect(battle.state.phase).toBe('roundEnd');
    expect(new Battle().run.play({ stroke }, 30_000)).toBe(false);
  });

  test('TAT-03 after round 5 the battle is over, 160 seconds after its start', () => {
    const battle = new Battle();
    battle.run.advance(159_999);
    expect(battle.state).toMatchObject({ phase: 'roundEnd', round: 5 });
    expect(battle.run.result).toBeNull();
    battle.run.advance(160_000);
    expect(battle.state.phase).toBe('over');
    expect(battle.events('roundEnded').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(battle.run.play({ stroke }, 160_000)).toBe(false);
  });
});

describe('the end', () => {
  test('TAT-06 GAM-05 the higher score wins', () => {
    const battle = new Battle();
    while (battle.run.result === null) {
      battle.run.advance(battle.run.at + 300);
      if (battle.state.phase === 'writing') battle.write();
      battle.run.wait();
    }
    const { learner } = battle.state;
    expect(battle.run.result).toEqual({ won: true, scores: [learner.score] });
    expect(battle.events('levelCompleted')).toEqual([
      {
        type: 'levelCompleted',
        score: learner.score,
        mistakes: 0,
        bestCombo: learner.bestCombo,
        ms: 150_000,
      },
    ]);
  });

  test('TAT-06 the lower score loses', () => {
    const battle = new Battle();
    battle.run.finish();
    expect(battle.state.rival.score).toBeGreaterThan(0);
    expect(battle.run.result).toEqual({ won: false, scores: [0] });
    expect(battle.run.events.at(-1)).toEqual({ type: 'levelFailed', reason: 'beaten' });
  });

  test('TAT-06 a tie goes to the rival', () => {
    const { state } = new Battle();
    const tied = {
      ...state,
      phase: 'over' as const,
      learner: { ...state.learner, score: 300 },
      rival: { ...state.rival, score: 300 },
    };
    const ended = (game: typeof tied) => tatakae.result({ game, pausedAt: null, pausedMs: 0 });
    expect(ended(tied)).toEqual({ won: false, scores: [300] });
    expect(ended({ ...tied, rival: { ...tied.rival, score: 299 } })).toEqual({ won: true, scores: [300] });
  });

  test('GAM-05 attempts that lack strokes are mistakes', () => {
    const battle = new Battle();
    while (battle.run.result === null) {
      battle.run.advance(battle.run.at + 100);
      if (battle.state.phase === 'writing') {
        battle.write(battle.run.at, 1);
        battle.run.play({ ask: 'submit' });
      }
      battle.run.wait();
    }
    const { attempts } = battle.state;
    const lacking = attempts.filter((each) => each.ink.length < challengeOf(each).strokes.length).length;
    expect(lacking).toBe(attempts.length);
    expect(battle.events('levelCompleted')).toMatchObject([{ mistakes: lacking }]);
  });
});
