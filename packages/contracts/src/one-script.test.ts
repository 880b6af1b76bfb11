import { expect, test } from 'vitest';
import { isOneScript } from './one-script.ts';

test.each([
  'Aiko',
  'Zoë Nuñez',
  'R2-D2',
  'Ольга',
  'Κώστας',
  '山田 太郎',
  'ラーメン',
  'Yuki 山田',
  'はなこ_88',
  '한국 사람',
  'Kim 韓',
  'ㄅㄆ 注音',
  'ใจดี',
  'नमस्ते',
  'محمد',
  'שרה',
  '٢٠٢٦',
  '2026',
])('AUT-05 %j is written in one script, or in those of one language', (name) => {
  expect(isOneScript(name)).toBe(true);
});

test.each([
  'аdmin', // Cyrillic а
  'Αiko', // Greek Α
  'adոin', // Armenian ո
  'Yuki Ольга',
  'カタ한국',
  'カタㄅ',
  'ひらが山Ж',
  'Ꭺdmin',
  'ᎪᎠᎷᏆᏁ', // Cherokee
  'ꓮꓓꓟꓲꓠ', // Lisu
])('AUT-05 %j mixes scripts, or is in one that hardly anybody reads', (name) => {
  expect(isOneScript(name)).toBe(false);
});
