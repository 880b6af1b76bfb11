import { countedEvents } from '@michi/game-kit/events';
import { aPlant, Visit } from '@michi/testing/hanazono';
import { Performance, songSetup } from '@michi/testing/otoawase';
import { RecordedRun } from '@michi/testing/recorded-run';
import { answer as answerReview, aSetup as reviewSetup } from '@michi/testing/review';
import { rightMove, aSetup as stationSetup, wrongMove } from '@michi/testing/tabibito';
import { answering, answer as answerQuest, begin as beginQuest } from '@michi/testing/tokyoquest';
import { expect, test } from 'vitest';
import { wrongAnswerCost } from './otoawase/constants.ts';
import { accuracyOf, missedAfterMs } from './otoawase/scoring.ts';
import { knownCount, review } from './review/rules.ts';
import { rightPercent, currentQuestion as stationQuestion, tabibito } from './tabibito/rules.ts';
import { isAnswerNamed, currentQuestion as questQuestion } from './tokyoquest/rules.ts';

const wasRight = { ask: 'wasRight' } as const;
const types = (events: Parameters<typeof countedEvents>[0]) => events.map(({ type }) => type);

test('ANS-03 review: a refused reading that was right does not come back, and is no answer', () => {
  const run = new RecordedRun(review, reviewSetup(), 1);
  answerReview(run, false);
  expect(run.play(wasRight), 'chosen').toBe(false);
  run.play({ ask: 'next' });
  answerReview(run, false);
  expect(run.play(wasRight)).toBe(true);
  expect(run.play(wasRight), 'once').toBe(false);
  expect(knownCount(run.state.game)).toBe(1);
  run.play({ ask: 'next' });
  answerReview(run);
  run.play({ ask: 'next' });
  answerReview(run); // the first one, once more
  run.play({ ask: 'next' });
  expect(run.result).not.toBeNull();
  expect(run.events).toContainEqual({
    ...{ type: 'answerContested', kanji: '川', kind: 'reading', language: 'ja', text: 'ぬぬぬ' },
  });
  const answered = countedEvents(run.events).flatMap((event) => ('kanji' in event ? event.kanji : []));
  expect(answered).toEqual(['山', '木', '山']);
});

test('ANS-03 review: an answer that was contested can be taken back', () => {
  const run = new RecordedRun(review, reviewSetup(), 1);
  answerReview(run);
  run.play({ ask: 'next' });
  answerReview(run, false);
  run.play(wasRight);
  run.play({ ask: 'undo' });
  answerReview(run);
  expect(run.state.game.given.at(-1)).not.toHaveProperty('contested');
});

function station(kind: 'quiz' | 'challenge') {
  const run = new RecordedRun(tabibito, stationSetup(kind), 7);
  const question = () => stationQuestion(run.state.game);
  return {
    run,
    question,
    state: () => run.state.game,
    right() {
      run.play(rightMove(run.state.game, question()));
      run.play({ ask: 'next' });
    },
    contested() {
      run.play(wrongMove(question()));
      run.play(wasRight);
      run.play({ ask: 'next' });
    },
  };
}

test('ANS-03 Tabibito: a refused reading that was right leaves the row, and pays nothing', () => {
  const { run, question, right, state } = station('quiz');
  right();
  while (question().kind !== 'typed') right();
  const { streak, score } = state();
  run.play(wrongMove(question()));
  expect(state()).toMatchObject({ phase: 'wrong', streak: 0, mistakes: 1 });
  expect(run.play(wasRight)).toBe(true);
  expect(state()).toMatchObject({ phase: 'right', streak, score, mistakes: 0, given: 'ぬぬぬ' });
  expect(run.play(wasRight), 'once').toBe(false);
  run.wait();
  for (let { current } = state(); current < 8; current++) right();
  expect(run.events.at(-1)).toMatchObject({ type: 'levelCompleted', mistakes: 0 });
  const counted = countedEvents(run.events);
  expect(counted.at(-1)).toMatchObject({ type: 'levelCompleted', mistakes: null });
  expect(counted.filter(({ type }) => type === 'kanjiAnswered')).toHaveLength(7);
  expect(types(counted)).not.toContain('mistakeMade');
});

