/** Milliseconds since 1970, UTC. */
export type Ms = number;
/** A truth value as both engines store it. */
export type Flag = 0 | 1;
/** JSON as text: parsed with zod at the repository's edge. */
export type JsonText = string;

const leaderboardPeriods = ['day', 'week', 'month', 'all'] as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

/** Facts about the database itself, such as the version of its seed. */
export interface MetaTable {
  key: string;
  value: string;
}

export interface PlayersTable {
  /** uuid v7 */
  id: string;
  /** SHA-256 of the device id; null for a player no device is bound to. */
  device_key: string | null;
  created_at: Ms;
}

export interface GameLevelsTable {
  id: string;
  game: string;
  position: number;
  difficulty: number;
  unlock_score: number;
  setup: JsonText;
  updated_at: Ms;
  /** Version of the seed that wrote the row. */
  seed_version: string;
  /** 1 when a person changed the row: seeding leaves it alone. */
  edited: Flag;
}

export interface GameLevelTextsTable {
  game: string;
  level_id: string;
  locale: string;
  name: string;
  description: string;
}

export interface GameResultsTable {
  /** The id of the run, uuid v7, made by the client: sending it twice stores it once. */
  id: string;
  player_id: string;
  game: string;
  level_id: string;
  ticket_id: string | null;
  won: Flag;
  score: number;
  duration_ms: Ms;
  rules_version: number;
  content_version: string;
  recording: JsonText;
  /** The server's time when it accepted the result. */
  finished_at: Ms;
}

export interface LevelProgressTable {
  player_id: string;
  game: string;
  level_id: string;
  completed: Flag;
  high_score: number;
  plays: number;
  updated_at: Ms;
}

export interface GameTotalsTable {
  player_id: string;
  game: string;
  total_score: number;
}

export interface LeaderboardScoresTable {
  game: string;
  period: LeaderboardPeriod;
  /** Start of the period; 0 for 'all'. */
  period_start: Ms;
  player_id: string;
  score: number;
  /** When the player reached this score: the earlier one ranks higher. */
  reached_at: Ms;
}

export type Schema = {
  meta: MetaTable;
  players: PlayersTable;
  game_levels: GameLevelsTable;
  game_level_texts: GameLevelTextsTable;
  game_results: GameResultsTable;
  level_progress: LevelProgressTable;
  game_totals: GameTotalsTable;
  leaderboard_scores: LeaderboardScoresTable;
};
export type TableName = keyof Schema;

/** Every table with its primary key, parents before children: what copying follows. */
export const primaryKeys = {
  meta: ['key'],
  players: ['id'],
  game_levels: ['game', 'id'],
  game_level_texts: ['game', 'level_id', 'locale'],
  game_results: ['id'],
  level_progress: ['player_id', 'game', 'level_id'],
  game_totals: ['player_id', 'game'],
  leaderboard_scores: ['game', 'period', 'period_start', 'player_id'],
} as const satisfies { [Table in TableName]: readonly (keyof Schema[Table])[] };

/** The names of all tables, parents first. */
export const tableNames = Object.keys(primaryKeys) as readonly TableName[];
