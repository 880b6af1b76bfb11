import { expect, test } from 'vitest';
import { wordRequest } from './word-request.ts';

test.each([
  [1, { count: 10, difficulty: 1, category: 'basic' }],
  [2, { count: 12, difficulty: 2, category: 'basic' }],
  [3, { count: 14, difficulty: 3, category: 'basic' }],
  [4, { count: 15, difficulty: 4 }],
  [5, { count: 15, difficulty: 5 }],
  [40, { count: 15, difficulty: 5 }],
])('JUK-02 level %i asks for %j', (level, asked) => expect(wordRequest(level)).toEqual(asked));
