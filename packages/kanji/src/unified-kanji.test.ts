import { expect, test } from 'vitest';
import { kanjiByJlpt } from './jlpt.ts';
import { withUnifiedKanji } from './unified-kanji.ts';

const signs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter((sign) =>
    /[\p{Radical}\p{Script=Han}]/u.test(sign),
  );

test.each([
  ['Kangxi radicals', signs(0x2f00, 0x2fd5)],
  ['radicals of the supplement', signs(0x2e81, 0x2ef3)], // U+2E80 repeats a sign, and is no kanji
  ['compatibility ideographs', [...signs(0xf900, 0xfaff), ...signs(0x2f800, 0x2fa1f)]],
])('MEM-04 %s become kanji, each one', (_, all) => {
  expect(all.length).toBeGreaterThan(100);
  for (const sign of all) expect(withUnifiedKanji(sign)).toMatch(/^\p{Unified_Ideograph}$/u);
});

test('MEM-04 jōyō kanji stay, old forms too, and what Japanese fonts draw alike is one', () => {
  const joyo = [...kanjiByJlpt.values()].flat().join('');
  expect(withUnifiedKanji(joyo)).toBe(joyo);
  expect(withUnifiedKanji('學國戶黑')).toBe('學國戶黑');
  expect(withUnifiedKanji('\u2f3e\u2fca\u2ed8\u2ee9\u2f2d')).toBe('戸黒青黄山');
});
