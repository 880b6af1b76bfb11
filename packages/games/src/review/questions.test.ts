import { readFileSync } from 'node:fs';
import { seededRandom } from '@michi/game-kit/random';
import { mayBothBeRight } from '@michi/kanji/apart';
import meanings from '@michi/kanji/deck-1/de.json' with { type: 'json' };
import deck1 from '@michi/kanji/deck-1/facts.json' with { type: 'json' };
import { type DeckMeanings, deckIds, joinDeck } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import lookalikes from '@michi/messages/de/lookalikes.json' with { type: 'json' };
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksRightly, questionsAbout } from './questions.ts';
import { reviewedSkills } from './reviewed-skills.ts';
import { mostOptions, setupSchema } from './setup.ts';

const entries = new Map(
  joinDeck(deck1 as KanjiFacts[], meanings as unknown as DeckMeanings).map((entry) => [entry.kanji, entry]),
);
const library = { entries, lookalikes: ['土上', '人大'] };
const find = (kanji: string) => entries.get(kanji) ?? null;

test('TDY-01 whatever is due: it is asked once, in a way that can be played and that the server takes', () => {
  const wanted = fc.uniqueArray(
    fc.record({ kanji: fc.constantFrom(...entries.keys()), skill: fc.constantFrom(...reviewedSkills) }),
    { minLength: 1, maxLength: 30, selector: ({ kanji, skill }) => kanji + skill },
  );
  fc.assert(
    fc.property(wanted, fc.nat(), (wanted, seed) => {
      const questions = questionsAbout(wanted, library, seededRandom(seed));
      const setup = setupSchema.parse({ questions, again: true });
      const key = ({ kanji, skill }: { kanji: string; skill: string }) => kanji + skill;
      expect(setup.questions.map(key).sort()).toEqual(wanted.map(key).sort());
      expect(asksRightly(setup, find)).toBe(true);
      for (const question of setup.questions) {
        if (!('options' in question)) continue;
        const glosses = question.options.map((kanji) => find(kanji)?.glosses[0]);
        expect(new Set(glosses).size, 'two right meanings').toBe(8);
      }
    }),
  );
});

test('TDY-01 what looks alike stands among the options; what nobody knows is not asked', () => {
  const [question] = questionsAbout([{ kanji: '土', skill: 'meaning' }], library, seededRandom(1));
  expect(question).toMatchObject({ options: expect.arrayContaining(['土', '上']) });
  expect(questionsAbout([{ kanji: '鬱', skill: 'reading' }], library, seededRandom(1))).toEqual([]);
});

const taught = new Map(
  deckIds.flatMap((deck) => {
    const read = (name: string) =>
      JSON.parse(readFileSync(`${import.meta.dirname}/../../../kanji/data/${deck}/${name}.json`, 'utf8'));
    return joinDeck(read('facts'), read('ja')).map((entry) => [entry.kanji, entry] as const);
  }),
);

/** The options of so many of all kanji that may not stand beside each other in some language. */
function clashes(isAsked: (place: number) => boolean): string[] {
  const wanted = [...taught.keys()]
    .filter((_, place) => isAsked(place))
    .map((kanji) => ({ kanji, skill: 'meaning' as const }));
  const all = { entries: taught, lookalikes: Object.keys(lookalikes) };
  return questionsAbout(wanted, all, seededRandom(7)).flatMap((question) => {
    const options = 'options' in question ? question.options : [];
    expect(options).toHaveLength(mostOptions);
    return options.flatMap((one, place) =>
      options
        .slice(place + 1)
        .filter((other) => mayBothBeRight(one, other))
        .map((other) => one + other),
    );
  });
}

test('ANS-01 no two options share a meaning in any language, and none is shown by the text of another', () => {
  expect(clashes((place) => place % 13 === 0)).toEqual([]);
});
test('ANS-01 the same for every kanji', { tags: ['sweep'] }, () => expect(clashes(() => true)).toEqual([]));

test('API-09 a sitting that takes a reading as right which is none is refused', () => {
  const asking = (readings: string[], kanji = '山') => ({
    questions: [{ kanji, skill: 'reading' as const, readings }],
    again: true,
  });
  expect(asksRightly(asking(['やま']), find)).toBe(true);
  expect(asksRightly(asking(['やま', 'かわ']), find)).toBe(false);
  expect(asksRightly(asking(['うつ'], '鬱'), find)).toBe(false);
});
