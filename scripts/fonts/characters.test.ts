import { expect, test } from 'vitest';
import {
  beyondLatin,
  charactersOf,
  common,
  japaneseRuns,
  kana,
  latin,
  latinExtended,
  without,
} from './characters.ts';

test('the Latin set holds the letters of German, English, Spanish and French and their quotation marks', () => {
  const needed = 'ÄÖÜäöüßáéíóúñÑ¿¡àâæçèêëîïôœùûÿŒ„“”‚‘’«»–—…·×āīūēōĀĪŪĒŌ€\u00a0';
  expect(without(needed, latin, latinExtended)).toBe('');
});

test('kana hold both syllabaries, small letters and the long sound', () => {
  expect(without('あんがぱっゃゅょアンガパッャュョヴー・', kana)).toBe('');
});

test('characters come once each and in order', () => {
  expect(charactersOf(['道の', '漢字の道'])).toBe('の字漢道');
  expect(without('漢字の道', 'のは', '道')).toBe('字漢');
  expect(common('漢字の道', '道路の字')).toBe('の字道');
});

test('runs of Japanese part where anything else stands', () => {
  expect(japaneseRuns('<span lang="ja">見つけて！</span> · \'Größe — 𠮟\'')).toEqual(['見つけて！', '𠮟']);
  expect(japaneseRuns("{ crest: '見', title: '見つけて' }")).toEqual(['見', '見つけて']);
});

test('what lies beyond Latin leaves out line breaks, invisible characters and emoji', () => {
  expect(beyondLatin('Tōkyō:\n東京\u200b → „Ziel“ 🗾')).toBe('→京東');
});
