import { expect, test } from 'vitest';
import { rubyOf } from './ruby.ts';

test.each([
  ['静か', 'しずか', ['静:しず', 'か']],
  ['桜', 'さくら', ['桜:さくら']],
  ['流れる', 'ながれる', ['流:なが', 'れる']],
  ['みじか夜や', 'みじかよや', ['みじか', '夜:よ', 'や']],
  ['なりにけり', 'なりにけり', ['なりにけり']],
  ['飛びこむ', 'とびこむ', ['飛:と', 'びこむ']],
  ['水の', 'みずの', ['水:みず', 'の']],
])('KOT-01 %s, read %s, has its kana where its kanji are', (text, kana, parts) => {
  expect(
    rubyOf({ text, kana }).map((part) => (part.kana === null ? part.text : `${part.text}:${part.kana}`)),
  ).toEqual(parts);
});
