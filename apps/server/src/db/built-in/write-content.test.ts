import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../open.ts';
import { databaseTargets, type TestDatabase } from '../testing.ts';
import { type BuiltInLevel, writeBuiltInContent } from './write-content.ts';

const firstTime = 1_790_000_000_000;
const secondTime = firstTime + 1;

function aLevel(id: string, overrides: Partial<BuiltInLevel> = {}): BuiltInLevel {
  return {
    game: 'mitsukete',
    id,
    position: Number(id),
    difficulty: 1,
    unlockScore: 150 * Number(id),
    setup: { pool: ['水', '火'] },
    texts: {
      de: { name: `Stufe ${id}`, description: 'Übung' },
      ja: { name: `レベル${id}`, description: '練習' },
    },
    ...overrides,
  };
}

const builtInLevels = (version: string, levels: readonly BuiltInLevel[]) => ({
  version,
  levels,
  games: [],
  posts: [],
});

describe.each(databaseTargets)('built-in content on $name', ({ name, lend }) => {
  let target: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    target = await lend();
    database = await target.open();
  });
  afterEach(() => target.remove());

  const levels = () => database.query().selectFrom('game_levels').selectAll().orderBy('position').execute();
  const texts = () =>
    database
      .query()
      .selectFrom('game_level_texts')
      .select(['level_id', 'locale', 'name'])
      .orderBy('level_id')
      .orderBy('locale')
      .execute();

  test('levels and their texts are written once', async () => {
    const content = builtInLevels('1', [aLevel('1'), aLevel('2')]);
    expect(await writeBuiltInContent(database, content, firstTime)).toBe(true);
    const written = await levels();
    expect(written).toEqual(
      ['1', '2'].map((id) => ({
        game: 'mitsukete',
        id,
        position: Number(id),
        difficulty: 1,
        unlock_score: 150 * Number(id),
        setup: '{"pool":["水","火"]}',
        updated_at: firstTime,
        built_in_version: '1',
        edited: 0,
      })),
    );
    expect(await texts()).toEqual([
      { level_id: '1', locale: 'de', name: 'Stufe 1' },
      { level_id: '1', locale: 'ja', name: 'レベル1' },
      { level_id: '2', locale: 'de', name: 'Stufe 2' },
      { level_id: '2', locale: 'ja', name: 'レベル2' },
    ]);
    expect(await writeBuiltInContent(database, content, secondTime)).toBe(false);
    expect(await levels()).toEqual(written);
  });

  test('another version changes, adds and removes levels', async () => {
    await writeBuiltInContent(database, builtInLevels('1', [aLevel('1'), aLevel('2')]), firstTime);
    const changed = aLevel('2', { difficulty: 3, texts: { en: { name: 'Level 2', description: '' } } });
    expect(await writeBuiltInContent(database, builtInLevels('2', [changed, aLevel('3')]), secondTime)).toBe(
      true,
    );
    expect((await levels()).map((level) => [level.id, level.difficulty, level.updated_at])).toEqual([
      ['2', 3, secondTime],
      ['3', 1, secondTime],
    ]);
    expect((await texts()).map((text) => `${text.level_id} ${text.locale}`)).toEqual([
      '2 en',
      '3 de',
      '3 ja',
    ]);
  });

  test('an edited level keeps its content and texts, even when the built-in content lacks it', async () => {
    await writeBuiltInContent(database, builtInLevels('1', [aLevel('1'), aLevel('2')]), firstTime);
    await database
      .query()
      .updateTable('game_levels')
      .set({ edited: 1, difficulty: 5 })
      .where('id', 'in', ['1', '2'])
      .execute();
    await database.query().updateTable('game_level_texts').set({ name: 'Mein Name' }).execute();
    await writeBuiltInContent(database, builtInLevels('2', [aLevel('2'), aLevel('3')]), secondTime);
    expect((await levels()).map((level) => [level.id, level.difficulty, level.built_in_version])).toEqual([
      ['1', 5, '1'],
      ['2', 5, '1'],
      ['3', 1, '2'],
    ]);
    expect((await texts()).map((text) => text.name)).toEqual([
      ...Array.from({ length: 4 }, () => 'Mein Name'),
      'Stufe 3',
      'レベル3',
    ]);
  });

  test('built-in content that contradicts itself changes nothing', async () => {
    await writeBuiltInContent(database, builtInLevels('1', [aLevel('1')]), firstTime);
    const twice = builtInLevels('2', [aLevel('2'), aLevel('2')]);
    await expect(writeBuiltInContent(database, twice, secondTime)).rejects.toThrow(/unique/i);
    expect((await levels()).map((level) => level.id)).toEqual(['1']);
    expect(await writeBuiltInContent(database, builtInLevels('2', []), secondTime)).toBe(true);
  });

  const manyLevels = Array.from({ length: 1200 }, (_, index) => aLevel(String(index)));

  test('many levels fit', async () => {
    await writeBuiltInContent(database, builtInLevels('1', manyLevels), firstTime);
    expect(await levels()).toHaveLength(1200);
    expect(await texts()).toHaveLength(2400);
  });

  // SQLite admits one writer: a second connection in the same thread would block the first one.
  if (name === 'SQLite') return;
  test('two servers that start together write once', async () => {
    const content = builtInLevels('1', manyLevels);
    const other = await target.open();
    const written = await Promise.all([
      writeBuiltInContent(database, content, firstTime),
      writeBuiltInContent(other, content, firstTime),
    ]);
    expect(written.sort()).toEqual([false, true]);
    expect(await levels()).toHaveLength(1200);
  });
});
