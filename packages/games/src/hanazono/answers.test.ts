import { aPrompt } from '@michi/testing/hanazono';
import { expect, test } from 'vitest';
import { judgeAnswer } from './answers.ts';

const mountain = aPrompt('山', {
  readings: ['やま', 'さん'],
  glosses: ['Berg', 'Gebirge'],
  beside: ['bergen'],
});

test.each([
  ['meaning', 'Berge', 'right'],
  ['meaning', 'der Berg', 'right'],
  ['meaning', 'Gebrige', 'typo'],
  ['meaning', 'bergen', 'wrong'],
  ['meaning', 'Tal', 'wrong'],
  ['meaning', 'yama', 'otherKind'],
  ['reading', 'yama', 'right'],
  ['reading', 'やま', 'right'],
  ['reading', 'やも', 'wrong'],
  ['reading', 'Berg', 'otherKind'],
  ['reading', '山', 'otherKind'],
  ['writing', '山', 'right'],
  ['writing', '川', 'wrong'],
] as const)('HAN-02 ANS-02 ANS-03 where the %s is asked, %s is %s', (kind, text, verdict) => {
  expect(judgeAnswer(kind, mountain, 'de', text)).toBe(verdict);
});
