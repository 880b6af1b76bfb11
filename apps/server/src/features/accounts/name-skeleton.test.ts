import { expect, test } from 'vitest';
import { nameSkeleton } from './name-skeleton.ts';

test.each([
  ['michi', 'rnichi'],
  ['Michi', 'RNICHI'],
  ['admin', 'ɑdmin'],
  ['admin', 'Ꭺdmin'],
  ['adnin', 'adոin'],
  ['admin', 'ADMİN'],
  ['admin', 'admın'],
  ['alice', 'аӏісе'],
  ['HECTOR', 'НЕСТОR'],
  ['yuki_88', 'YUKI 88'],
  ['Sakura', 'Ꮪakura'],
  ['カタエロニ', '力夕工口二'],
  ['Kenji', 'Kenji\u034f'],
])('AUT-05 %j looks like %j', (one, other) => {
  expect(nameSkeleton(one)).toBe(nameSkeleton(other));
});

test.each([
  ['Mia', 'Mio'],
  ['Muller', 'Müller'],
  ['か', 'が'],
  ['は', 'ぱ'],
  ['山', '川'],
  ['大', '犬'],
  ['Anna', 'Ana'],
])('AUT-05 %j does not look like %j', (one, other) => {
  expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
});
