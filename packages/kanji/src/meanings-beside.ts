import type { DeckMeanings } from './decks.ts';
import type { Language } from './languages.ts';
import { acceptedForms, formKeys, meaningKeys } from './meaning-key.ts';
import { isTypo } from './typo.ts';

/**
 * Of each kanji the meanings of others that would pass for one of its own, as another form of the word or as a typo: *Reise*
 * for 飯 (Reis), *heat* for 心 (heart). Who types one of them means the other kanji. As `meaningKeys` writes them; kanji
 * without any are left out.
 */
export type Beside = Readonly<Record<string, readonly string[]>>;

/** The same for a deck in each language, as its file has it. */
export type BesideByLanguage = Readonly<Record<Language, Beside>>;

/** For each of the decks, which hold all kanji. Takes half a second for a thousand kanji: `npm run answers` writes it. */
export function besideIn(decks: readonly DeckMeanings[], language: Language): Beside[] {
  const keysOf = (glosses: readonly string[]) =>
    new Set(glosses.flatMap((gloss) => meaningKeys(gloss, language)));
  const all = keysOf(decks.flatMap((deck) => Object.values(deck).flatMap(({ glosses }) => glosses)));
  const byForm = new Map<string, string[]>();
  const byStart = new Map<string, string[]>();
  for (const key of all) {
    add(byStart, startOf(key, key.length), key);
    for (const form of formKeys(key, language)) add(byForm, form, key);
  }
  const oneWord = formsOfOneWord(decks, language);
  const besideOf = (glosses: readonly string[]) => {
    const own = keysOf(glosses);
    const forms = glosses.flatMap((gloss) => acceptedForms(gloss, language));
    const passing = new Set([
      ...forms.flatMap((form) => byForm.get(form) ?? []),
      ...[...own].flatMap((key) => typosOf(key, byStart)),
    ]);
    const isOther = (key: string) => ![...(oneWord.get(key) ?? [])].some((form) => own.has(form));
    return [...passing].filter(isOther).sort();
  };
  return decks.map((deck) =>
    Object.fromEntries(
      Object.entries(deck).flatMap(([kanji, { glosses }]) => {
        const beside = besideOf(glosses);
        return beside.length === 0 ? [] : [[kanji, beside]];
      }),
    ),
  );
}

/**
 * Of each key the forms of the same word, itself among them, as far as a kanji is known to mean both (歳: *Jahr*, *Jahre*).
 * A German verb or adjective is no form of a noun (教: *lehren*, *Lehre*; 老: *alt*, *Alter*).
 */
function formsOfOneWord(decks: readonly DeckMeanings[], language: Language): Map<string, Set<string>> {
  const siblings = new Map<string, Set<string>>();
  for (const { glosses } of decks.flatMap((deck) => Object.values(deck))) {
    const words = glosses.flatMap((gloss) =>
      meaningKeys(gloss, language).map((key) => ({
        key,
        form: `${formKeys(key, language)[0]} ${language === 'de' && germanKind(gloss)}`,
      })),
    );
    for (const forms of Map.groupBy(words, ({ form }) => form).values())
      for (const { key } of forms) {
        const known = siblings.get(key) ?? new Set();
        for (const each of forms) known.add(each.key);
        siblings.set(key, known);
      }
  }
  return siblings;
}

const germanKind = (gloss: string) =>
  /^\p{Lu}/u.test(gloss) ? 'noun' : gloss.endsWith('n') ? 'verb' : 'other';

function add(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key);
  if (words) words.push(word);
  else map.set(key, [word]);
}

/** A typo keeps the first letter, and the length within one. */
const startOf = (key: string, length: number) => `${key[0]}${length}`;

const typosOf = (key: string, byStart: ReadonlyMap<string, readonly string[]>) =>
  [-1, 0, 1].flatMap((more) =>
    (byStart.get(startOf(key, key.length + more)) ?? []).filter((other) => isTypo(key, other)),
  );
