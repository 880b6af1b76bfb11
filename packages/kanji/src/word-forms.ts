import type { Language } from './languages.ts';

/**
 * What stands for a word in any number and gender, as `plainKey` writes it: the same for *árbol* and *árboles*, *blanc* and
 * *blanches*. It is no word of the language, and some words that have nothing to do with each other
 * share it (*Reis*, *Reise*): see `meanings-beside.ts`. Kana and kanji stay as they are.
 */
export const formOf = (word: string, language: Language): string =>
  /^[a-z]+$/.test(word) ? forms[language](word) : word;

/** The word without these endings, one after the other, as long as enough of it is left. */
function without(endings: RegExp, word: string, least = 3): string {
  const less = word.replace(endings, '');
  return less === word || less.length < least ? word : without(endings, less, least);
}

const pairsOf = (text: string) =>
  new Map(text.split(' ').map((pair) => pair.split(':') as [form: string, word: string]));

const englishPlurals = pairsOf(
  'feet:foot teeth:tooth geese:goose men:man women:woman gentlemen:gentleman craftsmen:craftsman children:child ' +
    'oxen:ox mice:mouse leaves:leaf lives:life wives:wife knives:knife halves:half wolves:wolf thieves:thief ' +
    'haikus:haiku samurais:samurai kudzus:kudzu menus:menu selves:self sheaves:sheaf loaves:loaf shelves:shelf calves:calf ourselves:oneself myself:oneself',
);
/** No plurals, or plurals that mean something else than one of it. */
const noPlurals = new Set(
  (
    'always afterwards as besides bus clothes gas glasses goods has is its lens means news perhaps ' +
    'series species this towards was yes'
  ).split(' '),
);
/** Words that are spelled in another way in America: theirs, ours. */
const american = pairsOf(
  'gray:grey judgment:judgement mom:mum plow:plough program:programme ' +
    'skillful:skilful fulfill:fulfil enroll:enrol mold:mould jewelry:jewellery cozy:cosy pajamas:pyjamas ' +
    'mustache:moustache maneuver:manoeuvre defense:defence license:licence offense:offence pretense:pretence ' +
    'practice:practise artifact:artefact curb:kerb airplane:aeroplane encyclopedia:encyclopaedia traveler:traveller ' +
    'traveling:travelling canceled:cancelled aging:ageing sulfur:sulphur aluminum:aluminium skeptical:sceptical',
);

/** An English word in one of its two spellings, whichever it has: the same for *colour* and *color*. */
export const spelled = (word: string): string =>
  (american.get(word) ?? word)
    .replace(/(?<=[a-z]{2})our(?=$|s$|ed$|ing$|ful$|able$|ite$|hood$|er$)/, 'or')
    .replace(/(?<=[a-z]{2})is(?=(?:e|ed|es|ing|ation)$)/, 'iz')
    .replace(/yse$/, 'yze')
    .replace(/(?<=[a-z]{2}[bct])re$/, 'er')
    .replace(/ogue$/, 'og');

/** *house* and *houses* lose their *e*, as *boxes* does. */
const english = (word: string) =>
  spelled(englishPlurals.get(word) ?? singular(word))
    .replace(/(?<=[a-z]{2})ie$/, 'y')
    .replace(/(?<=[a-z]{2}(?:[sxzo]|ch|sh))e$/, '');

const singular = (word: string) =>
  word.length < 4 || noPlurals.has(word) || /(?:ss|[^a]us|is)$/.test(word) ? word : word.replace(/s$/, '');

const germanWords = pairsOf('hohe:hoch hoher:hoch hohes:hoch hohen:hoch hohem:hoch kater:katze');

/** Once without the ending of a number or case, and without that of a woman. */
function german(word: string): string {
  const known = germanWords.get(word) ?? word;
  const stem = without(/(?:ern|em|en|er|es|e|(?<=l)n)$/, known);
  const male = without(/inn?$/, stem, 4);
  return without(/(?:er|[oa]s)$/, male, 4).replace(/(?<=[bdfgkt])el$/, 'l');
}

function spanish(word: string): string {
  const plain = word.replace(/(?<=[a-z][aei]r)se$/, '').replace(/z$/, 'c');
  return oneOf(oneOf(plain).replace(/(?<=[a-z]{3})[aoe]$/, ''));
}
const oneOf = (word: string) => word.replace(/(?<=[a-z]{3})(?:es|s)$/, '');

const frenchStems = pairsOf(
  'nouvel:nouveau bel:beau vieil:vieu fol:fou mol:mou douc:dou fraich:frai blanch:blanc franch:franc sech:sec ' +
    'favorit:favori yeu:oeil travau:travail ciel:cieu',
);

function french(word: string): string {
  const one = without(/[sx]$/, word).replace(/(?<=[^e])au$/, 'al');
  const male = one
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/(?:tric|teur)$/, 't')
    .replace(/([lnst])\1$/, '$1')
    .replace(/(?<=[a-z]{2})qu$/, 'c')
    .replace(/(?<=[a-z]{2})gu$/, 'g')
    .replace(/v$/, 'f');
  const known = frenchStems.get(male) ?? male;
  return without(/s$/, known).replace(/(?<=[a-z]{3}eu)r$/, '');
}

const forms: Readonly<Record<Language, (word: string) => string>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ja: english, // who reads Japanese here may answer in English
};

/** The gerunds of an English verb, with its last letter doubled and not. */
export function gerundsOf(verb: string): string[] {
  const [first = '', ...others] = verb.split(' ');
  const stem = first.replace(/ie$/, 'y').replace(/(?<=[^eoy])e$/, '');
  return [stem, stem + stem.slice(-1)].map((each) => [`${each}ing`, ...others].join(' '));
}
