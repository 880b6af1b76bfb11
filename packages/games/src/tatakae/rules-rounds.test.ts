import { aStroke, Battle } from '@michi/testing/tatakae';
import { describe, expect, test } from 'vitest';
import { tatakae } from './rules.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const stroke = aStroke();

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
        if (event?.type !== 'rivalSubmitted') break;
        expect(battle.run.at - at).toBeGreaterThanOrEqual(2_000);
        expect(battle.run.at - at).toBeLessThanOrEqual(7_000);
        const combo = event.points > 0 ? expected.combo + 1 : 0;
        expect(event).toEqual({ type: 'rivalSubmitted', points: event.points > 0 ? points : 0, combo });
        expected = {
          score: expected.score + event.points,
          combo,
          bestCombo: Math.max(combo, expected.bestCombo),
        };
        expect(battle.state.rival).toMatchObject(expected);
      }
      expect(battle.state.phase).toBe('roundEnd');
    }
  });

  test('TAT-05 each new challenge lets it think anew, and it rests while a submission is shown', () => {
    for (const seed of seeds) {
      const battle = new Battle(seed);
      const { rivalActsAt } = battle.state;
      battle.write(rivalActsAt - 1);
      battle.run.advance(rivalActsAt + 998);
      expect(battle.events('rivalSubmitted')).toEqual([]);
      battle.run.wait();
      expect(battle.state.rivalActsAt - battle.run.at).toBeGreaterThanOrEqual(2_000);
      expect(battle.state.rivalActsAt - battle.run.at).toBeLessThanOrEqual(7_000);
    }
  });

  test('TAT-01 its accuracy is the share of its submissions that hit, in whole percent; before the first there is none', () => {
    const seen = new Set<number>();
    for (const seed of seeds) {
      const battle = new Battle(seed);
      expect(battle.state.rival.accuracy).toBeNull();
      battle.run.finish();
      const submissions = battle.events('rivalSubmitted');
      const hits = submissions.filter(({ points }) => points > 0);
      const accuracy = Math.round((100 * hits.length) / submissions.length);
      expect(battle.state.rival.accuracy).toBe(accuracy);
      seen.add(accuracy);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('TAT-01 what the learner hands in leaves the accuracy of the rival alone', () => {
    const battle = new Battle();
    battle.write(1_000);
    expect(battle.state.learner.accuracy).not.toBeNull();
    expect(battle.state.rival.accuracy).toBeNull();
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
    expect(battle.state).toMatchObject({ phase: 'roundEnd', round: 1, submissions: [] });
    expect(battle.run.play({ stroke }, 31_999)).toBe(false);
    battle.run.advance(32_000);
    expect(battle.state).toMatchObject({ phase: 'writing', round: 2, roundEndsAt: 62_000, ink: [] });
    expect(battle.challenge.id).not.toBe(id);
    expect(battle.events('roundEnded')).toEqual([{ type: 'roundEnded', round: 1 }]);
  });

  test('TAT-03 a round ends also while a submission is shown, and no stroke counts at its last moment', () => {
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
        mistakes: null,
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

  test('TAT-06 GAM-05 no battle tells how many mistakes it had, dots or strokes, whole or lacking: the lot cannot know', () => {
    const battle = new Battle();
    while (battle.run.result === null) {
      battle.run.advance(battle.run.at + 100);
      if (battle.state.phase === 'writing') {
        battle.write(battle.run.at, 1);
        battle.run.play({ ask: 'submit' });
      }
      battle.run.wait();
    }
    expect(battle.events('mistakeMade').length).toBe(battle.state.submissions.length);
    expect(battle.events('levelCompleted')).toMatchObject([{ mistakes: null }]);
  });
});

test('MEM-01 TAT-03 kanji that are due come first, each once, and never one twice in a row', () => {
  for (const seed of seeds) {
    const battle = new Battle(seed, { rules: 'classic', due: ['雷', '力', '鬱'] });
    const written: string[] = [];
    while (written.length < 4) {
      written.push(battle.challenge.kanji);
      battle.write(battle.run.at, battle.challenge.strokes.length);
      battle.run.advance(battle.run.at + 1_000);
    }
    expect(written.slice(0, 2).toSorted()).toEqual(['力', '雷']);
    expect(written[2]).not.toBe(written[1]);
  }
});
