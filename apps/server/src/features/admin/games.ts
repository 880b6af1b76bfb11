import { isDeepStrictEqual } from 'node:util';
import type {
  AdminGame,
  GameFields,
  patchAdminGame,
  postAdminGameMove,
  postAdminGameReset,
} from '@michi/contracts/admin-games';
import type { BodyOf } from '@michi/contracts/contract';
import { type Locale, locales } from '@michi/messages/locales';
import { ApiError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import { type BuiltInGame, writeGame } from '../../db/built-in/games.ts';
import type { Database } from '../../db/open.ts';
import type { Flag, Ms, Schema } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { type ChangeLog, changedSince, versionOf } from './change-log.ts';

interface List {
  readonly games: AdminGame[];
}

/** What admins change of the games of the hub. All answer the games as they are afterwards. */
export interface AdminGames {
  list(): Promise<List>;
  /** Throws ApiError 404, and 409 when it was changed since, as do the others. */
  change(admin: Caller, id: string, changes: BodyOf<typeof patchAdminGame>): Promise<List>;
  move(admin: Caller, id: string, to: BodyOf<typeof postAdminGameMove>): Promise<List>;
  /** Throws ApiError 404 for a game, too, that the program does not bring along. */
  reset(admin: Caller, id: string, how: BodyOf<typeof postAdminGameReset>): Promise<List>;
}

export interface AdminGamesParts {
  readonly database: Database;
  /** In the order of the hub. */
  readonly builtIn: readonly BuiltInGame[];
  readonly log: ChangeLog;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
}

/** Everything of a game that an admin can change. */
type Game = GameFields & { readonly edited: boolean; readonly position: number };

/** The order of the games by their ids, and which are edited. */
interface Arrangement {
  readonly order: readonly string[];
  readonly edited: readonly string[];
}

const arrangementOf = (games: ReadonlyMap<string, Game>): Arrangement => ({
  order: [...games.keys()],
  edited: [...games].flatMap(([id, { edited }]) => (edited ? [id] : [])),
});

export function createAdminGames({ database, builtIn, log, queue, now }: AdminGamesParts): AdminGames {
  const games = async (): Promise<Map<string, Game>> => {
    const query = database.query();
    const rows = await query.selectFrom('games').selectAll().orderBy('position').orderBy('id').execute();
    const texts = Map.groupBy(
      await query.selectFrom('game_texts').selectAll().execute(),
      ({ game_id }) => game_id,
    );
    return new Map(
      rows.map((row) => {
        const described = texts.get(row.id) ?? [];
        const textIn = (locale: Locale) =>
          described.find((each) => each.locale === locale)?.description ?? '';
        return [row.id, gameOf(row, textIn)];
      }),
    );
  };
  const find = (all: ReadonlyMap<string, Game>, id: string, version: string): Game => {
    const game = all.get(id);
    if (!game) throw new ApiError(404);
    if (versionOf({ ...game }) !== version) throw changedSince();
    return game;
  };
  const list = async (): Promise<List> => ({
    games: [...(await games())].map(([id, game]) => {
      const { position, ...fields } = game;
      const built_in = builtIn.some((each) => each.id === id);
      return { id, ...fields, built_in, version: versionOf({ ...game }) };
    }),
  });
  const subject = (id: string, { title: name }: Game) => ({ kind: 'game', id, name }) as const;

  async function set(id: string, { descriptions, ...game }: Game): Promise<void> {
    const query = database.query();
    await query
      .updateTable('games')
      .set({ ...rowOf(game), updated_at: now() })
      .where('id', '=', id)
      .execute();
    await query.deleteFrom('game_texts').where('game_id', '=', id).execute();
    const texts = locales.map((locale) => ({ game_id: id, locale, description: descriptions[locale] }));
    const given = texts.filter(({ description }) => description !== '');
    if (given.length > 0) await query.insertInto('game_texts').values(given).execute();
  }

  /** Puts the games in an order; those that are to be edited then are marked so. */
  async function arrange(all: ReadonlyMap<string, Game>, { order, edited }: Arrangement): Promise<void> {
    for (const [position, id] of order.entries()) {
      const game = all.get(id);
      const isEdited = edited.includes(id);
      if (game && (game.position !== position || game.edited !== isEdited))
        await set(id, { ...game, position, edited: isEdited });
    }
  }

  for (const action of ['game.change', 'game.reset'])
    log.register(action, async (id, before, after) => {
      const game = (await games()).get(id);
      if (!game) return false;
      const present: Record<string, unknown> = { ...game };
      const isAsItBecame = Object.entries(after).every(([name, value]) =>
        isDeepStrictEqual(present[name], value),
      );
      if (isAsItBecame) await set(id, { ...game, ...(before as Partial<Game>) });
      return isAsItBecame;
    });
  log.register('game.move', async (_, before, after) => {
    const all = await games();
    const isAsItBecame = Object.entries(after).every(([name, value]) =>
      isDeepStrictEqual(arrangementOf(all)[name as keyof Arrangement], value),
    );
    if (isAsItBecame) await arrange(all, { ...arrangementOf(all), ...(before as Partial<Arrangement>) });
    return isAsItBecame;
  });

  return {
    list,

    async change(admin, id, { version, reason, ...changes }) {
      await queue.run(async () => {
        const before = find(await games(), id, version);
        const after: Game = { ...before, ...given(changes), edited: true };
        if (isDeepStrictEqual({ ...after, edited: before.edited }, before)) return;
        await set(id, after);
        const deed = { action: 'game.change', subject: subject(id, after), reason };
        await log.note(admin, { ...deed, before: { ...before }, after: { ...after } });
      });
      return list();
    },

    async move(admin, id, { version, direction, reason }) {
      await queue.run(async () => {
        const all = await games();
        const game = find(all, id, version);
        const before = arrangementOf(all);
        const from = before.order.indexOf(id);
        const to = direction === 'up' ? from - 1 : from + 1;
        const other = before.order[to];
        if (other === undefined) return;
        const order = before.order.toSpliced(from, 1).toSpliced(to, 0, id);
        // Else a new version would put them back.
        const edited = order.filter((each) => before.edited.includes(each) || each === id || each === other);
        await arrange(all, { order, edited });
        await log.note(admin, {
          ...{ action: 'game.move', subject: subject(id, game), reason },
          ...{ before: { ...before }, after: { order, edited } },
        });
      });
      return list();
    },

    async reset(admin, id, { version, reason }) {
      await queue.run(async () => {
        const before = find(await games(), id, version);
        const position = builtIn.findIndex((each) => each.id === id);
        const game = builtIn[position];
        if (!game) throw new ApiError(404);
        await writeGame(database, game, position, now());
        const after = (await games()).get(id) ?? before;
        const deed = { action: 'game.reset', subject: subject(id, after), reason };
        await log.note(admin, { ...deed, before: { ...before }, after: { ...after } });
      });
      return list();
    },
  };
}

/** Without the fields that were not sent. */
const given = <Fields extends object>(fields: Fields): Partial<GameFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function gameOf(row: Schema['games'], textIn: (locale: Locale) => string): Game {
  const { position, title, japanese_title, emoji, link, color, color_from, color_to } = row;
  return {
    ...{ position, title, japanese_title, emoji, link, color, color_from, color_to },
    descriptions: {
      ...{ de: textIn('de'), en: textIn('en'), es: textIn('es'), fr: textIn('fr'), ja: textIn('ja') },
    },
    // Only what the contract allows is written.
    tags: JSON.parse(row.tags) as Game['tags'],
    difficulty: row.difficulty as Game['difficulty'],
    players: row.players as Game['players'],
    duration: row.duration as Game['duration'],
    available: row.available === 1,
    is_new: row.is_new === 1,
    premium_only: row.premium_only === 1,
    is_coming_soon: row.is_coming_soon === 1,
    edited: row.edited === 1,
  };
}

function rowOf({ tags, ...game }: Omit<Game, 'descriptions'>) {
  const flag = (value: boolean): Flag => (value ? 1 : 0);
  return {
    ...game,
    tags: JSON.stringify(tags),
    available: flag(game.available),
    is_new: flag(game.is_new),
    premium_only: flag(game.premium_only),
    is_coming_soon: flag(game.is_coming_soon),
    edited: flag(game.edited),
  };
}
