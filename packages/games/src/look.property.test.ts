import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { desks, inkColours, look as lookSave, lookSchema, plainLook, sealForms } from './look.ts';

const look = fc.record({
  ink: fc.constantFrom(...inkColours),
  desk: fc.constantFrom(...desks),
  seal: fc.constantFrom(null, '雪', '月'),
  form: fc.constantFrom(...sealForms),
});

test('ACH-03 two devices come to one look, whoever is first, and what only one has changed stands', () => {
  const { merge } = lookSave;
  fc.assert(
    fc.property(fc.option(look), look, look, (base, mine, theirs) => {
      const both = merge(base, mine, theirs);
      expect(merge(base, theirs, mine)).toEqual(both);
      expect(merge(theirs, both, theirs)).toEqual(both);
      if (base) expect(merge(base, mine, base)).toEqual(mine);
      expect(lookSchema.parse(both)).toEqual(both);
    }),
  );
});

test('ACH-03 a seal is one kanji', () => {
  expect(lookSchema.safeParse({ ...plainLook, seal: '雪' }).success).toBe(true);
  for (const seal of ['雪月', 'a', '', 'ゆ', 'x雪'])
    expect(lookSchema.safeParse({ ...plainLook, seal }).success).toBe(false);
});
