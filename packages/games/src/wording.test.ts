import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../..');

/** Every text in a file by its path: `modules.fuji.title`. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

function textsOf(patterns: readonly string[]): [path: string, text: string][] {
  const files = patterns.flatMap((pattern) => globSync(join(packages, pattern))).sort();
  expect(files).not.toEqual([]);
  return files.flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, 'utf8'))).map(([path, text]): [string, string] => [
      `${file.slice(packages.length + 1)} ${path}`,
      text,
    ]),
  );
}

const interfaceIn = (locale: Locale) => textsOf([`messages/messages/${locale}/*.json`]);
const storiesIn = (locale: Locale) =>
  textsOf([`games/src/tabibito/path-texts/${locale}.json`, `games/src/mitsukete/level-texts/${locale}.json`]);
/** What is shown; typed answers may be spelled otherwise. */
const meaningsIn = (locale: Locale) =>
  textsOf([`kanji/data/*/${locale}.json`]).filter(([path]) => /(?:glosses\.0|note)$/.test(path));
const wordsIn = (locale: Locale) =>
  textsOf(['games/src/jukugo/words/*.json']).filter(([path]) => path.endsWith(`.${locale}`));

const matching = (texts: readonly [string, string][], pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text));
const elsewhere = (texts: readonly [string, string][], places: readonly string[]) =>
  texts.map(([path]) => path).filter((path) => !places.some((place) => path.includes(place)));

test('LNG-01 AUT-06 TAB-04 German says du, but for two sentences of the specification', () => {
  const quoted = ['accounts.json problem.network', 'tabibito.json module.fallbackStory'];
  const sie = matching(interfaceIn('de'), /\b(?:Sie|Ihr(?:e[mnrs]?)?|Ihnen)\b/u);
  expect(elsewhere(sie, quoted)).toEqual([]);
  // within a sentence only: at its beginning it stands for people of the story
  expect(matching(storiesIn('de'), /[\p{L},] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/u)).toEqual([]);
});

test('LNG-01 French says tu, and vous to several people only', () => {
  const several = ['concepts.json items.tsunagari.text', 'concepts.json items.meikyuu.text'];
  const vous = matching([...interfaceIn('fr'), ...storiesIn('fr')], /(?<!rendez-)\b(?:vous|votre|vos)\b/iu);
  expect(elsewhere(vous, several)).toEqual([]);
});

test('LNG-01 Spanish says tú', () => {
  expect(matching([...interfaceIn('es'), ...storiesIn('es')], /\bustede?s?\b/iu)).toEqual([]);
});

test('LNG-01 English is spelled the British way', () => {
  const american =
    /\b(?:\w*(?:neighbor|favorite|color|harbor|theater|honor|labor|center)(?!ary|ious)\w*|\w{3,}iz(?:e[ds]?|ing|ation)|\w+yz(?:e[ds]?|ing)|traveler|sidewalk|railroad|bookstore|(?<!school )grades|gray|jewelry|catalog|fulfill|skillful|math)\b/iu;
  const texts = [interfaceIn, storiesIn, meaningsIn, wordsIn].flatMap((of) => of('en'));
  expect(matching(texts, american)).toEqual([]);
});

test('LNG-01 Japanese writes each word in one way', () => {
  const other = /もど[るりすしれっろそら]|(?:^|[^ち])まちが|おしい|今(?![日年月週朝夜晩回度後人昔])|部首/u;
  expect(matching(interfaceIn('ja'), other)).toEqual([]);
});

test('TAB-01 in Japanese a stage of the journey is a 宿場, not a 駅', () => {
  const journey = interfaceIn('ja').filter(([path]) => /tabibito\.json|journey|goals\.tabibito/.test(path));
  expect(matching(journey, /駅/u)).toEqual([]);
});

/** Where the specification has its own wording. */
const specified = ['build.wrong', 'announce.wrong', 'play.wrong', 'de/tabibito.json module.fallbackStory'];
test.each(locales)('LNG-01 an ellipsis is one character in %s', (locale) => {
  const texts = [interfaceIn, storiesIn, meaningsIn, wordsIn].flatMap((of) => of(locale));
  expect(elsewhere(matching(texts, /\.\.\./u), specified)).toEqual([]);
});

test.each(locales)('HUB-04 the newsletter promises no interval in %s', (locale) => {
  const interval = /monat|woche|month|week|\bmes\b|\bsemana|\bmois\b|\bsemaine|月に|毎月|毎週/iu;
  const newsletter = interfaceIn(locale).filter(([path]) => /(?:inbox|mails)\.json/u.test(path));
  expect(newsletter).not.toEqual([]);
  expect(matching(newsletter, interval)).toEqual([]);
});
