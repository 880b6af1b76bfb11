import { describe, expect, test } from 'vitest';
import { acceptedReadings } from './accepted-readings.ts';
import { isAnswer, judge, judgeMeaning, judgeReading, type Meanings, readingMeant } from './judge.ts';
import { kunWord } from './kanji.ts';
import { type Language, languages } from './languages.ts';
import { meaningKeys, plainKey } from './meaning-key.ts';
import { meaningsOf, taughtFacts } from './testing/taught.ts';

const meanings = (language: Language, glosses: string, beside: readonly string[] = []): Meanings => ({
  language,
  glosses: glosses.split(','),
  beside,
});
const judged = (language: Language, glosses: string, typed: string) =>
  judgeMeaning(meanings(language, glosses), typed);

describe('ANS-02 a typed reading is right', () => {
  test.each([
    ['つ', 'tu tsu'],
    ['ふう', 'huu fuu fū fû hū'],
    ['しんぶん', 'shinbun shimbun shinnbunn sinbun sinnbun'],
    ['ほん', 'hon honn'],
    ['てんいん', 'tennin ten’in tenin ten-in'],
    ['おんな', 'onna onnna'],
    ['せんもん', 'senmon semmon'],
    [
      'がっこう',
      'gakkou gakkō gakkô gakkoo ガッコウ ｶﾞｯｺｳ ｇａｋｋｏｕ Gakkou がっこう か\u3099っこう か\u309bっこう',
    ],
    ['おおきい', 'ōkii ookii oukii oo.kii おおきい おお.きい'],
    ['きゅう', 'kyuu kyū kyû'],
    ['しょうじょ', 'shoujo syoujo syouzyo shōjo shôjo'],
    ['ちゃ', 'cha tya cya'],
    ['まっちゃ', 'matcha maccha mattya'],
    ['せんせい', 'sensei sensē sensee'],
    ['つづく', 'tsuzuku tuduku tsudzuku'],
  ])('%s as %s', (reading, typed) => {
    for (const each of typed.split(' ')) expect(judgeReading([reading], each), each).toBe('right');
  });

  test.each([
    ['がっこう', 'gako gakko gakou gakku'], // a long vowel is not left out
    ['ふう', 'fu hu'],
    ['おおきい', 'おうきい おきい おーきい oki'],
    ['こおり', 'こうり'],
    ['とお', 'とう'],
    ['がっこう', 'がっこお がっこー がつこう がこう'],
    ['おもう', 'おもお'],
    ['ず', 'づ'],
    ['おんな', 'ona'],
    ['はな', 'hsna haha はは'],
    ['あたらしい', 'atarashi atareshii'], // they can be read, as other words
    ['やさい', 'yasaj'], // too short for a typo
  ])('%s not as %s', (reading, typed) => {
    for (const each of typed.split(' ')) expect(judgeReading([reading], each), each).toBe('wrong');
  });

  test.each([
    ['あたらしい', 'atarahsii'],
    ['あたらしい', 'atarashki'],
    ['さかな', 'sakanq'],
  ])('%s with a typo: %s', (reading, typed) => {
    expect(judgeReading([reading], typed)).toBe('typo');
  });

  test.each([
    '🏫',
    'がっこう🏫',
    '\u{d83c}',
    'がっこう'.repeat(2_500),
    'n'.repeat(10_000),
    'kk'.repeat(5_000),
  ])('as nothing else: %s', (typed) => {
    expect(judgeReading(['がっこう', 'こう'], typed)).toBe('wrong');
    expect(judgeMeaning(meanings('de', 'Schule'), typed)).toBe('wrong');
  });

  test('in full for every kanji that is taught, in kana and in Hepburn', () => {
    const misjudged = taughtFacts.flatMap((facts) => {
      const readings = acceptedReadings(facts);
      const refused = [facts.first.romaji, ...readings].filter(
        (each) => judgeReading(readings, each) !== 'right',
      );
      const forgiven = readings.filter((each) => judgeReading([`${each}あ`], each) === 'typo'); // it can be read
      return [...refused, ...forgiven].map((each) => `${facts.kanji} ${each}`);
    });
    expect(misjudged).toEqual([]);
  });
});

