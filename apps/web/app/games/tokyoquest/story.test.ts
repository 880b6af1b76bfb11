import { readFileSync } from 'node:fs';
import { type PlaceId, placeOf } from '@michi/games/tokyoquest/places';
import { questionsOf } from '@michi/games/tokyoquest/questions';
import { questsAt } from '@michi/games/tokyoquest/quests';
import { deckIds } from '@michi/kanji/decks';
import { type Locale, locales } from '@michi/messages/locales';
import { describe, expect, test } from 'vitest';
import { akihabara } from './story/akihabara.ts';
import { asakusa } from './story/asakusa.ts';
import { harajuku } from './story/harajuku.ts';
import { mountFuji } from './story/mount-fuji.ts';
import {
  isSaid,
  kanaOf,
  type PlaceScript,
  phrasesOf,
  plainOf,
  type QuestScript,
  type ScriptLine,
  type ScriptStep,
} from './story/script.ts';
import { shibuya } from './story/shibuya.ts';

const packages = `${import.meta.dirname}/../../../../../packages`;
const read = (path: string) => JSON.parse(readFileSync(`${packages}/${path}`, 'utf8'));
const known = new Set(
  deckIds
    .slice(0, 5)
    .flatMap((deck) => read(`kanji/data/${deck}/facts.json`).map((fact: { kanji: string }) => fact.kanji)),
);
const kanjiIn = (text: string) => text.match(/\p{Script=Han}/gu) ?? [];

