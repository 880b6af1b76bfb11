import type { LessonKanji, ModuleKanji } from '@michi/contracts/tabibito';
import type { ModuleQuestion } from '@michi/games/tabibito/deal';
import type { LessonQuestion } from '@michi/games/tabibito/lesson';
import { type State, tabibito } from '@michi/games/tabibito/rules';
import { RecordedRun } from '@michi/testing/recorded-run';
import { aSetup } from '@michi/testing/tabibito';
import { expect, test } from 'vitest';
import { textsInQuestion, textsOn } from './texts-on.ts';

const kanji: ModuleKanji[] = [
  { kanji: '山', meaning: 'Berg', reading: 'やま', romaji: 'yama' },
  { kanji: '川', meaning: 'Fluss', reading: 'かわ', romaji: 'kawa' },
];
const river: LessonKanji = {
  kanji: '川',
  strokes: 3,
  words: [
    { reading: 'かわ', word: '川', kana: 'かわ', meaning: 'Fluss' },
    { reading: 'がわ', word: '小川', kana: 'おがわ', meaning: 'Bach' },
  ],
  sentence: '川 fließt.',
  alike: [],
};
const module = { kanji, lesson: [river], story: 'Odawara (おだわら)', content: ['富士 (ふじ)'] };
const asking = (kind: LessonQuestion['kind'], asked = '川') => ({
  card: { kind: 'question', number: 0, again: false } as const,
  questions: [{ kind, kanji: asked, options: ['山', '川'] }],
});
const on = (card: { kind: 'scene' | 'arrival' } | { kind: 'kanji'; kanji: string }) => ({
  card,
  questions: [],
});

test.each([
  ['the scene tells the story', on({ kind: 'scene' }), ['Odawara (おだわら)']],
  ['the arrival has all readings and the text', on({ kind: 'arrival' }), ['やま', 'かわ', '富士 (ふじ)']],
  [
    'a kanji has its words and its sentence',
    on({ kind: 'kanji', kanji: '川' }),
    ['かわ', '川', 'かわ', 'がわ', '小川', 'おがわ', '川 fließt.'],
  ],
  ['a kanji of which no more is known has its reading', on({ kind: 'kanji', kanji: '山' }), ['やま']],
  ['a word with a gap is read', asking('word'), ['おがわ']],
  ['without words the reading stands there', asking('word', '山'), ['やま']],
  ['what means something is read once it is told', asking('meaning'), ['かわ']],
  ['readings are what there is to choose from', asking('reading'), ['やま', 'かわ']],
])('TAB-09 %s', (_, shown, expected) => {
  expect(textsOn(shown, module)).toEqual(expected);
});

const asked = (kind: ModuleQuestion['kind']): ModuleQuestion => ({
  kind,
  kanji: '山',
  options: ['川', '山'],
});
const begun = new RecordedRun(tabibito, aSetup('practice'), 1).state.game;

test.each<[string, ModuleQuestion['kind'], Partial<State>, string[]]>([
  ['readings are what there is to choose from', 'reading', {}, ['かわ', 'やま']],
  ['a meaning has none', 'meaning', {}, []],
  ['what was missed is told with its reading', 'meaning', { phase: 'wrong' }, ['やま']],
  ['a reading to type is not given away', 'typed', {}, []],
  ['but by its hint', 'typed', { hinted: true }, ['や']],
  ['what was typed stays in sight', 'typed', { phase: 'wrong', given: 'かわ' }, ['かわ', 'やま']],
])('TAB-09 in a run %s', (_, kind, changes, expected) => {
  expect(textsInQuestion({ ...begun, ...changes }, asked(kind), kanji)).toEqual(expected);
});
