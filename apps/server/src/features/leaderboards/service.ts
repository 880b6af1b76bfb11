import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Leaderboard,
  type LeaderboardEntry,
  type ListAsked,
  type Period,
  periods,
} from '@michi/contracts/leaderboards';
import type { PlayableGame } from '@michi/games/catalogue';
import { isSheet } from '@michi/games/mitsukete/day-sheet';
import { titles } from '@michi/progress/achievements';
import type { Ms } from '../../db/schema.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { periodSpan } from './period-span.ts';
import {
  allLevels,
  type Best,
  type Board,
  type BoardKey,
  type LeaderboardsRepository,
  type RankedRun,
  type RankedScore,
} from './repository.ts';

const shownPlaces = 20;
/** How many places are shown on either side of the own one, where it lies below those. */
const neighbours = 2;
const tagLength = 6;
/** So many lists are counted anew at once. */
const boardsAtOnce = 10;
/** More than anybody stands on. */
const mostBoards = 1_000_000;

export interface LeaderboardsService {
  /**
   * The first places of a list, and the place of a device that has one, with those around it. The list of a sheet is the
   * same in every period.
   */
  read(list: ListAsked, deviceId?: string): Promise<Leaderboard>;
  /**
   * Adds to each list of the run's moment what the run is better than its player's best of that period and level.
   * Part of the transaction that stored the run, which must keep other processes from writing for the same player.
   */
  raise(run: RankedRun): Promise<void>;
  /**
   * Counts anew the lists of the moments of some ranked runs, of which more than one began to rank at once. Part of the
   * same transaction.
   */
  recount(playerId: string, runs: readonly Pick<RankedRun, 'game' | 'level' | 'at'>[]): Promise<void>;
  /**
   * Takes a player off some lists, on which another now stands with the runs of both; these have to be the other's
   * already. False when it stands on none. Part of a transaction that keeps other processes from writing for either of
   * them.
   */
  handOver(from: string, into: string): Promise<boolean>;
  /**
   * Counts anew all lists on which a player stands, and takes it off those on which nothing counts any more. Part of a
   * transaction that keeps other processes from writing for the player.
   */
  recountAll(playerId: string): Promise<void>;
}

/** `playerOf` tells who plays on the device of a key. */
export function createLeaderboardsService(
  repository: LeaderboardsRepository,
  playerOf: (deviceKey: string) => Promise<string | null>,
  now: () => Ms,
): LeaderboardsService {
  async function ownPlace(board: Board, deviceId: string | undefined): Promise<RankedScore | null> {
    const playerId = deviceId === undefined ? null : await playerOf(deviceKey(deviceId));
    return playerId === null ? null : repository.placeOf(board, playerId);
  }

  /** The rank of the own place, and where it lies below the first: it, and those next to it that are not among them. */
  async function ranked(
    board: Board,
    own: RankedScore,
  ): Promise<{ rank: number; around: LeaderboardEntry[] }> {
    const [before, nextAbove, below] = await Promise.all([
      repository.countAbove(board, own),
      repository.next(board, own, 'above', neighbours),
      repository.next(board, own, 'below', neighbours),
    ]);
    const rank = before + 1;
    if (rank <= shownPlaces) return { rank, around: [] };
    const above = nextAbove.slice(0, before - shownPlaces).reverse();
    const first = rank - above.length;
    const around = [...above, own, ...below].map((place, index) =>
      leaderboardEntry(place, first + index, place === own),
    );
    return { rank, around };
  }

  /** Computes the place of a player on lists, of which some may be the same. */
  async function count(playerId: string, boards: readonly BoardKey[]): Promise<void> {
    const distinct = new Map(boards.map((board) => [Object.values(board).join(' '), board]));
    for (const board of distinct.values()) {
      const { game, period, period_start, level_id } = board;
      const span = periodSpan(period, period_start);
      const bests = await repository.bests(playerId, board, span);
      const counted = level_id === allLevels ? bests.filter(({ level }) => !isSheet(level)) : bests;
      if (counted.length > 0)
        await repository.put([
          { game, period, period_start, level_id, player_id: playerId, ...reachedWith(counted) },
        ]);
      await nextTurn();
    }
  }

  return {
    async read({ game, period, level }, deviceId) {
      const board = boardOf(
        game,
        level !== undefined && isSheet(level) ? 'all' : period,
        level ?? allLevels,
        now(),
      );
      const [top, own] = await Promise.all([repository.top(board, shownPlaces), ownPlace(board, deviceId)]);
      const place = own && (await ranked(board, own));
      return {
        period: board.period,
        startsAt: board.startsAt,
        level: level ?? null,
        top: top.map((place, index) =>
          leaderboardEntry(place, index + 1, place.player_id === own?.player_id),
        ),
        own: own && place && leaderboardEntry(own, place.rank, true),
        around: place?.around ?? [],
      };
    },
    async raise(run) {
      const boards = boardsOf(run);
      const best = await repository.bestOfLevel(boards, run);
      const gains = boards
        .map((board, index) => ({ board, points: run.score - (best[index] ?? 0) }))
        .filter(({ points }) => points > 0);
      if (gains.length > 0) await repository.add(gains, run);
    },
    async recount(playerId, runs) {
      await count(playerId, runs.flatMap(boardsOf).map(keyOf));
    },
    async handOver(from, into) {
      const boards = await repository.boardsOf(from, boardsAtOnce);
      await count(into, boards);
      await repository.remove(from, boards);
      return boards.length > 0;
    },
    async recountAll(playerId) {
      const boards = await repository.boardsOf(playerId, mostBoards);
      await repository.remove(playerId, boards);
      await count(playerId, boards);
    },
  };
}

const boardOf = (game: PlayableGame, period: Period, level: string, at: Ms): Board => ({
  game,
  period,
  level,
  ...periodSpan(period, at),
});

/** The lists for which a run counts: of its level and of all levels, in each period. A sheet has one of its own alone. */
function boardsOf({ game, level, at }: Pick<RankedRun, 'game' | 'level' | 'at'>): Board[] {
  if (isSheet(level)) return [boardOf(game, 'all', level, at)];
  return periods.flatMap((period) => [
    boardOf(game, period, allLevels, at),
    boardOf(game, period, level, at),
  ]);
}

const keyOf = ({ game, period, startsAt, level }: Board): BoardKey => ({
  game,
  period,
  period_start: startsAt,
  level_id: level,
});

/** The best of the levels, added up, and when the sum was reached. */
const reachedWith = (bests: readonly Best[]): { score: number; reached_at: Ms } => ({
  score: bests.reduce((sum, { score }) => sum + score, 0),
  reached_at: Math.max(...bests.map(({ at }) => at)),
});

function leaderboardEntry(place: RankedScore, rank: number, own: boolean): LeaderboardEntry {
  const title = titles.find((each) => each === place.title) ?? null;
  return { rank, name: place.username, title, tag: tagOf(place.player_id), score: place.score, own };
}

/** Tells guests apart without telling who they are: a few characters of a hash of the player's id. */
export const tagOf = (playerId: string): string =>
  createHash('sha256').update(playerId).digest('hex').slice(0, tagLength).toUpperCase();

/** Whether a text may be the tag of a guest. */
export const isTag = (text: string): boolean => text.length === tagLength && /^[0-9A-F]+$/.test(text);
