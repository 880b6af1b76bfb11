import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../open.ts';
import { databaseTargets, type TestDatabase } from '../testing.ts';
import type { BuiltInGame } from './games.ts';
import { writeBuiltInContent } from './write-content.ts';

const firstTime = 1_790_000_000_000;
const secondTime = firstTime + 1;

const aGame = (id: string, overrides: Partial<BuiltInGame> = {}): BuiltInGame => ({
  id,
  title: id,
  japaneseTitle: '遊び',
  crest: '遊',
  emoji: '🔍',
  tags: ['Erkennen', 'Tempo'],
  available: false,
  difficulty: 'Anfänger',
  players: '1 Spieler',
  duration: '5-10 Min',
  dye: 'ai',
  descriptions: { de: `Spiel ${id}`, ja: 'ゲーム' },
  ...overrides,
});

describe.each(databaseTargets)('built-in content of games on $name', ({ lend }) => {
  let target: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    target = await lend();
    database = await target.open();
  });
  afterEach(() => target.remove());

  const write = (version: string, games: readonly BuiltInGame[], now: number) =>
    writeBuiltInContent(database, { version, levels: [], games, posts: [] }, now);
  const games = () => database.query().selectFrom('games').selectAll().orderBy('position').execute();
  const texts = () =>
    database.query().selectFrom('game_texts').selectAll().orderBy('game_id').orderBy('locale').execute();

  test('API-02 a game is written with its texts; one that cannot be played yet is coming soon', async () => {
    await write('1', [aGame('jukugo', { premiumOnly: true })], firstTime);
    expect(await games()).toEqual([
      {
        id: 'jukugo',
        position: 0,
        title: 'jukugo',
        japanese_title: '遊び',
        emoji: '🔍',
        tags: '["Erkennen","Tempo"]',
        available: 0,
        link: '/jukugo',
        color: '#1f4f7a',
        color_from: '#1f4f7a',
        color_to: '#2c659b',
        is_new: 0,
        premium_only: 1,
        is_coming_soon: 1,
        difficulty: 'Anfänger',
        players: '1 Spieler',
        duration: '5-10 Min',
        updated_at: firstTime,
        built_in_version: expect.stringMatching(/^.{22}$/),
        edited: 0,
      },
    ]);
    expect(await texts()).toEqual([
      { game_id: 'jukugo', locale: 'de', description: 'Spiel jukugo' },
      { game_id: 'jukugo', locale: 'ja', description: 'ゲーム' },
    ]);
  });

  test('API-02 only what changed is written again; what is gone is removed', async () => {
    await write('1', [aGame('a'), aGame('b'), aGame('c')], firstTime);
    const changed = aGame('b', { available: true, descriptions: { en: 'Game b' } });
    await write('2', [aGame('a'), changed], secondTime);
    expect((await games()).map((row) => [row.id, row.updated_at, row.is_coming_soon])).toEqual([
      ['a', firstTime, 1],
      ['b', secondTime, 0],
    ]);
    expect((await texts()).map((row) => `${row.game_id} ${row.locale}`)).toEqual(['a de', 'a ja', 'b en']);
  });

  test('API-02 a game that a person edited stays, even when the built-in content lacks it', async () => {
    await write('1', [aGame('a'), aGame('b')], firstTime);
    await database.query().updateTable('games').set({ edited: 1, title: 'Meins' }).execute();
    await database.query().updateTable('game_texts').set({ description: 'Mein Text' }).execute();
    await write('2', [aGame('b', { title: 'Anders' })], secondTime);
    expect((await games()).map((row) => [row.id, row.title])).toEqual([
      ['a', 'Meins'],
      ['b', 'Meins'],
    ]);
    expect(new Set((await texts()).map((row) => row.description))).toEqual(new Set(['Mein Text']));
    expect(await texts()).toHaveLength(4);
  });
});
