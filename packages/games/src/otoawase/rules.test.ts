import { seededRandom } from '@michi/game-kit/random';
import { newcomersSetup, Performance, songSetup } from '@michi/testing/otoawase';
import { expect, test } from 'vitest';
import { otoawase } from './rules.ts';
import { barHeardIn } from './song-time.ts';
import { songs } from './songs.ts';
import { noteNow } from './state.ts';

const sakuraBar = 2_000;

test('OTO-02, OTO-03 a note on its beat is perfect, its kanji is asked, and the right answer pays', () => {
  const song = new Performance();
  song.waitForNote();
  expect(song.press()).toBe(true);
  expect(song.state).toMatchObject({ phase: 'asking', score: 0, combo: 0 });
  song.name(song.prompt.readings[0] ?? '');
  expect(song.state).toMatchObject({ phase: 'named', score: 300, combo: 1, health: 100 });
  song.hitAndName({ off: 100 });
  expect(song.state).toMatchObject({ score: 300 + 110, combo: 2, bestCombo: 2 });
});

test.each([-150, 150])('OTO-02 a note %i ms off its beat is a good hit', (off) => {
  const song = new Performance();
  song.hitAndName({ off });
  expect(song.state).toMatchObject({ score: 100, outcomes: [{ timing: 'good', right: true }] });
});

test.each([
  ['too early', -151, 0],
  ['too late', 151, 0],
  ['in another lane', 0, 1],
])('OTO-02, OTO-03 a press %s hits nothing and costs 2', (_, off, beside) => {
  const song = new Performance();
  song.waitForNote(off);
  expect(song.press({ lane: song.note.lane + beside })).toBe(true);
  expect(song.state).toMatchObject({ phase: 'playing', health: 98, strays: 1, combo: 0, outcomes: [] });
});

test('OTO-03 a stray press costs energy and leaves the combo', () => {
  const song = new Performance();
  song.hitAndName();
  song.press();
  expect(song.state).toMatchObject({ health: 98, combo: 1 });
});

test('OTO-02, OTO-03 a note is missed past 90 %: 5 energy and the combo', () => {
  const song = new Performance();
  song.hitAndName();
  song.waitForNote(300);
  expect(song.state).toMatchObject({ health: 100, combo: 1 });
  song.run.advance(song.run.at + 1);
  expect(song.state).toMatchObject({ health: 95, combo: 0, bestCombo: 1 });
  expect(song.state.outcomes.at(-1)).toEqual({ timing: 'missed' });
  expect(song.events('kanjiAnswered')).toHaveLength(1);
});

test.each([
  ['a wrong answer', (song: Performance) => song.name('Zahnbürste')],
  ['"I don’t know"', (song: Performance) => song.giveUp()],
])('OTO-02, OTO-03 %s costs 10 energy and the combo, and pays nothing', (_, act) => {
  const song = new Performance();
  song.hitAndName();
  song.waitForNote();
  song.press();
  expect(act(song)).toBe(true);
  expect(song.state).toMatchObject({ phase: 'named', health: 90, combo: 0, score: 300 });
});

test.each([
  ['reading in kana', 'やま', 'reading', 'typed'],
  ['reading in katakana', 'ヤマ', 'reading', 'typed'],
  ['reading in romaji, wide, with spaces', '　ＹＡＭＡ ', 'reading', 'typed'],
  ['meaning in whatever case', 'der berg', 'meaning', 'typed'],
  ['kanji itself', '山', 'recognition', 'copied'],
])('OTO-02, GAM-05 the %s names a kanji', (_, typed, skill, asked) => {
  const song = new Performance();
  while (!song.hitNote() || song.prompt.kanji !== '山') song.name(song.prompt.readings[0] ?? '');
  song.name(typed, 1_500);
  expect(song.events('kanjiAnswered').at(-1)).toEqual({
    ...{ type: 'kanjiAnswered', kanji: '山', skill, asked, correct: true, hinted: false, ms: 1_500 },
  });
});

test.each([
  ['うみべ', 'reading'],
  ['ber', 'meaning'],
  [null, 'reading'],
])('GAM-05 the wrong answer %s is one of a %s', (given, skill) => {
  const song = new Performance();
  song.waitForNote();
  song.press();
  if (given === null) song.giveUp();
  else song.name(given);
  expect(song.events('kanjiAnswered')).toMatchObject([{ skill, asked: 'typed', correct: false }]);
});

test('OTO-02 as long as an answer is open nothing falls, nothing is missed and no lane can be pressed', () => {
  const song = new Performance();
  song.waitForNote(20);
  song.press();
  const { songMs } = song;
  song.run.advance(song.run.at + 60 * 60_000);
  expect(song.songMs).toBe(songMs);
  expect(song.press()).toBe(false);
  expect(song.name(' ')).toBe(false);
  expect(song.state).toMatchObject({ phase: 'asking', health: 100 });
});

