import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import levels from './levels.json' with { type: 'json' };

const messages = join(import.meta.dirname, '../../../messages/messages');
const tableIn = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(messages, locale, 'lookalikes.json'), 'utf8'));
const pairs = Object.keys(tableIn('de'));

test('MIT-06 each pair of kanji that look alike comes up in a level, and stands in the table once', () => {
  for (const pair of pairs) {
    const [one = '', other = '', ...more] = pair;
    expect(more, pair).toEqual([]);
    expect(
      levels.some(({ kanji }) => kanji.includes(one) && kanji.includes(other)),
      pair,
    ).toBe(true);
    expect(pairs, pair).not.toContain(other + one);
  }
});

test('MIT-06 what the levels promise to tell apart is in the table', () => {
  expect(pairs).toEqual(
    expect.arrayContaining(['人入', '入八', '木本', '日目', '父友', '右左', '千午', '牛午', '土工']),
  );
  const closely = levels.filter(({ id }) => id.startsWith('look-closely'));
  expect(closely).toHaveLength(6);
  for (const { id, kanji } of closely)
    expect(
      pairs.filter((pair) => [...pair].every((each) => kanji.includes(each))).length,
      id,
    ).toBeGreaterThan(2);
});

test.each(locales)('MIT-06 a sentence of %s names both, and is short enough for its line', (locale) => {
  for (const [pair, sentence] of Object.entries(tableIn(locale))) {
    for (const kanji of pair) expect(sentence, pair).toContain(kanji);
    expect(sentence.length, pair).toBeLessThanOrEqual(80);
    expect(sentence, pair).toMatch(/[.。]$/);
  }
});