test('ANS-02 one sound that is left of a word is no reading: あ of 明るい; み of 三 is one', () => {
  const readingsOf = (kanji: string) => {
    const facts = taughtFacts.find((each) => each.kanji === kanji);
    return facts ? acceptedReadings(facts) : [];
  };
  expect(readingsOf('明')).not.toContain('あ');
  expect(readingsOf('生')).not.toContain('い');
  expect(readingsOf('下')).not.toContain('お');
  expect(readingsOf('木')).toContain('こ');
  for (const facts of taughtFacts) expect(acceptedReadings(facts).length, facts.kanji).toBeGreaterThan(0);
});

describe('ANS-02 a typed meaning is right', () => {
  test.each<[Language, string, string]>([
    ['de', 'sich ausruhen', 'ausruhen AUSRUHEN ausruhen.'],
    ['de', 'Größe', 'Grösse Groesse grosse GRÖẞE'],
    ['de', 'Berg', 'Berge Bergen Berges'],
    ['de', 'Baum', 'Bäume Baeume Bäumen Baume'],
    ['de', 'Hund', 'Hunde Hündin Hündinnen'],
    ['de', 'Katze', 'Katzen Kater'],
    ['de', 'Hand', 'Hände'],
    ['de', 'Person', 'Personen'],
    ['de', 'Freund', 'Freundin Freundinnen Freunde'],
    ['de', 'hoch', 'hohe hoher hohes'],
    ['de', 'dunkel', 'dunkle dunkler'],
    ['de', 'müde werden', 'müde'],
    ['en', 'to eat', 'eat eating'],
    ['en', 'to make', 'making'],
    ['en', 'to stop', 'stopping'],
    ['en', 'wave', 'waves'],
    ['en', 'box', 'boxes'],
    ['en', 'house', 'houses'],
    ['en', 'city', 'cities'],
    ['en', 'foot', 'feet'],
    ['en', 'leaf', 'leaves'],
    ['en', 'woman', 'women'],
    ['en', 'colour', 'color colours colors'],
    ['en', 'centre', 'center'],
    ['en', 'to realise', 'realize realizing'],
    ['en', 'grey', 'gray'],
    ['en', 'defence', 'defense'],
    ['en', 'to practise', 'practice'],
    ['es', 'árbol', 'árboles arbol arboles'],
    ['es', 'noche', 'noches'],
    ['es', 'luz', 'luces'],
    ['es', 'rojo', 'roja rojos rojas'],
    ['es', 'perro', 'perra perros'],
    ['es', 'japonés', 'japonesa japoneses'],
    ['es', 'levantar', 'levantarse'],
    ['fr', 'arbre', 'arbres'],
    ['fr', 'école', 'ecole'],
    ['fr', 'cœur', 'coeur'],
    ['fr', 'animal', 'animaux'],
    ['fr', 'blanc', 'blanche blanches'],
    ['fr', 'long', 'longue'],
    ['fr', 'nouveau', 'nouvelle nouveaux'],
    ['fr', 'beau', 'belle'],
    ['fr', 'heureux', 'heureuse'],
    ['fr', 'neuf', 'neuve'],
    ['fr', 'premier', 'première'],
    ['fr', 'gros', 'grosse'],
    ['ja', 'マウンテン', 'まうんてん ﾏｳﾝﾃﾝ'],
    ['ja', 'to eat', 'eating'],
    ['ja', '数字の1', '数字の１'],
  ])('in %s: %s as %s', (language, gloss, typed) => {
    for (const each of typed.split(' ')) expect(judged(language, gloss, each), each).toBe('right');
  });

  test.each<[Language, string, string]>([
    ['de', 'Pause', 'die Pause'],
    ['en', 'to eat', 'to eat'],
    ['en', 'one’s turn', 'turn'],
    ['en', 'to be born', 'born'],
    ['es', 'corazón', 'el corazon'],
    ['fr', 'école', 'l’école'],
    ['fr', 'être debout', 'debout'],
    ['fr', 'se lever', 'lever'],
  ])('in %s: %s with and without its little words: %s', (language, gloss, typed) => {
    expect(judged(language, gloss, typed)).toBe('right');
    expect(judged(language, typed, gloss)).toBe('right');
  });

  test.each<[Language, string, string]>([
    ['de', 'verstehen', 'versthen verrstehen verstheen verstehan'],
    ['de', 'Fluss', 'flus'],
    ['en', 'mountain', 'moutain mountainn moutnain mountein'],
    ['en', 'sea', 'seaa sae'],
    ['es', 'montaña', 'montaana motnaña'],
  ])('in %s: %s with a typo: %s', (language, gloss, typed) => {
    for (const each of typed.split(' ')) expect(judged(language, gloss, each), each).toBe('typo');
  });

  test.each<[Language, string, string]>([
    ['de', 'verstehen', 'vverrstehen erstehen gehen'],
    ['de', 'Pause', 'die und Tause'],
    ['en', 'mountain', 'fountain ountain mountakin'],
    ['en', 'wind', 'wine kind'],
    ['en', 'day', 'da dy'],
    ['fr', 'mer', 'me'],
    ['ja', '水の流れ', '水の流'],
    ['ja', 'ツリー', 'ツーリ'],
  ])('in %s: %s is not %s', (language, gloss, typed) => {
    for (const each of typed.split(' ')) expect(judged(language, gloss, each), each).toBe('wrong');
  });

  test('a meaning of another kanji is that, however near it is', () => {
    const heart = meanings('en', 'heart', ['heat']);
    expect(judgeMeaning(heart, 'heat')).toBe('wrong');
    expect(judgeMeaning(heart, 'haert')).toBe('typo');
    expect(judgeMeaning(meanings('de', 'Reis', ['reise']), 'die Reise')).toBe('wrong');
    expect(judgeMeaning(meanings('de', 'Reis,Reise', ['reise']), 'Reise')).toBe('right');
  });

  test('a sound mark of kana is no accent', () => {
    expect(judged('ja', 'ばら', 'はら')).toBe('wrong');
    expect(judged('ja', 'が', 'か\u3099')).toBe('right');
  });

  test('in full for every kanji that is taught, in every language', () => {
    const refused = languages.flatMap((language) =>
      taughtFacts.flatMap(({ kanji }) => {
        const its = meaningsOf(kanji, language);
        return its.glosses
          .filter((gloss) => judgeMeaning(its, gloss) !== 'right')
          .map((gloss) => kanji + gloss);
      }),
    );
    expect(refused).toEqual([]);
  });
});

