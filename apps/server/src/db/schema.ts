/** Milliseconds since 1970, UTC. */
export type Ms = number;
/** A truth value as both engines store it. */
export type Flag = 0 | 1;
/** JSON as text: parsed with zod at the repository's edge. */
type JsonText = string;

const leaderboardPeriods = ['day', 'week', 'month', 'all'] as const;
type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

/** Facts about the database itself, such as the version of its seed. */
interface MetaTable {
  key: string;
  value: string;
}

interface PlayersTable {
  /** uuid v7 */
  id: string;
  /** SHA-256 of the device id; null for a player no device is bound to, such as an account's. */
  device_key: string | null;
  /**
   * The account whose player this is, or for which the device plays; null for a guest's. Of whom neither account nor
   * device is known, the account was deleted, and the rest is being deleted.
   */
  user_id: string | null;
  /**
   * The session by which the device joined the account last. A device that plays for an account without a session that
   * is alive is refused.
   */
  session_id: string | null;
  created_at: Ms;
  /** 1 while a device that has joined an account still has something that is the account's; else null. */
  handing_over: 1 | null;
}

/** Devices of deleted accounts, which are refused for good. */
interface RevokedDevicesTable {
  /** SHA-256 of the device id. */
  device_key: string;
}

interface GameLevelsTable {
  id: string;
  game: string;
  position: number;
  difficulty: number;
  unlock_score: number;
  setup: JsonText;
  updated_at: Ms;
  /** Version of the seed that wrote the row. */
  built_in_version: string;
  /** 1 when a person changed the row: seeding leaves it alone. */
  edited: Flag;
}

interface GameLevelTextsTable {
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
  /** 1 when it counts for the leaderboards. */
  ranked: Flag;
  /** Total score from which on it will count, as its level is locked; null when it counts already, or never will. */
  ranks_from: number | null;
  score: number;
  duration_ms: Ms;
  rules_version: number;
  content_version: string;
  recording: JsonText;
  /** The server's time when it accepted the result. */
  finished_at: Ms;
  /** 1 when it was left for good before it ended. */
  abandoned: Flag;
  /** Of what was played: the same setup, seed and moves count once for a player. */
  played_hash: string;
}

/** What a run tells statistics: see `RunSummary`. */
export interface RunSummariesTable {
  run_id: string;
  player_id: string;
  game: string;
  level_id: string;
  /** When it ended, as far as its device could be believed. */
  at: Ms;
  /** The learner's day, in days since 1970-01-01. */
  day: number;
  outcome: 'won' | 'lost' | 'abandoned';
  score: number;
  mistakes: number | null;
  active_ms: Ms | null;
  solved: number;
  best_combo: number;
  given: number;
  correct: number;
  first_row: number;
  last_row: number;
  best_row: number;
  /** The learner's hour when it ended, 0 to 23. */
  hour: number;
  /** Without a mistake: up to the first one, since the last one (null without any), and at most. */
  clean_first_ms: Ms;
  clean_last_ms: Ms | null;
  clean_best_ms: Ms;
  /** What achievements of its game ask for, as JSON (`RunSummary['feats']`); null of a run that did none of it. */
  feats: string | null;
  /** The device that has played it, if it is sure when: nobody plays two runs at once. */
  device_key: string | null;
  /** From when on it was played without a break. */
  since: Ms | null;
}

/** One answer in a run. */
export interface AnswersTable {
  run_id: string;
  /** Its place in the run; the first is 0. */
  number: number;
  /** Who played then: a device that has joined an account since keeps its answers, and the account has them too. */
  player_id: string;
  at: Ms;
  /** Minutes east of UTC where it was given. */
  utc_offset: number;
  /** What it is about: see packages/progress/src/item.ts. */
  item: string;
  skill: string;
  /** How it was asked for: `of 4`, `typed`, `drawn`, `copied`. */
  asked: string;
  correct: Flag;
  hinted: Flag;
  /** Thinking time. */
  ms: Ms;
}

/** What a player's answers to one kanji add up to. */
export interface KanjiStatisticsTable {
  player_id: string;
  kanji: string;
  correct: number;
  wrong: number;
  hinted: number;
  last_at: Ms;
  /** When the first run ended in which it was right; null while it never was. */
  right_at: Ms | null;
}

/** What a player remembers of an item by one skill: the fold of answers and claims, see packages/progress. */
export interface MemoriesTable {
  player_id: string;
  item: string;
  skill: string;
  /** Null, as difficulty and day, when nothing is remembered any more: what told it was taken back. */
  stability: number | null;
  difficulty: number | null;
  /** The learner's day of what counted last, in days since 1970-01-01. */
  day: number | null;
  /** Which answer or claim counted last, in the order of answers. */
  at: Ms;
  run_id: string;
  number: number;
  /** Grows with every change of the player's memories. */
  revision: number;
}

