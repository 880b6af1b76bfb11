import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { knownKanjiIn } from './furigana.ts';
import { furiganaOf } from './proposals.ts';

/** `待(ま)っている` */
const shown = (text: string, readings: Record<string, string> = {}) =>
  furiganaOf(text, readings)
    .map((textPart) => (textPart.kana === null ? textPart.text : `${textPart.text}(${textPart.kana})`))
    .join('');

test.each([
  ['毎朝、駅で待つ。', '毎朝(まいあさ)、駅(えき)で待(ま)つ。'],
  ['電車は来ないよ。', '電車(でんしゃ)は来(こ)ないよ。'],
  ['電車が来た！', '電車(でんしゃ)が来(き)た！'],
  ['もうすぐ来る', 'もうすぐ来(く)る'],
  ['え、猫が話した！', 'え、猫(ねこ)が話(はな)した！'],
  ['それは猫の話です', 'それは猫(ねこ)の話(はなし)です'],
  ['待っている友だち', '待(ま)っている友(とも)だち'],
  ['じゃあ、海へ行こう！', 'じゃあ、海(うみ)へ行(い)こう！'],
  ['三番線の猫', '三番線(さんばんせん)の猫(ねこ)'],
  ['忘れた傘', '忘(わす)れた傘(かさ)'],
  ['夜の祭り', '夜(よる)の祭(まつ)り'],
  ['食べます。見ない。帰った。', '食(た)べます。見(み)ない。帰(かえ)った。'],
  ['青くて、速かった', '青(あお)くて、速(はや)かった'],
  ['大きな声で笑った', '大(おお)きな声(こえ)で笑(わら)った'],
  ['毎日食べる', '毎日(まいにち)食(た)べる'],
  ['花が咲いて、夜泣いた', '花(はな)が咲(さ)いて、夜(よる)泣(な)いた'],
  ['人々の思い出', '人々(ひとびと)の思(おも)い出(で)'],
  ['雨が降った', '雨(あめ)が降(ふ)った'],
  ['電車を降りた', '電車(でんしゃ)を降(お)りた'],
  ['大好きだよ', '大好(だいす)きだよ'],
  ['何を見る？何ですか', '何(なに)を見(み)る？何(なん)ですか'],
  ['まさか(笑)', 'まさか(笑(わらい))'],
  ['そんな（泣）', 'そんな（泣(なき)）'],
  ['(笑う)', '(笑(わら)う)'],
])('MON-01 furigana are proposed for words in any form: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ['経験の季節', '経験(けいけん)の季節(きせつ)'],
  ['夫は学びたい', '夫(おっと)は学(まな)びたい'],
  ['聴いていた', '聴(き)いていた'],
  ['優しくない', '優(やさ)しくない'],
  ['悟りと葛', '悟(さと)りと葛(くず)'],
])('MON-01 what is learned elsewhere on the site is proposed too: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ['お祖母さんとお兄ちゃん', 'お祖母(ばあ)さんとお兄(にい)ちゃん'],
  ['生の魚、人生の花', '生(なま)の魚(さかな)、人生(じんせい)の花(はな)'],
  ['折り紙と手紙', '折(お)り紙(がみ)と手紙(てがみ)'],
  ['真っ赤な空、真ん中', '真(ま)っ赤(か)な空(そら)、真(ま)ん中(なか)'],
  ['一年後に八百屋で', '一年(いちねん)後(ご)に八百屋(やおや)で'],
  ['青空に散る。日が沈む', '青空(あおぞら)に散(ち)る。日(ひ)が沈(しず)む'],
  ['何度も一匹', '何度(なんど)も一匹(いっぴき)'],
  ['日曜日、五月七日の十時', '日曜日(にちようび)、五月(ごがつ)七日(なのか)の十時(じゅうじ)'],
  ['日の入り、入口', '日(ひ)の入(い)り、入口(いりぐち)'],
  ['光と影、上と下、空から', '光(ひかり)と影(かげ)、上(うえ)と下(した)、空(そら)から'],
])('MON-01 words are read as they are where they stand: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ['電車が空いた', '電車(でんしゃ)が空いた'],
  ['日本中の休の字', '日本(にほん)中の休の字(じ)'],
])('MON-01 what can be read in several ways has no reading: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('MON-01 the learner’s reading stands within a word of several rows too', () => {
  expect(shown('折り紙', { 紙: 'かみ' })).toBe('折(お)り紙(かみ)');
});

test('MON-01 before okurigana in a form that nobody knows a kanji alone has none', () => {
  expect(shown('楽しげに')).toBe('楽しげに');
});

test.each([
  ['猫山と雨駅と見猫', '猫山と雨駅と見猫'],
  ['鬱陶しい', '鬱陶しい'],
  ['電車内', '電車(でんしゃ)内'],
  ['𠮟る猫', '𠮟る猫(ねこ)'],
  ['2026年12月31日、３人で', '2026年12月31日、３人で'],
  ['3年生と5月の花', '3年生と5月の花(はな)'],
])('MON-01 what is not known has none rather than wrong ones: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('MON-01 the learner’s reading of a kanji row stands before what is proposed, none too', () => {
  expect(shown('今日は猫山だ', { 今日: 'こんにち', 猫山: 'ねこやま' })).toBe(
    '今日(こんにち)は猫山(ねこやま)だ',
  );
  expect(shown('今日は猫だ', { 今日: '' })).toBe('今日は猫(ねこ)だ');
  expect(shown('constructor', {})).toBe('constructor');
});

test('MON-01 only kanji of known words are told, each once', () => {
  expect(knownKanjiIn('猫と猫、火山、待って、人々')).toEqual(['猫', '待', '人']);
});

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      '猫',
      '待',
      'っ',
      '来',
      'る',
      '々',
      '𠮟',
      '\ud83d',
      '🐈‍⬛',
      'א',
      '\u0301',
      '\n',
      '食',
      'べ',
    ),
  }),
);

test('MON-01 the parts of any text make it up again', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const textParts = furiganaOf(text, {});
      expect(textParts.map((textPart) => textPart.text).join('')).toBe(text);
      for (const { text, kana } of textParts) {
        expect(text).not.toBe('');
        if (kana !== null) expect(kana).toMatch(/^[ぁ-ゖー]+$/u);
        if (kana !== null) expect(text).toMatch(/^\p{Script=Han}+$/u);
      }
    }),
    { numRuns: 300 * inject('runsFactor') },
  );
});