/** Plurals of what may be a noun, as far as they follow a rule. */
const plurals: Readonly<Record<'de' | 'en' | 'es' | 'fr', (gloss: string) => string[]>> = {
  de: (gloss) => (/^\p{Lu}\p{Ll}{3,}e$/u.test(gloss) ? [`${gloss}n`] : []),
  en: (gloss) =>
    /^(?!leave|live|feet|teeth|children|.*self$|new$)[a-z]{2,}[^syhxzi-]$/.test(gloss) ? [`${gloss}s`] : [],
  es: (gloss) =>
    /^\p{Ll}{2,}[ao]$/u.test(gloss) ? [`${gloss}s`] : /.[adl][dl]$/.test(gloss) ? [`${gloss}es`] : [],
  fr: (gloss) => (/^\p{Ll}{3,}[^sxz-]$/u.test(gloss) ? [`${gloss}s`] : []),
};

test.each(['de', 'en', 'es', 'fr'] as const)(
  'ANS-02 in %s every kanji is known in another number, unless that is a word of its own',
  (language) => {
    const own = taughtFacts.map(({ kanji }) => ({ kanji, ...meaningsOf(kanji, language) }));
    const words = new Set(
      own.flatMap(({ glosses }) => glosses).flatMap((gloss) => meaningKeys(gloss, language)),
    );
    const refused = own.flatMap(({ kanji, ...its }) =>
      its.glosses
        .flatMap(plurals[language])
        .filter((form) => !words.has(plainKey(form)) && judgeMeaning(its, form) !== 'right')
        .map((form) => `${kanji} ${form}`),
    );
    expect(refused).toEqual([]);
  },
);