/** What a player says to know already; each import takes back its own. */
export interface KnownItemsTable {
  player_id: string;
  import_id: string;
  item: string;
  at: Ms;
  /** The learner's day. */
  day: number;
}

/** An import of known kanji. */
export interface KanjiImportsTable {
  player_id: string;
  id: string;
  at: Ms;
  /** The UTC day on which it arrived. */
  day: number;
  /** How many it names. */
  kanji: number;
  /**
   * `own` as it was sent, `merged` made of several; of `over` the kanji stand in a merged one, of `gone` nowhere: these two
   * are only known so that they do not come twice.
   */
  state: 'own' | 'merged' | 'over' | 'gone';
}

/** An item whose memories have to be folded anew. */
export interface LateItemsTable {
  player_id: string;
  item: string;
  /** Another one each time that something late becomes known. */
  mark: string;
}

/** What a device has stored on the last UTC day on which it stored something: see the quota of results. */
export interface ResultQuotasTable {
  device_key: string;
  /** Days since 1970-01-01, UTC. */
  day: number;
  results: number;
  /** Of their recordings. */
  bytes: number;
  /** How many contested answers were reported. */
  reported: number;
}

/** A typed answer that was refused and, as learners say, right. Nothing tells who they are. */
/** Runs that an admin has taken out of the leaderboards. */
interface HiddenRunsTable {
  run_id: string;
  /** Total score from which on it counts if it is shown again; 0 for one that counted. */
  ranks_from: number;
  hidden_at: Ms;
}

