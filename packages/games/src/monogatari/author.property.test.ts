import { panelWith, shown } from '@michi/testing/monogatari';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { type Author, authorSchema, keyOf, newAuthor, progressOf, withStory } from './author.ts';
import { saves } from './saves.ts';

const run = (number: number) => `0199f3a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const page = (text: string) => shown([panelWith(text)]);
const authorOf = (...scores: number[]): Author =>
  scores.reduce(
    (author, score, index) => withStory(author, page(`話${index}`), run(index), score),
    newAuthor,
  );

test.each([
  [[], { points: 0, best: 0, level: 1 }],
  [[500], { points: 500, best: 500, level: 1 }],
  [[501], { points: 501, best: 501, level: 2 }],
  [[600, 400], { points: 1_000, best: 600, level: 2 }],
  [[600, 401], { points: 1_001, best: 600, level: 3 }],
  [[600, 600, 600], { points: 1_800, best: 600, level: 4 }],
] as const)(
  'MON-02 stories of %j make %o: the next level once their sum exceeds level times 500',
  (scores, progress) => {
    expect(progressOf(authorOf(...scores))).toEqual(progress);
    expect(progressOf(authorOf(...scores.toReversed()))).toEqual(progress);
  },
);

test('MON-02 the same text counts once, by its best score, however it is broken into lines', () => {
  const first = withStory(newAuthor, page('猫が\n話した'), run(1), 300);
  expect(progressOf(withStory(first, page('猫が話した '), run(2), 200)).points).toBe(300);
  const again = withStory(first, page('猫が話した'), run(2), 400);
  expect(again.stories).toEqual({ [keyOf(page('猫が話した'))]: [run(2), 400] });
  expect(progressOf(withStory(first, page('猫は話した'), run(2), 200)).points).toBe(500);
});

test('MON-02 what a text comes to stays the same for ever, for any text', () => {
  expect(keyOf(page('猫が話した'))).toBe('80dbdf4f5406f0a1');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), (texts) => {
      const key = keyOf(texts.map((text) => ({ texts: [text], isPeopled: true })));
      expect(authorSchema.parse({ stories: { [key]: [run(1), 600] } })).toBeTruthy();
    }),
    { numRuns: 100 * inject('runsFactor') },
  );
});

const keys = fc.constantFrom('0'.repeat(16), '1'.repeat(16), '2'.repeat(16));
const authors = fc.record({
  stories: fc.dictionary(keys, fc.tuple(fc.nat({ max: 3 }).map(run), fc.nat({ max: 2 }))),
}) as fc.Arbitrary<Author>;

test('GAM-06 two devices join their stories to the same, whoever goes first, and once is as good as twice', () => {
  const { merge } = saves.author;
  fc.assert(
    fc.property(fc.option(authors), authors, authors, (base, mine, theirs) => {
      const joined = merge(base, mine, theirs);
      expect(merge(base, theirs, mine)).toEqual(joined);
      expect(merge(base, joined, theirs)).toEqual(joined);
      expect(authorSchema.parse(joined)).toEqual(joined);
      expect(progressOf(joined).points).toBeGreaterThanOrEqual(progressOf(mine).points);
      for (const key of [...Object.keys(mine.stories), ...Object.keys(theirs.stories)])
        expect(joined.stories).toHaveProperty(key);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});