test.each([
  [0, 1],
  [1_999, 1],
  [2_000, 1],
  [2_001, 2],
  [60_000, 30],
])('OTO-02 an answer after %i ms: the song goes on where it stood, after %i whole bars', (ms, bars) => {
  const song = new Performance();
  song.waitForNote(-40);
  song.press();
  const { songMs } = song;
  const hitAt = song.run.at;
  song.name('やま', ms);
  expect(song.run.nextAlarm).toBe(hitAt + bars * sakuraBar);
  song.run.wait();
  expect(song.state).toMatchObject({ phase: 'playing', heldBars: bars });
  expect(song.songMs).toBe(songMs);
});

test('OTO-02 the music repeats the bar of the note and goes on at the next bar line, whenever the hit was', () => {
  for (const off of [-150, 0, 150]) {
    const song = new Performance();
    const heard = () => [3, 4, 5, 6, 7, 8].map((bar) => barHeardIn(song.state, bar));
    song.waitForNote(off); // the first note lies on bar 4
    expect(heard()).toEqual([3, 4, 5, 6, 7, 8]);
    song.press();
    expect(heard()).toEqual([3, 4, 4, 4, 4, 4]);
    song.name('やま', 3_000);
    expect(heard()).toEqual([3, 4, 4, 4, 5, 6]);
    song.run.wait();
    expect(heard().slice(3)).toEqual([4, 5, 6]);
  }
});

test('OTO-01 through many waits the beat of the run stays that of the song, to the millisecond', () => {
  const song = new Performance(songSetup('rain'));
  for (let note = 0; note < 40; note++) song.hitAndName({ after: 500 + 97 * note });
  const { heldBars, outcomes } = song.state;
  expect(outcomes.filter(({ right }) => right)).toHaveLength(40);
  const exact = (heldBars * 4 * 60_000) / 140;
  expect(Math.abs(song.run.at - song.songMs - exact)).toBeLessThanOrEqual(0.5);
});

test('OTO-03, OTO-04 the run ends with the song, or at 0 energy; only a whole song tells its accuracy', () => {
  const won = new Performance();
  won.playToTheEnd();
  const { heldBars, score, bestCombo } = won.state;
  expect(won.run.at).toBe(songs.sakura.seconds * 1_000 + heldBars * sakuraBar);
  expect(won.run.result).toEqual({ won: true, scores: [score] });
  expect(bestCombo).toBe(won.state.notes.length);
  expect(won.events('levelCompleted')).toMatchObject([{ score, mistakes: 0, bestCombo }]);
  expect(won.events('featDone')).toEqual([
    { type: 'featDone', feat: 'otoawase.combo', by: 'best', amount: bestCombo },
    { type: 'featDone', feat: 'otoawase.score', by: 'best', amount: score },
    { type: 'featDone', feat: 'otoawase.accuracy', by: 'best', amount: 100 },
  ]);

  const lost = new Performance();
  lost.run.finish();
  expect(lost.state).toMatchObject({ health: 0, score: 0 });
  expect(lost.state.outcomes).toHaveLength(20);
  expect(lost.run.result).toEqual({ won: false, scores: [0] });
  expect(lost.events('levelFailed')).toHaveLength(1);
  expect(lost.events('featDone').map(({ feat }) => feat)).toEqual(['otoawase.combo', 'otoawase.score']);
});

test('OTO-03 a pause stops the song and all that comes', () => {
  const song = new Performance();
  song.waitForNote(-1_000);
  const { songMs } = song;
  song.run.play('pause');
  song.run.advance(song.run.at + 500_000);
  expect(song.press()).toBe(false);
  song.run.play('resume');
  expect(song.state).toMatchObject({ health: 100, phase: 'playing' });
  song.run.advance(song.run.at + 1_000);
  expect(song.press()).toBe(true);
  expect(song.songMs).toBe(songMs + 1_000);
  expect(song.state).toMatchObject({ phase: 'asking', outcomes: [{ timing: 'perfect' }] });
});

test('OTO-01 in steps the song waits at each note for its lane, without a limit, and nothing can be missed', () => {
  const song = new Performance(songSetup('sakura', 'stepwise'));
  song.run.advance(5_000);
  expect(song.press()).toBe(false);
  expect(song.state.health).toBe(100);
  song.run.wait();
  expect(song.state).toMatchObject({ phase: 'reached', stoodAt: song.note.at });
  song.run.advance(song.run.at + 300_000);
  expect(barHeardIn(song.state, 7)).toBe(4);
  song.press({ lane: song.note.lane + 1 });
  expect(song.state).toMatchObject({ phase: 'reached', health: 98 });
  song.press();
  song.name(song.prompt.glosses[0] ?? '', 700);
  expect(song.state).toMatchObject({ score: 100, combo: 1, phase: 'named' });
  const wait = (song.run.nextAlarm ?? 0) - song.run.at;
  expect(wait).toBeGreaterThanOrEqual(0);
  expect(wait).toBeLessThanOrEqual(sakuraBar);
});

