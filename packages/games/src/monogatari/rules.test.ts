import { aStory, begin, panelWith, shown } from '@michi/testing/monogatari';
import { expect, test } from 'vitest';
import { keyOf } from './author.ts';
import { proving } from './proving.ts';

const panels = shown(aStory);

test('MON-02 a story is published once, for its points, and tells every kanji of words that are known', () => {
  const run = begin();
  run.advance(60_000);
  expect(run.play({ publish: panels })).toBe(true);
  expect(run.result).toEqual({ won: true, scores: [600] });
  const kanji = run.events.flatMap((event) => (event.type === 'kanjiAnswered' ? event : []));
  expect(kanji.map(({ kanji }) => kanji).join('')).toBe('毎朝駅待電車来猫話魚海行');
  expect(kanji[0]).toEqual({
    ...{ type: 'kanjiAnswered', kanji: '毎', skill: 'use', asked: 'used' },
    ...{ correct: true, hinted: false, ms: 5_000 },
  });
  expect(run.events.filter(({ type }) => type !== 'kanjiAnswered')).toEqual([
    { type: 'featDone', feat: 'monogatari.kanji', by: 'best', amount: 100 },
    { type: 'featDone', feat: 'monogatari.creativity', by: 'best', amount: 100 },
    { type: 'featDone', feat: 'monogatari.stories', by: 'different', what: keyOf(shown(aStory)) },
    { type: 'scoreGained', points: 600, combo: 0 },
    { type: 'levelCompleted', score: 600, mistakes: null, bestCombo: 0, ms: null },
  ]);
  expect(run.play({ publish: panels })).toBe(false);
});

test('GAM-05 a kanji in a word that nobody knows is no answer, but counts for creativity', () => {
  const run = begin();
  run.play({ publish: shown([panelWith('火山だ'), ...aStory.slice(1)]) });
  const answers = run.events.filter((event) => event.type === 'kanjiAnswered' && event.kanji === '火');
  expect(answers).toEqual([]);
  expect(run.state.game.score?.creativity).toBe(100);
});

test.each([
  ['a panel too few', panels.slice(1)],
  ['a panel too many', [...panels, ...panels.slice(0, 1)]],
  ['no word at all', shown(aStory.map(() => panelWith('')))],
  ['spaces alone', shown(aStory.map(() => panelWith(' \n')))],
])('MON-01 a page with %s is not published', (_, publish) => {
  const run = begin();
  expect(run.play({ publish })).toBe(false);
  expect(run.result).toBeNull();
});

test.each([
  ['cat', { template: 'cat' }, true],
  ['festival', { template: 'cat' }, false],
  ['dog', { template: 'dog' }, false],
  ['cat', { template: 'cat', level: 1 }, false],
  ['cat', null, false],
])('API-09 the level %s can be set up as %o: %s', (level, setup, possible) => {
  expect(proving.setupFor?.(level, setup) ?? null).toEqual(possible ? setup : null);
});