interface QuestTexts {
  readonly say: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

const places: readonly [PlaceId, PlaceScript, string][] = [
  ['shibuya', shibuya, 'tokyoShibuya'],
  ['asakusa', asakusa, 'tokyoAsakusa'],
  ['akihabara', akihabara, 'tokyoAkihabara'],
  ['harajuku', harajuku, 'tokyoHarajuku'],
  ['mount-fuji', mountFuji, 'tokyoFuji'],
];
const all = places.flatMap(([place, script, namespace]) =>
  questsAt(place).map((quest) => {
    const told = script.quests[quest.id];
    if (!told) throw new Error(`no script: ${quest.id}`);
    const textsIn = (locale: Locale): QuestTexts =>
      read(`messages/messages/${locale}/${namespace}.json`).quests[quest.id];
    return { quest, script: told, textsIn };
  }),
);

const linesOf = ({ before, after, later, waiting }: QuestScript): ScriptLine[] => [
  ...before.filter((step) => 'who' in step),
  ...after,
  later,
  ...(waiting ? [waiting] : []),
];
/** Every text of a quest with the key of its message. */
function saidIn(script: QuestScript): [key: string, ja: string][] {
  const options = script.before.flatMap((step) => ('options' in step ? step.options : []));
  return [
    ...linesOf(script).map(({ id, ja }): [string, string] => [id, ja]),
    ...options.map(({ id, ja }): [string, string] => [`c${id}`, ja]),
  ];
}
const writtenIn = (step: ScriptStep) =>
  'options' in step ? step.options.map(({ ja }) => ja).join('') : step.ja;

describe.each(all.map((each) => [each.quest.id, each] as const))(
  'the quest %s',
  (_, { quest, script, textsIn }) => {
    test('TOK-02 everything that is said, asked and hinted has its text in every language, and nothing else', () => {
      for (const locale of locales) {
        const { say, ...rest } = textsIn(locale);
        expect(Object.keys(say).sort(), locale).toEqual(
          saidIn(script)
            .map(([key]) => key)
            .sort(),
        );
        const asked = questionsOf(quest.id).flatMap(({ kind }, index) => [
          `hint${index + 1}`,
          ...(kind === 'sign' ? [`ask${index + 1}`] : []),
          ...(kind === 'fit' ? [`sentence${index + 1}`] : []),
        ]);
        expect(Object.keys(rest).sort(), locale).toEqual(['learned', 'plate', 'story', ...asked].sort());
      }
    });

    test('TOK-02 in Japanese the translation is the sentence in kana', () => {
      const { say, ...rest } = textsIn('ja');
      for (const [key, ja] of saidIn(script)) {
        expect(say[key], key).toBe(kanaOf(ja));
        expect(kanjiIn(kanaOf(ja)), key).toEqual([]);
      }
      questionsOf(quest.id).forEach((question, index) => {
        if (!('around' in question) || !question.around) return;
        const [before, after] = question.around;
        expect(rest[`sentence${index + 1}`]).toBe(kanaOf(before) + question.reading + kanaOf(after));
      });
    });

    test('TOK-01 its kanji are met before they are asked, whatever was chosen, and can be looked up', () => {
      for (const choice of ['a', 'b']) {
        const shown = script.before.filter(
          (step) => !('who' in step) || isSaid(step, quest.id, { [quest.id]: choice }),
        );
        const met = shown.flatMap((step) => kanjiIn(writtenIn(step)));
        expect(
          [...quest.kanji].filter((kanji) => !met.includes(kanji)),
          choice,
        ).toEqual([]);
      }
      const texts = [...script.before.map(writtenIn), ...linesOf(script).map(({ ja }) => ja)];
      for (const run of texts.flatMap(phrasesOf).flat()) {
        if (run.reading === undefined) expect(kanjiIn(run.text), run.text).toEqual([]);
        if (run.known) for (const kanji of kanjiIn(run.text)) expect(known, run.text).toContain(kanji);
      }
    });

    test('TOK-01 the kanji stands on something, and what is chosen changes what is said', () => {
      expect(script.before.filter((step) => 'plate' in step)).toHaveLength(1);
      const heard = (choice: string) =>
        linesOf(script).filter((line) => isSaid(line, quest.id, { [quest.id]: choice, meeting: choice }));
      expect(heard('a')).not.toEqual(heard('b'));
      for (const choice of ['a', 'b']) {
        const afterwards = script.after.filter((line) =>
          isSaid(line, quest.id, { [quest.id]: choice, meeting: choice }),
        );
        expect(afterwards, choice).toHaveLength(1);
      }
    });

    test('TOK-02 whoever waits for something says so', () => {
      const asks = (quest.needs ?? []).length > 0 || quest.needsKanji !== undefined;
      expect(script.waiting !== undefined).toBe(asks);
    });

    test.each(locales)('TOK-02 no hint names the answer in %s', (locale) => {
      const texts = textsIn(locale);
      questionsOf(quest.id).forEach(({ kind, word, reading }, index) => {
        const hint = String(texts[`hint${index + 1}`]);
        expect(hint).not.toContain(kind === 'reading' ? reading : word);
      });
    });
  },
);

test('TOK-01 signs in the street can be read too', () => {
  for (const [place, { signs }] of places) {
    expect(signs.length, placeOf(place).id).toBeGreaterThanOrEqual(4);
    expect(
      phrasesOf(signs.join(' '))
        .flat()
        .filter(({ known }) => known).length,
    ).toBeGreaterThanOrEqual(3);
  }
});

test.each([
  ['{駅|えき}の {前|まえ}。', 'えきの まえ。', '駅の前。'],
  ['[渋谷|しぶや]{通|どお}り', 'しぶやどおり', '渋谷通り'],
  ['はい。', 'はい。', 'はい。'],
])('marked Japanese is read: %s', (ja, kana, plain) => {
  expect(kanaOf(ja)).toBe(kana);
  expect(plainOf(ja)).toBe(plain);
});

test('a line is said after what was chosen, here or elsewhere', () => {
  const line = (when?: string): ScriptLine => ({
    id: 'b1',
    who: 'aoi',
    mood: 'ki',
    ja: '',
    ...(when && { when }),
  });
  const choices = { meeting: 'a', exit: 'b' };
  const said = (when?: string) => isSaid(line(when), 'exit', choices);
  expect([said(), said('b'), said('a'), said('meeting:a'), said('!meeting:a'), said('!a')]).toEqual([
    ...[true, true, false, true, false, true],
  ]);
});
