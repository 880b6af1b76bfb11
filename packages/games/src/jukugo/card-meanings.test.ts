import { expect, test } from 'vitest';
import { cardMeanings } from './card-meanings.ts';

test('JUK-01 a card says its gloss, and where another says the same, the next that is not said', () => {
  const meanings = new Map([
    ['空', { glosses: ['Himmel', 'Luft'], note: 'über uns' }],
    ['天', { glosses: ['himmel', 'Himmelreich'], note: 'Reich der Götter' }],
    ['屋', { glosses: ['Geschäft', 'Laden'], note: 'am Wortende' }],
    ['店', { glosses: ['Geschäft', 'Laden'] }],
    ['飯', { glosses: ['Reis'], note: 'gekocht' }],
  ] as const);
  expect(Object.fromEntries(cardMeanings(meanings))).toEqual({
    空: 'Himmel',
    天: 'Himmelreich',
    屋: 'Laden',
    店: 'Geschäft',
    飯: 'Reis',
  });
});
