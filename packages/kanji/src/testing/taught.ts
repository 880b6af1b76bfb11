import { readFileSync } from 'node:fs';
import type { DeckMeanings } from '../decks.ts';
import { deckIds } from '../decks.ts';
import type { Meanings } from '../judge.ts';
import type { KanjiFacts } from '../kanji.ts';
import { type Language, languages } from '../languages.ts';
import type { BesideByLanguage } from '../meanings-beside.ts';
import { answersTo } from '../shared-answers.ts';

const read = (deck: string, name: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../data/${deck}/${name}.json`, 'utf8'));

const beside: readonly BesideByLanguage[] = deckIds.map((deck) => read(deck, 'beside'));

/** What the decks mean in a language, in their order. */
export const meaningsOfDecks = (language: Language): DeckMeanings[] =>
  deckIds.map((deck) => read(deck, language));

const meanings = new Map(
  languages.map((language) => [language, Object.assign({}, ...meaningsOfDecks(language)) as DeckMeanings]),
);

/** The facts of every kanji that is taught. */
export const taughtFacts: readonly KanjiFacts[] = deckIds.flatMap((deck) => read(deck, 'facts'));

/** What is accepted as the meaning of a kanji that is taught, and what is written beside it. */
export function meaningsOf(kanji: string, language: Language): Meanings & { readonly note?: string } {
  const meaning = meanings.get(language)?.[kanji];
  if (!meaning) throw new Error(`${kanji} is not taught`);
  return { language, ...meaning, beside: beside.flatMap((deck) => deck[language][kanji] ?? []) };
}

/** What would be right for every kanji that is taught, in all languages. */
export const taughtAnswers = () =>
  new Map(
    taughtFacts.map((facts) => {
      const byLanguage = languages.map((language) => [language, meanings.get(language)?.[facts.kanji]]);
      return [facts.kanji, answersTo(facts.kanji, facts, Object.fromEntries(byLanguage))];
    }),
  );
