import type { ListedGame } from '@michi/contracts/games';
import { describe, expect, test } from 'vitest';
import { hubEntry } from './hub-entry.ts';

const bare: ListedGame = { id: '7', title: 'Kumo', available: true };
const entryOf = (game: Partial<ListedGame>, locale: Parameters<typeof hubEntry>[1] = 'de') =>
  hubEntry({ ...bare, ...game }, locale);

test('HUB-02 a game that only has a title gets every default', () => {
  expect(hubEntry(bare, 'de')).toEqual({
    id: '7',
    cover: null,
    title: 'Kumo',
    japaneseTitle: 'Kumo',
    crest: '🎮',
    description: null,
    tags: [],
    difficulty: 'Anfänger',
    players: '1 Spieler',
    duration: '10-15 Min',
    available: true,
    isNew: false,
    premiumOnly: false,
    path: '/kumo',
    aboutPath: null,
  });
});

test('HUB-02 what is null or empty counts as left out', () => {
  const blank = { emoji: '', difficulty: null, players: '', duration: null, link: '', tags: null };
  expect(entryOf({ ...blank, japanese_title: '', title_ja: null })).toEqual(entryOf({}));
});

test.each<[unknown, readonly string[]]>([
  [
    ['Hören', 'Tempo'],
    ['Hören', 'Tempo'],
  ],
  ['["Hören","Tempo"]', ['Hören', 'Tempo']],
  ['[]', []],
  ['["Hören", 3, "", null]', ['Hören']],
  ['Hören, Tempo', []],
  ['{"0":"Hören"}', []],
  ['[', []],
  ['', []],
])('HUB-02 tags come as a list or as a JSON string: %j', (tags, expected) => {
  expect(entryOf({ tags: tags as string }).tags).toEqual(expected);
});

test.each<[Partial<ListedGame>, string]>([
  [{ link: '/wolke' }, '/wolke'],
  [{ title: 'Kanji Wolke' }, '/kanji wolke'],
  [{ link: 'https://example.org' }, '/kumo'],
  [{ link: '//example.org' }, '/kumo'],
  [{ link: '/\\example.org' }, '/kumo'],
  [{ link: '/\t/example.org' }, '/kumo'],
  [{ link: 'javascript:alert(1)' }, '/kumo'],
])('HUB-02 a game leads to its link within the site, else to its title: %j', (game, path) => {
  expect(entryOf(game).path).toBe(path);
});

test.each<[ListedGame['available'], boolean]>([
  [true, true],
  [1, true],
  [false, false],
  [0, false],
])('LAN-03 HUB-02 available is true or 1: %j', (available, expected) => {
  expect(entryOf({ available }).available).toBe(expected);
  expect(entryOf({ is_new: available }).isNew).toBe(expected);
  expect(entryOf({ premium_only: available }).premiumOnly).toBe(expected);
});

describe('HUB-02 LNG-03 the texts', () => {
  const titled = { japanese_title: '雲の道', title_ja: '雲' };

  test('the Japanese title is title_ja when there is no other, and the title for Japanese readers', () => {
    expect(entryOf(titled).japaneseTitle).toBe('雲の道');
    expect(entryOf({ title_ja: '雲' }).japaneseTitle).toBe('雲');
    expect(entryOf(titled).title).toBe('Kumo');
    expect(entryOf(titled, 'ja').title).toBe('雲');
    expect(entryOf({ japanese_title: '雲の道' }, 'ja').title).toBe('雲の道');
    expect(entryOf({}, 'ja').title).toBe('Kumo');
  });

  test('a language that is missing falls back to the description, then to the German one', () => {
    const texts = { description: 'Wolken', description_de: 'Wolken!', description_fr: 'Nuages' };
    expect(entryOf(texts, 'fr').description).toBe('Nuages');
    expect(entryOf(texts, 'en').description).toBe('Wolken');
    expect(entryOf(texts, 'de').description).toBe('Wolken!');
    expect(entryOf({ description_de: 'Wolken!' }, 'es').description).toBe('Wolken!');
    expect(entryOf({ description_fr: '', description: 'Wolken' }, 'fr').description).toBe('Wolken');
  });
});

describe('the cover', () => {
  test('is that of our own game, by its id or its link', () => {
    expect(entryOf({ id: 'tatakae' })).toMatchObject({ cover: 'tatakae', crest: '戦' });
    expect(entryOf({ id: '12', link: '/tatakae' })).toMatchObject({ cover: 'tatakae', crest: '戦' });
    expect(entryOf({ title: 'Tatakae' }).cover).toBe('tatakae');
  });

  test('HUB-02 of a game of ours shows its crest, whatever emoji the list gives it', () => {
    expect(entryOf({ id: 'tatakae', emoji: '⚔️' }).crest).toBe('戦');
  });

  test('HUB-02 of another, which has no crest, shows its emoji', () => {
    expect(entryOf({ japanese_title: 'ふわふわ雲', emoji: '☁️' }).crest).toBe('☁️');
    expect(entryOf({ japanese_title: '雲' }).crest).toBe('🎮');
  });
});

test('a page tells of a game that is not there yet, unless it is one of ours that can be played', () => {
  expect(entryOf({ id: 'hayagaki', available: false }).aboutPath).toBe('/hayagaki');
  expect(entryOf({ id: 'hayagaki', available: true }).aboutPath).toBeNull();
  expect(entryOf({ id: 'mitsukete', available: false }).aboutPath).toBeNull();
  expect(entryOf({ available: false }).aboutPath).toBeNull();
});