export interface RefusedAnswersTable {
  kanji: string;
  kind: 'reading' | 'meaning';
  language: string;
  text: string;
  count: number;
  /** When it was reported last: days since 1970-01-01, UTC. */
  last_day: number;
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

interface GameTotalsTable {
  player_id: string;
  game: string;
  /** The points of every run that was won. */
  total_score: number;
  /** In all runs. */
  kanji_answered: number;
}

/** Modules of Tabibito that a player has completed, each once. */
export interface ModuleCompletionsTable {
  player_id: string;
  module_id: string;
  xp: number;
  /** Days since 1970-01-01 in the learner's time zone. */
  day: number;
  /** The kanji that its run has proved, one after the other. */
  kanji: string;
  completed_at: Ms;
}

/** The rewards of challenges that players have claimed, each once. */
interface ChallengeClaimsTable {
  player_id: string;
  challenge: string;
  /** The first of the learner's days for which it was claimed, in days since 1970-01-01. */
  start_day: number;
  claimed_at: Ms;
}

/** What a player carries from run to run, or has made. */
export interface DocumentsTable {
  player_id: string;
  /** What becomes of two that were changed at once: those of a save are joined, of a creation both stand. */
  merge: 'join' | 'copy';
  /** Of a save a game and what of it, such as `jukugo.challenge`; of a creation its kind and its id. */
  name: string;
  /** Grows with every change; the first is 1. */
  version: number;
  /** Which shape the value has. */
  format: number;
  /** Null once it was removed: other devices have to hear of it. */
  value: JsonText | null;
  bytes: number;
  updated_at: Ms;
}

export interface LeaderboardScoresTable {
  game: string;
  period: LeaderboardPeriod;
  /** Start of the period; 0 for 'all'. */
  period_start: Ms;
  /** Empty on the list of all levels. */
  level_id: string;
  player_id: string;
  /** The player's best ranked score of the level in the period, or the sum of those of all levels. */
  score: number;
  /** When the player reached this score: the earlier one ranks higher. */
  reached_at: Ms;
}

/** The ticket of a player and a level that is good: the one that was given last. */
export interface GameTicketsTable {
  player_id: string;
  game: string;
  level_id: string;
  ticket_id: string;
  issued_at: Ms;
}

/** A name on the leaderboards that somebody objects to. */
export interface NameReportsTable {
  /** uuid v7 */
  id: string;
  /** Whose name it is. */
  user_id: string;
  /** Null for a guest. */
  reporter_id: string | null;
  /** As it was then. */
  name: string;
  reason: 'offensive' | 'impersonation' | 'other';
  /** May be empty. */
  words: string;
  created_at: Ms;
}

interface GamesTable {
  id: string;
  position: number;
  title: string;
  japanese_title: string;
  emoji: string;
  /** A list of words. */
  tags: JsonText;
  available: Flag;
  link: string;
  color: string;
  color_from: string;
  color_to: string;
  is_new: Flag;
  premium_only: Flag;
  is_coming_soon: Flag;
  difficulty: string;
  players: string;
  duration: string;
  updated_at: Ms;
  /** Hash of the seed that wrote the row: a seed that stays the same leaves it alone. */
  built_in_version: string;
  /** 1 when a person changed the row or its texts: seeding leaves it alone. */
  edited: Flag;
}

interface GameTextsTable {
  game_id: string;
  locale: string;
  description: string;
}

export interface PostsTable {
  /** uuid: of the slug for those the program brings along, v7 for others. */
  id: string;
  slug: string;
  category: string;
  kanji: string | null;
  emoji: string | null;
  featured_image: string | null;
  views: number;
  /** ISO date. */
  published_on: string;
  updated_at: Ms;
  /** Hash of the seed that wrote the row: a seed that stays the same leaves it alone. */
  built_in_version: string;
  /** 1 when a person changed the row or its texts: seeding leaves it alone. */
  edited: Flag;
}

export interface PostTextsTable {
  post_id: string;
  locale: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  reading_minutes: number;
}

/** Who has seen which post today, so that a visitor counts once. */
interface PostViewsTable {
  /** ISO date. */
  day: string;
  post_id: string;
  /** A hash that nobody can undo once the salt of the day is gone. */
  visitor: string;
}

export interface ContactMessagesTable {
  /** uuid v7 */
  id: string;
  name: string;
  email: string;
  message: string;
  /** The language the writer reads. */
  locale: string;
  created_at: Ms;
  /** When an admin answered it last; null while none has. */
  answered_at: Ms | null;
  /** When its matter was settled; null while it is open. */
  done_at: Ms | null;
}

export interface FeedbackMessagesTable {
  /** uuid v7 */
  id: string;
  /** Null when no answer is wished for. */
  email: string | null;
  message: string;
  locale: string;
  created_at: Ms;
  /** As of a message of the contact form. */
  answered_at: Ms | null;
  done_at: Ms | null;
}

export interface NewsletterSubscriptionsTable {
  /** uuid v7 */
  id: string;
  email: string;
  /** The address as it is compared: in lower case. */
  email_key: string;
  locale: string;
  /** SHA-256 of the token in the links of the mails. */
  token_hash: string;
  /** When a confirmation was last asked for by mail. */
  mailed_at: Ms;
  /** Null until the link of the mail is followed. */
  confirmed_at: Ms | null;
  created_at: Ms;
}

export interface UsersTable {
  /** uuid v7 */
  id: string;
  email: string;
  /** The address as it is compared: in lower case. */
  email_key: string;
  username: string;
  /** The name as it is compared: names that look alike have one key. */
  username_key: string;
  /** What the name looks like. */
  name_skeleton: string;
  language: string;
  /** Two capitals. */
  country_code: string | null;
  role: 'user' | 'admin';
  plan: 'free' | 'premium';
  /** Argon2id in the PHC format; null when only another provider signs in. */
  password_hash: string | null;
  /** The secret of the TOTP app, base32; null when none was chosen. */
  second_factor_secret: string | null;
  /** When a code has confirmed it; null as long as it does not count. */
  second_factor_since: Ms | null;
  /** The time step of the last code, as each counts once. */
  second_factor_step: number | null;
  /** Since when nobody can sign in; null as long as the account is not blocked. */
  blocked_at: Ms | null;
  email_verified_at: Ms | null;
  created_at: Ms;
  /** The title that is worn, one that was earned. */
  title: string | null;
}

export interface SessionsTable {
  /** uuid v7 */
  id: string;
  user_id: string;
  /** SHA-256 of the token. */
  token_hash: string;
  /** SHA-256 of the ticket that can only end the session. */
  end_ticket_hash: string;
  /** What the browser calls itself, shortened. */
  user_agent: string;
  created_at: Ms;
  /** Not more exact than it needs to be: see the service. */
  last_used_at: Ms;
  /** When the second factor was proved last; null when it was not, and nobody is signed in as long as the account has one. */
  proved_at: Ms | null;
}

/** How much was played on a day that is over; nobody's in particular. */
export interface CountedDaysTable {
  /** Days since 1970-01-01, UTC. */
  day: number;
  /** Learners without and with an account. */
  guests: number;
  accounts: number;
  runs: number;
  /** Given in those runs. */
  answers: number;
}

/** How many learners played in a week that is over, by the week in which they had begun. */
export interface CountedWeeksTable {
  /** The days since 1970-01-01 up to the Monday of each, UTC. */
  week: number;
  begun: number;
  learners: number;
}

/** What an admin changed, or of whom they looked at the data. */
export interface AdminChangesTable {
  /** uuid v7 */
  id: string;
  at: Ms;
  admin_id: string | null;
  /** As the admin was called then; null once the account is gone. */
  admin_name: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_name: string;
  reason: string;
  /** JSON of the changed fields; null where there are none, or the account they were about is gone. */
  before: string | null;
  after: string | null;
  undone_at: Ms | null;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of a code that was not used yet. */
  code_hash: string;
}

/** Links that were mailed and not used: the latest for an address, those of a day for a new password. */
export interface AccountLinksTable {
  user_id: string;
  purpose: 'verification' | 'reset';
  /** SHA-256 of the token. */
  token_hash: string;
  mailed_at: Ms;
  expires_at: Ms;
}

/** Somebody whom another provider knows, and the account that they may enter. */
export interface IdentitiesTable {
  provider: 'google' | 'facebook';
  /** What the provider calls them. */
  subject: string;
  user_id: string;
  created_at: Ms;
}

export type Schema = {
  meta: MetaTable;
  players: PlayersTable;
  revoked_devices: RevokedDevicesTable;
  game_levels: GameLevelsTable;
  game_level_texts: GameLevelTextsTable;
  game_results: GameResultsTable;
  hidden_runs: HiddenRunsTable;
  run_summaries: RunSummariesTable;
  answers: AnswersTable;
  kanji_statistics: KanjiStatisticsTable;
  memories: MemoriesTable;
  known_items: KnownItemsTable;
  kanji_imports: KanjiImportsTable;
  late_items: LateItemsTable;
  result_quotas: ResultQuotasTable;
  refused_answers: RefusedAnswersTable;
  level_progress: LevelProgressTable;
  game_totals: GameTotalsTable;
  leaderboard_scores: LeaderboardScoresTable;
  game_tickets: GameTicketsTable;
  name_reports: NameReportsTable;
  module_completions: ModuleCompletionsTable;
  challenge_claims: ChallengeClaimsTable;
  documents: DocumentsTable;
  games: GamesTable;
  game_texts: GameTextsTable;
  posts: PostsTable;
  post_texts: PostTextsTable;
  post_views: PostViewsTable;
  contact_messages: ContactMessagesTable;
  feedback_messages: FeedbackMessagesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  users: UsersTable;
  sessions: SessionsTable;
  recovery_codes: RecoveryCodesTable;
  admin_changes: AdminChangesTable;
  account_links: AccountLinksTable;
  identities: IdentitiesTable;
  counted_days: CountedDaysTable;
  counted_weeks: CountedWeeksTable;
};
export type TableName = keyof Schema;

/** Every table with its primary key, parents before children: what copying follows. */
export const primaryKeys = {
  meta: ['key'],
  users: ['id'],
  sessions: ['id'],
  recovery_codes: ['user_id', 'code_hash'],
  admin_changes: ['id'],
  players: ['id'],
  revoked_devices: ['device_key'],
  game_levels: ['game', 'id'],
  game_level_texts: ['game', 'level_id', 'locale'],
  game_results: ['id'],
  hidden_runs: ['run_id'],
  run_summaries: ['run_id'],
  answers: ['run_id', 'number'],
  kanji_statistics: ['player_id', 'kanji'],
  memories: ['player_id', 'item', 'skill'],
  known_items: ['player_id', 'import_id', 'item'],
  kanji_imports: ['player_id', 'id'],
  late_items: ['player_id', 'item'],
  result_quotas: ['device_key'],
  refused_answers: ['kanji', 'kind', 'language', 'text'],
  level_progress: ['player_id', 'game', 'level_id'],
  game_totals: ['player_id', 'game'],
  leaderboard_scores: ['game', 'period', 'period_start', 'level_id', 'player_id'],
  game_tickets: ['player_id', 'game', 'level_id'],
  name_reports: ['id'],
  module_completions: ['player_id', 'module_id'],
  challenge_claims: ['player_id', 'challenge', 'start_day'],
  documents: ['player_id', 'merge', 'name'],
  games: ['id'],
  game_texts: ['game_id', 'locale'],
  posts: ['id'],
  post_texts: ['post_id', 'locale'],
  post_views: ['day', 'post_id', 'visitor'],
  contact_messages: ['id'],
  feedback_messages: ['id'],
  newsletter_subscriptions: ['id'],
  account_links: ['token_hash'],
  identities: ['provider', 'subject'],
  counted_days: ['day'],
  counted_weeks: ['week', 'begun'],
} as const satisfies { [Table in TableName]: readonly (keyof Schema[Table])[] };

/** The names of all tables, parents first. */
export const tableNames = Object.keys(primaryKeys) as readonly TableName[];
