import { songSetup } from '@michi/testing/otoawase';
import { expect, test } from 'vitest';
import { proving } from './proving.ts';

test('API-09 a song is proved as the level that it is, with cards that can be', () => {
  const setup = songSetup('moon');
  expect(proving.setupFor?.('moon', setup)).toEqual(setup);
  expect(proving.setupFor?.('rain', setup)).toBeNull();
  expect(proving.setupFor?.('toString', setup)).toBeNull();
  expect(proving.setupFor?.('moon', { ...setup, cards: [...setup.cards, setup.cards[0]] })).toBeNull();
  expect(proving.setupFor?.('moon', { ...setup, song: 'silence' })).toBeNull();
});
