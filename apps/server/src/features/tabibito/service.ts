import type { AnswerOf, QueryOf } from '@michi/contracts/contract';
import type { postModuleComplete, UserStats } from '@michi/contracts/journey';
import type { getPaths, ListedModule, ListedPath, StartedModule } from '@michi/contracts/tabibito';
import type { Recording } from '@michi/game-kit/recording';
import { latestDeliveryDays } from '@michi/games/tabibito/constants';
import {
  type Completion,
  completionOf,
  journeyStats,
  moduleIds,
  openModules,
  openPaths,
  progressPercent,
} from '@michi/games/tabibito/journey';
import type { Path } from '@michi/games/tabibito/path';
import { provedKanji } from '@michi/games/tabibito/proved';
import type { Setup } from '@michi/games/tabibito/setup';
import type { Locale } from '@michi/messages/locales';
import { ApiError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { PlacedModule, TabibitoContent } from './content.ts';
import type { CompletionRow, TabibitoRepository } from './repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Who travels: an account, else the player of a device; neither is somebody who has completed nothing. */
export interface Traveller {
  readonly userId: string | null;
  readonly deviceId: string | undefined;
}

/** Somebody who has completed nothing: as whom everybody sees a page from the server. */
export const nobody: Traveller = { userId: null, deviceId: undefined };

export interface TabibitoParts {
  readonly content: TabibitoContent;
  readonly repository: TabibitoRepository;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** The player of a device or an account; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  playerOfUser(userId: string): Promise<string | null>;
  /** The same, entered when new; keeps everybody else from writing for this player until the commit. */
  playerFor(deviceKey: string, at: Ms): Promise<string>;
  playerForUser(userId: string, at: Ms): Promise<string>;
  /** The stored runs of a module that were passed. */
  passedRuns(playerId: string, moduleId: string): Promise<readonly Recording[]>;
}

export interface TabibitoService {
  /** `date` is the learner's own, an ISO date. */
  stats(traveller: Traveller, date?: string): Promise<UserStats>;
  paths(
    traveller: Traveller,
    difficulty: QueryOf<typeof getPaths>['difficulty'],
    locale: Locale,
  ): Promise<ListedPath[]>;
  hasPath(pathId: string): boolean;
  /** Throws ApiError 404 for a path that there is none of. */
  modules(traveller: Traveller, pathId: string, locale: Locale): Promise<ListedModule[]>;
  /** Throws ApiError 404 for a module that there is none of, 403 for a locked one. */
  start(traveller: Traveller, moduleId: string, locale: Locale): Promise<StartedModule>;
  /** Throws like `start`, and 401 for nobody, 409 when the run of the module is not passed. */
  complete(
    traveller: Traveller,
    moduleId: string,
    date?: string,
  ): Promise<AnswerOf<typeof postModuleComplete>>;
  /** How the run of a module is played; null when there is none. */
  toPlay(moduleId: string): Setup | null;
  /** Hands over everything one player has completed. Part of the caller's transaction. */
  merge(from: string, into: string): Promise<void>;
}

export function createTabibitoService(parts: TabibitoParts): TabibitoService {
  const { content, repository, queue, now } = parts;

  /** The day of a date, at most so many before today and none that is not a date somewhere on earth now. */
  function dayOf(date: string | undefined, daysBack: number): number {
    const today = Math.floor(now() / dayMs);
    const said = date === undefined ? today : Math.floor(Date.parse(date) / dayMs);
    return Math.min(today + 1, Math.max(today - daysBack, said));
  }

  async function playerOf({ userId, deviceId }: Traveller): Promise<string | null> {
    if (userId !== null) return parts.playerOfUser(userId);
    return deviceId === undefined ? null : parts.playerOf(deviceKey(deviceId));
  }

  async function completedBy(playerId: string | null): Promise<Set<string>> {
    const rows = playerId === null ? [] : await repository.completions(playerId);
    return new Set(rows.map((row) => row.module_id));
  }

  function openPathsOf({ difficulty_level }: Path, completed: ReadonlySet<string>): Set<string> {
    const rivals = content.paths(difficulty_level).map((path) => ({ id: path.id, modules: moduleIds(path) }));
    return openPaths(rivals, completed);
  }

  function isOpen({ path, module }: PlacedModule, completed: ReadonlySet<string>): boolean {
    return (
      openPathsOf(path, completed).has(path.id) && openModules(moduleIds(path), completed).has(module.id)
    );
  }

  function asListed(placed: PlacedModule, completed: ReadonlySet<string>, locale: Locale): ListedModule {
    return {
      ...content.listed(placed, locale),
      is_locked: !isOpen(placed, completed),
      is_completed: completed.has(placed.module.id),
    };
  }

  function known(moduleId: string): PlacedModule {
    const placed = content.module(moduleId);
    if (!placed) throw new ApiError(404, { sentence: { key: 'journey.unknownModule' } });
    return placed;
  }

  function refuseLocked(placed: PlacedModule, completed: ReadonlySet<string>): void {
    if (!isOpen(placed, completed)) throw new ApiError(403, { sentence: { key: 'journey.locked' } });
  }

  /** One job of the write queue. Answers what it brought: a second time nothing but the kanji that were proved since. */
  async function complete(placed: PlacedModule, traveller: Traveller, day: number): Promise<number> {
    const { userId, deviceId } = traveller;
    const at = now();
    if (userId === null && deviceId === undefined) throw new ApiError(401);
    const playerId =
      userId === null
        ? await parts.playerFor(deviceKey(deviceId ?? ''), at)
        : await parts.playerForUser(userId, at);
    const rows = await repository.completions(playerId);
    const before = rows.find((row) => row.module_id === placed.module.id);
    if (!before) refuseLocked(placed, new Set(rows.map((row) => row.module_id)));
    const passed = content.setup(placed) ? await parts.passedRuns(playerId, placed.module.id) : null;
    if (!before && passed?.length === 0) throw new ApiError(409, { sentence: { key: 'journey.notPassed' } });
    const right = (passed ?? []).flatMap(provedKanji);
    const { module, xp, kanji } = completionOf(placed.module, day, [...(before?.kanji ?? ''), ...right]);
    const row = { player_id: playerId, module_id: module, xp, day, kanji: kanji.join(''), completed_at: at };
    if (!before) return (await repository.insert(row)) ? xp : 0;
    if (row.kanji !== before.kanji) await repository.prove(row);
    return 0;
  }

  return {
    async stats(traveller, date) {
      const playerId = await playerOf(traveller);
      const rows = playerId === null ? [] : await repository.completions(playerId);
      const completions = rows.map(asCompletion);
      const { xp, streakDays, kanjiMastered, modulesCompleted } = journeyStats(completions, dayOf(date, 1));
      return {
        total_xp: xp,
        streak_days: streakDays,
        kanji_mastered: kanjiMastered,
        modules_completed: modulesCompleted,
        completions: completions.map(({ module, xp, day, kanji }) => ({
          module_id: module,
          xp_earned: xp,
          day,
          kanji: [...kanji],
        })),
      };
    },

    async paths(traveller, difficulty, locale) {
      const completed = await completedBy(await playerOf(traveller));
      return content.paths(difficulty).map((path) => ({
        id: path.id,
        ...content.names(path, locale),
        icon: path.crest,
        color: path.color,
        difficulty_level: path.difficulty_level,
        estimated_hours: Math.round(content.minutes(path) / 30) / 2,
        progress: progressPercent(moduleIds(path), completed),
        is_unlocked: openPathsOf(path, completed).has(path.id),
        module_ids: moduleIds(path),
      }));
    },

    hasPath: (pathId) => content.path(pathId) !== null,

    async modules(traveller, pathId, locale) {
      const path = content.path(pathId);
      if (!path) throw new ApiError(404, { sentence: { key: 'journey.unknownPath' } });
      const completed = await completedBy(await playerOf(traveller));
      return path.modules.map((module) => asListed({ path, module }, completed, locale));
    },

    async start(traveller, moduleId, locale) {
      const placed = known(moduleId);
      const completed = await completedBy(await playerOf(traveller));
      refuseLocked(placed, completed);
      return { ...asListed(placed, completed, locale), ...content.content(placed, locale) };
    },

    async complete(traveller, moduleId, date) {
      const placed = known(moduleId);
      const day = dayOf(date, latestDeliveryDays);
      return { xp_earned: await queue.run(() => complete(placed, traveller, day)) };
    },

    toPlay(moduleId) {
      const placed = content.module(moduleId);
      return placed && content.setup(placed);
    },

    merge: repository.merge,
  };
}

const asCompletion = ({ module_id, xp, day, kanji }: CompletionRow): Completion => ({
  module: module_id,
  xp,
  day,
  kanji: [...kanji],
});
