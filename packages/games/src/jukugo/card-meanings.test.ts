import { expect, test } from 'vitest';
import { cardMeanings } from './card-meanings.ts';

test('JUK-01 a card says its gloss, with the note only where another card would say the same', () => {
  const meanings = new Map([
    ['空', { glosses: ['Himmel'], note: 'mit Wolken' }],
    ['天', { glosses: ['himmel', 'Firmament'], note: 'Reich der Götter' }],
    ['屋', { glosses: ['Geschäft'], note: 'am Wortende' }],
    ['川', { glosses: ['Fluss'] }],
  ] as const);
  expect([...cardMeanings(meanings).values()]).toEqual([
    'Himmel (mit Wolken)',
    'himmel (Reich der Götter)',
    'Geschäft',
    'Fluss',
  ]);
});
