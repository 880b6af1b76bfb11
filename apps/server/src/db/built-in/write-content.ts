import type { Database } from '../open.ts';
import type { Ms } from '../schema.ts';
import { type BuiltInGame, writeGames } from './games.ts';
import { type BuiltInPost, writePosts } from './posts.ts';

/** One level as the program ships it. */
export interface BuiltInLevel {
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

export interface BuiltInContent {
  /** Changes whenever the content does. */
  readonly version: string;
  readonly levels: readonly BuiltInLevel[];
  /** In the order of the hub. */
  readonly games: readonly BuiltInGame[];
  readonly posts: readonly BuiltInPost[];
}

const versionKey = 'built_in_version';
const rowsPerInsert = 500;

/**
 * Writes the program's levels, games and posts when their version is not the one written last. What a person
 * edited stays as it is; what the built-in content no longer has is removed. Answers whether anything was written.
 */
export function writeBuiltInContent(
  database: Database,
  content: BuiltInContent,
  now: Ms = Date.now(),
): Promise<boolean> {
  return database.transaction(async () => {
    if (!(await claimVersion(database, content.version))) return false;
    await writeLevels(database, content, now);
    await writeGames(database, content.games, now);
    await writePosts(database, content.posts, now);
    return true;
  });
}

async function writeLevels(database: Database, content: BuiltInContent, now: Ms): Promise<void> {
  const edited = await editedLevels(database);
  const levels = content.levels.filter((level) => !edited.has(levelKey(level.game, level.id)));
  await database.query().deleteFrom('game_levels').where('edited', '=', 0).execute();
  await insertLevels(database, levels, content.version, now);
  await insertTexts(database, levels);
}

/** Notes the version. False when it is there already: also when another process, waited for, has just noted it. */
async function claimVersion(database: Database, version: string): Promise<boolean> {
  const claimed = await database
    .query()
    .insertInto('meta')
    .values({ key: versionKey, value: version })
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
  levels: readonly BuiltInLevel[],
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
    built_in_version: version,
    edited: 0 as const,
  }));
  for (const part of inParts(rows)) await database.query().insertInto('game_levels').values(part).execute();
}

async function insertTexts(database: Database, levels: readonly BuiltInLevel[]): Promise<void> {
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