test('ANS-03 Tabibito: once the next question is asked, the answer before cannot be contested', () => {
  const { run, question, right, state } = station('quiz');
  while (question().kind !== 'typed') right();
  run.play(wrongMove(question()));
  run.play({ ask: 'next' });
  expect(state().phase).toBe('asking');
  expect(run.play(wasRight)).toBe(false);
});

test.each([
  [2, false],
  [3, true],
])('ANS-03 TAB-06 Tabibito: where all else was contested, %i of 6 right pass: %s', (count, won) => {
  const { run, right, contested, state } = station('challenge');
  for (let asked = 0; asked < 6; asked++) (asked < count ? right : contested)();
  expect(rightPercent(state())).toBe(100);
  expect(run.result).toEqual({ won, scores: [count * 10] });
});

test('ANS-03 Tokyo Quest: a refused reading that was right costs no health, and the quest goes on', () => {
  const run = beginQuest({ walk: 2 });
  answerQuest(run);
  answerQuest(run, false);
  answerQuest(run, false);
  expect(isAnswerNamed(run.state.game)).toBe(true);
  expect(run.state.game).toMatchObject({ phase: 'asking', health: 80, mistakes: 2, streak: 0 });
  expect(run.play(wasRight)).toBe(true);
  expect(run.state.game).toMatchObject({ phase: 'right', current: 1, health: 90, mistakes: 1 });
  expect(run.play(wasRight), 'once').toBe(false);
  run.wait();
  expect(run.state.game).toMatchObject({ phase: 'asking', current: 2 });
  for (const move of answering(questQuestion(run.state.game), false)) run.play(move);
  expect(run.play(wasRight), 'chosen').toBe(false);
  const wrong = countedEvents(run.events).filter((event) => 'correct' in event && !event.correct);
  expect(wrong).toHaveLength(2);
});

test('ANS-03 Tokyo Quest: who rested after a refused answer is where they were before', () => {
  const run = beginQuest({ walk: 2, health: 10 });
  answerQuest(run);
  answerQuest(run, false);
  expect(run.state.game).toMatchObject({ phase: 'resting', rests: 1 });
  run.play(wasRight);
  expect(run.state.game).toMatchObject({ phase: 'right', rests: 0, health: 10, streak: 1 });
});

test('ANS-03 Tokyo Quest: a story whose last quest was contested is not clear', () => {
  const run = beginQuest({ quest: 'summit', walk: 2 });
  let contested = 0;
  while (run.result === null) {
    const isTyped = questQuestion(run.state.game).kind === 'typed';
    answerQuest(run, !isTyped);
    if (!isTyped) continue;
    run.play(wasRight);
    contested += 1;
    run.wait();
  }
  expect(contested).toBeGreaterThan(0);
  const feats = run.events.flatMap((event) => (event.type === 'featDone' ? event.feat : []));
  expect(feats).toEqual(['tokyoquest.summit', 'tokyoquest.again']);
});

/** A visit that is asked for something of 川, and has answered one plant before. */
function asked(kind: 'meaning' | 'reading' | 'writing'): Visit {
  for (let seed = 1; ; seed++) {
    const visit = new Visit({ plants: [aPlant('山'), aPlant('川', { water: 20 })] }, seed);
    if (visit.of('川').question.kind !== kind) continue;
    visit.answer('山');
    return visit;
  }
}

