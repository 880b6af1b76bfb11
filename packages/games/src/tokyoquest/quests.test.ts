import { readFileSync } from 'node:fs';
import { acceptedReadings } from '@michi/kanji/accepted-readings';
import { shareAnyMeaning } from '@michi/kanji/apart';
import { type DeckMeanings, deckIds } from '@michi/kanji/decks';
import { type KanjiFacts, meaningInOneLine } from '@michi/kanji/kanji';
import { locales } from '@michi/messages/locales';
import { describe, expect, test } from 'vitest';
import { firstPlace, places } from './places.ts';
import { questionsOf } from './questions.ts';
import {
  type PlacedQuest,
  quests,
  questsAt,
  questThatOpens,
  questThatTeaches,
  storyKanji,
} from './quests.ts';

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../kanji/data/${path}`, 'utf8'));
/** Pages of the story load no others. */
const storyDecks = deckIds.slice(0, 5);

const kanjiIn = (text: string) => text.match(/\p{Script=Han}/gu) ?? [];

/** The quests that are done before this one can be. */
function before(quest: PlacedQuest): PlacedQuest[] {
  const opener = questThatOpens(quest.place);
  const givers = (quest.needs ?? []).flatMap((item) => quests.find((each) => each.item === item) ?? []);
  const teachers = [...(quest.needsKanji ?? '')].flatMap((kanji) => questThatTeaches(kanji) ?? []);
  const direct = [...(opener ? [opener] : []), ...givers, ...teachers];
  return [...new Set([...direct, ...direct.flatMap(before)])];
}

describe.each(quests.map((quest) => [quest.id, quest] as const))('the quest %s', (_, quest) => {
  test('TOK-01 needs no kanji that it or one before it has not introduced', () => {
    const known = [quest, ...before(quest)].map(({ kanji }) => kanji).join('');
    for (const question of questionsOf(quest.id)) {
      const around = 'around' in question ? (question.around?.join('') ?? '') : '';
      for (const kanji of kanjiIn(question.word + around)) expect(known, question.word).toContain(kanji);
    }
  });

  test('TOK-01 asks every kanji that it introduces, in three or four questions', () => {
    const asked = questionsOf(quest.id);
    expect([...quest.kanji].filter((kanji) => !asked.some(({ word }) => word.includes(kanji)))).toEqual([]);
    expect([3, 4]).toContain(asked.length);
  });

  test('TOK-03 brings 30 to 200 experience', () => {
    expect(quest.xp).toBeGreaterThanOrEqual(30);
    expect(quest.xp).toBeLessThanOrEqual(200);
  });

  test('TOK-02 has no wrong option that is right, and enough for the second walk', () => {
    for (const { word, reading, others, kind } of questionsOf(quest.id)) {
      const wrong = [...others];
      expect(new Set(wrong).size).toBe(wrong.length);
      expect(wrong).not.toContain(kind === 'reading' ? reading : word);
      expect(wrong).toHaveLength(5);
    }
  });
});

test('TOK-02 no kanji that is asked for its reading has another one among the options, missed words included', () => {
  const asked = quests.flatMap(({ id }) => questionsOf(id));
  const facts = storyDecks.flatMap((deck) => read<KanjiFacts[]>(`${deck}/facts.json`));
  for (const { kind, word, reading, others } of asked) {
    const its = facts.find(({ kanji }) => kanji === word);
    if (kind !== 'reading' || !its) continue; // of words each is read in one way
    const right = acceptedReadings(its);
    expect(right).toContain(reading);
    const missed = asked.filter((other) => other.word !== word && kanjiIn(other.word).length === 1);
    for (const option of [...others, ...missed.map((other) => other.reading)])
      expect(right, word).not.toContain(option);
  }
});

test('TOK-01 about sixty kanji, each introduced once, all of them taught by the decks of the story', () => {
  expect(new Set(storyKanji).size).toBe(storyKanji.length);
  expect(storyKanji.length).toBeGreaterThanOrEqual(55);
  const taught = storyDecks.flatMap((deck) => read<{ kanji: string }[]>(`${deck}/facts.json`));
  const known = new Set(taught.map(({ kanji }) => kanji));
  expect(storyKanji.filter((kanji) => !known.has(kanji))).toEqual([]);
  const options = quests.flatMap(({ id }) =>
    questionsOf(id).flatMap(({ kind, others }) => (kind === 'meaning' ? [...others] : [])),
  );
  expect(options.filter((kanji) => !known.has(kanji))).toEqual([]);
});

test('ANS-01 TOK-02 no two options share a meaning in any language', () => {
  const asked = quests
    .flatMap(({ id }) => questionsOf(id))
    .filter(({ kind }) => kind === 'meaning')
    .map(({ word, others }) => [word, ...others]);
  const clashing = asked.flatMap((options) =>
    options.flatMap((one, place) =>
      options
        .slice(place + 1)
        .filter((other) => shareAnyMeaning(one, other))
        .map((other) => one + other),
    ),
  );
  expect(clashing).toEqual([]);
});

test.each(locales)('TOK-02 no two options have the same meaning in %s', (locale) => {
  const meanings = Object.assign(
    {},
    ...storyDecks.map((deck) => read<DeckMeanings>(`${deck}/${locale}.json`)),
  );
  const shown = (kanji: string) => meaningInOneLine(meanings[kanji]).toLowerCase();
  for (const { id } of quests)
    for (const { kind, word, others } of questionsOf(id)) {
      if (kind !== 'meaning') continue;
      // what was missed anywhere in the story may stand beside them
      const all = [...new Set([word, ...others, ...storyKanji])];
      const alike = all.filter((kanji) => kanji !== word && shown(kanji) === shown(word));
      expect(alike, word).toEqual([]);
      const byMeaning = Map.groupBy(all, shown);
      expect(
        [...byMeaning.values()].filter((same) => same.length > 1),
        word,
      ).toEqual([]);
    }
});

test('TOK-01 each place has three people and three quests or more, two of which need something from elsewhere', () => {
  for (const { id, people } of places) {
    const own = questsAt(id);
    expect(people.length).toBeGreaterThanOrEqual(3);
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const { giver } of own) expect(people).toContain(giver);
    // what opened the place is no need of the quest itself
    const asksFor = (quest: PlacedQuest) => before({ ...quest, place: firstPlace });
    const side = own.filter((quest) => asksFor(quest).some(({ place }) => place !== id));
    expect(side.length, id).toBeGreaterThanOrEqual(2);
  }
});
