import { expect, test } from 'vitest';
import { judgeMeaning } from './judge.ts';
import type { Language } from './languages.ts';
import { meaningsOf } from './testing/taught.ts';

/** Usual meanings that were once refused. */
const usual: readonly (readonly [kanji: string, Readonly<Partial<Record<Language, string>>>])[] = [
  ['事', { en: 'thing, things, action', de: 'Ding, Dinge', es: 'cosa, cosas', fr: 'chose, choses' }],
  ['人', { en: 'man, men', de: 'Mann, Männer', es: 'hombre, hombres', fr: 'homme, hommes' }],
  ['楽', { en: 'easy, comfort, comfortable', de: 'leicht, Spaß, angenehm', es: 'fácil', fr: 'facile' }],
  ['立', { de: 'aufstehen', es: 'levantarse', fr: 'se lever, debout' }],
  ['着', { de: 'tragen', fr: 'mettre' }],
  ['好', { en: 'love', de: 'lieben', fr: 'aimer' }],
  ['努', { en: 'effort, try hard', de: 'Anstrengung' }],
  ['休', { en: 'break, vacation', de: 'Urlaub, Ruhe, frei', es: 'vacaciones', fr: 'vacances' }],
  ['安', { en: 'peace, relax', de: 'Frieden', fr: 'paisible' }],
  ['気', { en: 'feeling, feelings', de: 'Gefühl' }],
  ['話', { en: 'conversation', de: 'Gespräch', es: 'historia', fr: 'histoire, conversation' }],
  ['高', { de: 'groß, hohe', es: 'alta, altas', fr: 'grand, haute' }],
  ['長', { en: 'boss', de: 'Chef, lange', es: 'larga', fr: 'longue, longues' }],
  ['急', { en: 'rush', de: 'Eile' }],
  ['始', { de: 'starten', en: 'starting' }],
  ['持', { en: 'carry, to carry' }],
  ['守', { en: 'defend' }],
  ['作', { en: 'build', de: 'bauen' }],
  ['必', { en: 'certain', de: 'notwendig, müssen', es: 'necesario, necesaria' }],
  ['仕', { en: 'do' }],
  ['洋', { en: 'western style', de: 'Westen' }],
  ['習', { en: 'practise, practice, study', fr: 'étudier' }],
  ['早', { fr: 'vite' }],
  ['会', { es: 'encontrar' }],
  ['生', { en: 'student', de: 'geboren, Student, Studentin' }],
  ['上', { de: 'hoch', fr: 'haut' }],
  ['下', { de: 'runter', fr: 'bas' }],
  ['本', { en: 'real, books' }],
  ['道', { es: 'carretera', en: 'roads' }],
  ['止', { de: 'halten', en: 'stopping' }],
  ['日', { en: 'Japan' }],
  ['山', { de: 'berge, Bergen', en: 'mountains', fr: 'montagnes' }],
  ['足', { en: 'feet' }],
  ['少', { de: 'wenige' }],
  ['多', { en: 'lots' }],
  ['新', { es: 'nueva', fr: 'nouvelle' }],
  ['白', { es: 'blanca', fr: 'blanche, blanches' }],
  ['強', { en: 'strength', fr: 'forte' }],
  ['食', { en: 'eating' }],
  ['海', { en: 'ocean, the sea, seas' }],
  ['界', { en: 'world' }],
  ['化', { en: 'change' }],
  ['究', { en: 'research' }],
  ['岸', { en: 'beach' }],
  ['疲', { en: 'weary' }],
  ['暮', { en: 'evening' }],
  ['先', { en: 'before' }],
  ['術', { en: 'art' }],
  ['答', { en: 'solution' }],
  ['送', { en: 'escort' }],
  ['祭', { en: 'celebrate' }],
  ['学', { en: 'learn' }],
  ['夜', { en: 'evening', es: 'noches' }],
  ['波', { en: 'waves' }],
  ['星', { en: 'stars', de: 'Sterne' }],
  ['犬', { en: 'dogs', de: 'Hunde', es: 'perra' }],
  ['木', { en: 'trees', de: 'Bäume', es: 'árboles', fr: 'arbres' }],
  ['神', { en: 'gods' }],
  ['手', { de: 'Hände' }],
  ['猫', { de: 'Kater' }],
  ['赤', { es: 'roja, rojas', fr: 'rouges' }],
];

test.each(usual)('ANS-02 HAN-02 %s is known by its usual meanings', (kanji, byLanguage) => {
  for (const [language, answers] of Object.entries(byLanguage))
    for (const answer of answers.split(', '))
      expect(judgeMeaning(meaningsOf(kanji, language as Language), answer), answer).toBe('right');
});

test.each<[string, Language, string]>([
  ['山', 'en', 'fountain'],
  ['心', 'en', 'heat'],
  ['飯', 'de', 'Reise'],
  ['新', 'de', 'neun'],
  ['九', 'de', 'neu'],
  ['母', 'fr', 'mer'],
  ['海', 'fr', 'mère'],
  ['猫', 'de', 'Hund'],
  ['池', 'ja', 'ビオトープ'],
  ['森', 'ja', 'ジャングル'],
  ['氷', 'ja', 'つらら'],
  ['男', 'ja', '紳士'],
])('ANS-02 %s is not known in %s by %s', (kanji, language, answer) => {
  expect(judgeMeaning(meaningsOf(kanji, language), answer)).toBe('wrong');
});