test('GAM-02 a setup without prompts and an answer of 10,000 characters are refused', () => {
  expect(otoawase.setup.safeParse({ ...songSetup(), prompts: [] }).success).toBe(false);
  expect(otoawase.move.safeParse({ name: 'a'.repeat(10_000) }).success).toBe(false);
});

/** A newcomer's song, up to its first note of the wanted kind. */
function newcomerBefore(kind: 'plain' | 'new', seed = 1): Performance {
  const song = new Performance(newcomersSetup(), seed);
  while ((song.note.prompt === null) !== (kind === 'plain')) song.hitNote();
  return song;
}

test('OTO-02 a new kanji is shown without a limit, asks and pays nothing, and is asked for from its second note on', () => {
  const song = newcomerBefore('new');
  const { kanji } = song.prompt;
  song.waitForNote();
  song.press();
  expect(song.state).toMatchObject({ phase: 'introducing', score: 0, combo: 0, health: 100 });
  const { songMs } = song;
  song.run.advance(song.run.at + 60_000);
  expect(song.songMs).toBe(songMs);
  expect([song.press(), song.giveUp(), song.name('やま')]).toEqual([false, false, false]);
  expect(song.lookedAt()).toBe(true);
  expect(song.state).toMatchObject({ phase: 'named', score: 0, health: 100 });
  expect(song.events('kanjiAnswered')).toEqual([]);
  while (!song.hitNote() || song.prompt.kanji !== kanji) song.giveUp();
  expect(song.state.phase).toBe('asking');
});

test('OTO-02 a new kanji whose note was missed has not been met: its next note shows it', () => {
  const song = newcomerBefore('new');
  const { kanji } = song.prompt;
  song.waitForNote(301);
  expect(song.state).toMatchObject({ health: 95, outcomes: expect.arrayContaining([{ timing: 'missed' }]) });
  while (song.note.prompt === null || song.prompt.kanji !== kanji) if (song.hitNote()) song.giveUp();
  song.waitForNote();
  song.press();
  expect(song.state.phase).toBe('introducing');
});

test('OTO-02, OTO-03 a plain beat asks, costs and pays nothing, hit or not, and the song goes on', () => {
  const song = newcomerBefore('plain');
  song.waitForNote(-1_000);
  expect(song.press()).toBe(false); // no press costs anything here
  song.waitForNote();
  expect(song.press({ lane: song.note.lane + 1 })).toBe(false);
  expect(song.press()).toBe(true);
  const free = { phase: 'playing', health: 100, score: 0, combo: 0, strays: 0 };
  expect(song.state).toMatchObject({ ...free, outcomes: [{ timing: 'perfect', isPlain: true }] });
  const missed = newcomerBefore('plain');
  missed.waitForNote(301);
  expect(missed.state).toMatchObject({ ...free, outcomes: [{ timing: 'missed', isPlain: true }] });
});

test('OTO-03, OTO-04 plain beats and introductions are outside accuracy, mistakes and combo', () => {
  const song = new Performance(newcomersSetup());
  while (noteNow(song.state))
    if (song.note.prompt === null) song.waitForNote(301);
    else if (song.hitNote()) song.name(song.prompt.readings[0] ?? '');
  song.run.finish();
  expect(song.events('levelCompleted')).toMatchObject([{ mistakes: 0, bestCombo: 21 }]);
  expect(song.events('featDone')).toContainEqual(
    expect.objectContaining({ feat: 'otoawase.accuracy', amount: 100 }),
  );
});

test('OTO-02 of 1,000 newcomers who recall 80 % of what they were shown, 95 % play the first song to its end', () => {
  let won = 0;
  for (let seed = 0; seed < 1_000; seed++) {
    const song = new Performance(newcomersSetup(), seed);
    const recall = seededRandom(seed + 1_000);
    while (song.run.result === null && noteNow(song.state)) {
      if (!song.hitNote()) continue;
      if (recall.chance(80)) song.name(song.prompt.readings[0] ?? '');
      else song.giveUp();
    }
    if (song.run.result === null) song.run.finish();
    if (song.run.result?.won) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(950);
});

test('GAM-02 a setup with more new kanji than a song introduces is refused', () => {
  const prompts = songSetup().prompts.map((prompt) => ({ ...prompt, isNew: true }));
  expect(otoawase.setup.safeParse({ ...songSetup(), prompts }).success).toBe(false);
});