describe('ANS-03 an answer of another kind than was asked is not counted', () => {
  const mountain = { kanji: '山', readings: ['やま', 'さん'], meanings: meanings('en', 'mountain,hill') };

  test.each([
    ['reading', '山'],
    ['reading', ' 山　'],
    ['reading', '山々'],
    ['reading', 'mountain'],
    ['reading', 'the mountains'],
    ['meaning', '山'],
    ['meaning', 'yama'],
    ['meaning', 'やま'],
    ['meaning', 'サン'],
    ['meaning', 'かわ'], // no reading of it, and no English either
  ] as const)('where the %s is asked: %s', (kind, typed) => {
    expect(judge(kind, mountain, typed)).toBe('otherKind');
  });

  test('what is right is right, even if it is of another kind as well', () => {
    expect(judge('meaning', { ...mountain, meanings: meanings('en', 'san') }, 'san')).toBe('right');
    expect(judge('reading', { ...mountain, meanings: meanings('en', 'yama') }, 'yama')).toBe('right');
    expect(judge('meaning', { ...mountain, meanings: meanings('ja', 'やま,高地') }, 'やま')).toBe('right');
  });

  test('what is wrong is wrong', () => {
    expect(judge('reading', mountain, 'kawa')).toBe('wrong');
    expect(judge('reading', mountain, 'river')).toBe('wrong');
    expect(judge('reading', mountain, 'mountaon')).toBe('wrong'); // only what is a meaning is one
    expect(judge('meaning', mountain, 'river')).toBe('wrong');
    expect(judge('meaning', { ...mountain, meanings: meanings('ja', '高地') }, 'リバー')).toBe('wrong');
    expect(judge('reading', { kanji: '山', readings: ['やま'] }, 'mountain')).toBe('wrong'); // nothing is known of meanings
  });

  test('marks alone are no answer at all', () => {
    for (const text of ['', '  ', '。', '-', ' . ']) expect(isAnswer(text), text).toBe(false);
    for (const text of ['あ', 'a', '1', '山', 'ー']) expect(isAnswer(text), text).toBe(true);
  });
});

test('MEM-01 ANS-02 it is known by which of its readings a kanji was answered', () => {
  const readings = [
    { kana: 'リツ', type: 'on', joyo: true },
    { kana: 'た.つ', type: 'kun', joyo: true },
    { kana: 'た.てる', type: 'kun', joyo: true },
  ] as const;
  expect(readingMeant(readings, 'ritsu')).toBe(readings[0]);
  expect(readingMeant(readings, 'たてる')).toBe(readings[2]);
  expect(readingMeant(readings, 'か')).toBeUndefined();
  expect(kunWord('立', readings[1])).toEqual({ word: '立つ', reading: 'たつ' });
  expect(kunWord('山', { kana: 'やま' })).toEqual({ word: '山', reading: 'やま' });
});

test('ANS-02 a text that grows as it is compared is no answer, and costs no more than a short one', () => {
  const long = 'ﷺa'.repeat(20);
  expect(judged('de', long, long)).toBe('wrong');
  expect(judgeReading([long], long)).toBe('wrong');
});
