import type { Database } from '../open.ts';
import type { Ms } from '../schema.ts';
import { type SeedGame, seedGames } from './games.ts';
import { type SeedPost, seedPosts } from './posts.ts';

/** One level as the program ships it. */
export interface SeedLevel {
  readonly game: string;
  readonly id: string;
  readonly position: number;
  readonly difficulty: number;
  readonly unlockScore: number;
  /** Plain JSON; the game's rules know its shape. */
  readonly setup: unknown;
  /** Name and description by locale. */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}

export interface Seeds {
  /** Changes whenever the content does. */
  readonly version: string;
  readonly levels: readonly SeedLevel[];
  /** In the order of the hub. */
  readonly games: readonly SeedGame[];
  readonly posts: readonly SeedPost[];
}

const seedVersionKey = 'seed_version';
const rowsPerInsert = 500;

/**
 * Writes the program's levels, games and posts when their version is not the one written last. What a person
 * edited stays as it is; what the seeds no longer name is removed. Answers whether anything was written.
 */
export function seedDatabase(database: Database, seeds: Seeds, now: Ms = Date.now()): Promise<boolean> {
  return database.transaction(async () => {
    if (!(await claimVersion(database, seeds.version))) return false;
    await seedLevels(database, seeds, now);
    await seedGames(database, seeds.games, now);
    await seedPosts(database, seeds.posts, now);
    return true;
  });
}

async function seedLevels(database: Database, seeds: Seeds, now: Ms): Promise<void> {
  const edited = await editedLevels(database);
  const levels = seeds.levels.filter((level) => !edited.has(levelKey(level.game, level.id)));
  await database.query().deleteFrom('game_levels').where('edited', '=', 0).execute();
  await insertLevels(database, levels, seeds.version, now);
  await insertTexts(database, levels);
}

/** Notes the version. False when it is there already: also when another process, waited for, has just noted it. */
async function claimVersion(database: Database, version: string): Promise<boolean> {
  const claimed = await database
    .query()
    .insertInto('meta')
    .values({ key: seedVersionKey, value: version })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: version }).where('meta.value', '<>', version),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function editedLevels(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .query()
    .selectFrom('game_levels')
    .select(['game', 'id'])
    .where('edited', '=', 1)
    .execute();
  return new Set(rows.map((row) => levelKey(row.game, row.id)));
}

function levelKey(game: string, id: string): string {
  return JSON.stringify([game, id]);
}

async function insertLevels(
  database: Database,
  levels: readonly SeedLevel[],
  version: string,
  now: Ms,
): Promise<void> {
  const rows = levels.map((level) => ({
    game: level.game,
    id: level.id,
    position: level.position,
    difficulty: level.difficulty,
    unlock_score: level.unlockScore,
    setup: JSON.stringify(level.setup),
    updated_at: now,
    seed_version: version,
    edited: 0 as const,
  }));
  for (const part of inParts(rows)) await database.query().insertInto('game_levels').values(part).execute();
}

async function insertTexts(database: Database, levels: readonly SeedLevel[]): Promise<void> {
  const rows = levels.flatMap((level) =>
    Object.entries(level.texts).map(([locale, { name, description }]) => ({
      game: level.game,
      level_id: level.id,
      locale,
      name,
      description,
    })),
  );
  for (const part of inParts(rows))
    await database.query().insertInto('game_level_texts').values(part).execute();
}

function* inParts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    yield rows.slice(start, start + rowsPerInsert);
}
