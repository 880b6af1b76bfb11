import type { Language } from './languages.ts';
import { toHiragana } from './romaji.ts';
import { formOf, gerundsOf, spelled } from './word-forms.ts';

/** A text without case, accents, marks, width and what stands in brackets; empty where nothing is left. */
export const plainKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\(.*?\)/g, ' ')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}ー]+/gu, ' ')
    .trim();

/** Little words around a meaning, which nobody has to type, and nobody has to leave out. */
const around: Readonly<Record<Language, RegExp>> = {
  de: /^(?:der|die|das|den|dem|eine?[nrs]?|zu|sich|etwas) (?=\S)|(?<=\S) (?:sein|werden)$/,
  en: /^(?:to|the|an?|be|something|one s) (?=\S)/,
  es: /^(?:el|las?|los?|un|unas?|unos|se|ser|estar|algo) (?=\S)/,
  fr: /^(?:les?|la|l|une?|des?|du|d|se|s|etre|quelque chose) (?=\S)/,
  ja: /^(?:to|the|an?|be) (?=\S)/,
};

/**
 * What a meaning is compared by: the same with and without article, "to" and the like, and in either spelling of English.
 * In German there are two where *ä* may be written as *ae* or *a*, in Japanese all kana are hiragana. None where nothing is
 * left of the text.
 */
export function meaningKeys(text: string, language: Language): string[] {
  const withoutDots = language === 'de' ? text.replace(/[äöü]/giu, (letter) => `${letter}e`) : text;
  const keys = new Set([plainKey(text), plainKey(withoutDots)].map((key) => bare(key, language)));
  keys.delete('');
  return [...keys];
}

function bare(key: string, language: Language): string {
  const less = key.replace(around[language], '');
  if (less !== key) return bare(less, language);
  const words = language === 'en' || language === 'ja' ? key.split(' ').map(spelled).join(' ') : key;
  return language === 'ja' ? toHiragana(words) : words;
}

/** What stands for a text in any number and gender: the same for *Baeume* and *Baum*. */
export const formKeys = (text: string, language: Language): string[] => [
  ...new Set(
    meaningKeys(text, language)
      .flatMap((key) => (language === 'de' ? [key, key.replace(/([aou])e/g, '$1')] : [key]))
      .map((key) =>
        key
          .split(' ')
          .map((word) => formOf(word, language))
          .join(' '),
      ),
  ),
];

/** The same of a meaning that is accepted: an English verb may be answered by its gerund. */
export function acceptedForms(gloss: string, language: Language): string[] {
  const verb =
    language === 'en' || language === 'ja' ? /^to (?!be )(.+)$/.exec(plainKey(gloss))?.[1] : undefined;
  const gerunds = verb === undefined ? [] : gerundsOf(verb);
  return [gloss, ...gerunds].flatMap((each) => formKeys(each, language));
}