test('ANS-03 Hanazono: a refused answer that was right keeps the row and waters the plant, which does not grow', () => {
  const visit = asked('meaning');
  const { points, combo, right } = visit.state;
  visit.answer('川', 'Zahnbürste');
  expect(visit.state).toMatchObject({ combo: 0, mistakes: 1 });
  expect(visit.run.play(wasRight)).toBe(true);
  expect(visit.state).toMatchObject({ points, combo, right, mistakes: 0, contested: 1 });
  expect(visit.state.outcome).toMatchObject({ judgement: 'contested', points: 0, number: 2 });
  expect(visit.of('川')).toMatchObject({ growth: 0, rests: false, own: { right: 0, wrong: 0 } });
  expect(visit.of('川').water).toBeGreaterThan(20);
  expect(visit.of('川').question.kind).not.toBe('meaning');
  expect(visit.run.play(wasRight), 'once').toBe(false);
  visit.answer('川');
  expect(visit.state.outcome?.number).toBe(3);
  expect(visit.run.events).toContainEqual({
    ...{ type: 'answerContested', kanji: '川', kind: 'meaning', language: 'de', text: 'Zahnbürste' },
  });
  expect(countedEvents(visit.run.events).filter((event) => 'correct' in event && !event.correct)).toEqual([]);
});

test('ANS-03 Hanazono: "I don’t know" cannot be right', () => {
  const visit = asked('reading');
  visit.answer('川', null);
  expect(visit.run.play(wasRight)).toBe(false);
});

test('ANS-03 Hanazono: a kanji that was chosen wrongly cannot be right', () => {
  const visit = asked('writing');
  visit.answer('川', '山');
  expect(visit.state).toMatchObject({ mistakes: 1, outcome: { judgement: 'wrong' } });
  expect(visit.run.play(wasRight)).toBe(false);
});

const song = () => {
  const playing = new Performance();
  playing.hitAndName();
  playing.hitNote();
  return playing;
};

test.each([
  ['while the song waits', () => {}],
  ['while the next kanji is asked', (playing: Performance) => void playing.hitNote()],
])('ANS-03 Otoawase: a refused answer that was right costs neither energy nor combo, said %s', (_, goOn) => {
  const playing = song();
  const { score } = playing.state;
  playing.name('Zahnbürste');
  expect(playing.state).toMatchObject({ health: 100 - wrongAnswerCost, combo: 0 });
  goOn(playing);
  const { phase } = playing.state;
  expect(playing.run.play(wasRight)).toBe(true);
  expect(playing.state).toMatchObject({ phase, health: 100, combo: 1, score });
  expect(accuracyOf(playing.state.outcomes)).toBe(100);
  expect(playing.run.play(wasRight), 'once').toBe(false);
  expect(types(countedEvents(playing.run.events))).not.toContain('mistakeMade');
});

test('ANS-03 Otoawase: the next answer, and "I don’t know", end the time in which it can be said', () => {
  const playing = song();
  playing.name('Zahnbürste');
  playing.hitNote();
  playing.giveUp();
  expect(playing.run.play(wasRight)).toBe(false);
});

test('ANS-03 Otoawase: a note that is missed after the answer ends that time too, so its combo stays lost', () => {
  const playing = song();
  playing.name('Zahnbürste');
  playing.waitForNote(missedAfterMs);
  expect(playing.state.outcomes.at(-1)).toEqual({ timing: 'missed' });
  expect(playing.run.play(wasRight)).toBe(false);
});

test('ANS-03 Otoawase: the answer that uses up the energy ends the song only when the learner goes on', () => {
  const lost = (last: 'next' | 'wasRight') => {
    const playing = new Performance(songSetup('sakura', 'stepwise'));
    for (let answered = 0; answered < 10; answered++) {
      playing.hitNote();
      playing.name('Zahnbürste');
    }
    expect(playing.state).toMatchObject({ phase: 'spent', health: 0 });
    expect(playing.run.nextAlarm).toBeNull();
    playing.run.play({ ask: last });
    return playing;
  };
  expect(lost('next').run.result).toMatchObject({ won: false });
  expect(lost('wasRight').state).toMatchObject({ phase: 'named', health: wrongAnswerCost });
});

test('ANS-03 Otoawase: a song with a contested answer is no feat of accuracy', () => {
  const feats = (playing: Performance) => playing.events('featDone').map(({ feat }) => feat);
  const contested = song();
  contested.name('Zahnbürste');
  contested.run.play(wasRight);
  contested.playToTheEnd();
  expect(feats(contested)).toEqual(['otoawase.combo', 'otoawase.score']);
});
