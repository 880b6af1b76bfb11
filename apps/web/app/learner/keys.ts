import type { JsonStore } from '../lib/device/storage.ts';

/** Every key under which this device keeps something of a learner; one that ends in a colon begins many keys. */
export const keys = {
  /** The secret by which the server knows who plays here. */
  device: 'kanji-no-michi:device',
  /** Of the account that is signed in, and of those that were. */
  account: 'kanji-no-michi:account:',
  /** What ties this device to the account that is signed in. */
  link: 'kanji-no-michi:account:link',
  /** Whether the server knows of it. */
  joined: 'kanji-no-michi:account:joined',
  /** The tickets of sessions that are to be ended on the server. */
  ending: 'kanji-no-michi:account:ending:',
  /** What was done here and the server does not know yet. */
  entry: 'kanji-no-michi:entry:',
  /** The same, of runs whose moves lie in the browser's database. */
  movedEntry: 'kanji-no-michi:moved-entry:',
  /** What the server has confirmed and not all snapshots contain yet. */
  confirmedEntry: 'kanji-no-michi:confirmed-entry:',
  /** In which order snapshots were asked for and outbox entries confirmed. */
  sequence: 'kanji-no-michi:sequence',
  /** What the server will never take, for support to look at. */
  refusedEntry: 'kanji-no-michi:refused-entry:',
  /** What of that the learner has to be told. */
  refusal: 'kanji-no-michi:refusal:',
  /** What is stored for accounts that were signed out. */
  stored: 'kanji-no-michi:stored:',
  /** Snapshots: of the progress in each game, of statistics and of the journey. That of the memory is in the database. */
  snapshot: 'kanji-no-michi:snapshot:',
  /** The runs that are being played. */
  run: 'kanji-no-michi:run:',
  /** What this device and the server have in common of what is carried from run to run. */
  document: 'kanji-no-michi:document:',
  /** What is carried from run to run: how far the learner has come in the levels of one mode, and the like. */
  save: 'kanji-no-michi:save:',
  /** Whether the browser's database holds what learners have made. */
  creations: 'kanji-no-michi:creations',
  /** Whether the server lacks any of it. */
  unsentCreations: 'kanji-no-michi:unsent-creations',
  /** The games to which the learner went from Tabibito. */
  visits: 'kanji-no-michi:tabibito:visits',
  /** The kanji that were right in the passed runs of Tabibito's modules. */
  proved: 'kanji-no-michi:tabibito:proved',
  /** How far the learner has come in the lessons of Tabibito; one key for each. */
  lesson: 'kanji-no-michi:tabibito:lesson:',
  /** What the server told about the journey last, page by page. */
  lastAnswer: 'kanji-no-michi:tabibito:last:',
  /** When kanji fall due, for games. */
  due: 'kanji-no-michi:due',
  /** The new kanji of the day, and how many a day the learner wants; synced between devices like a save. */
  dayPlan: 'kanji-no-michi:save:learner:dayPlan',
  /** The achievements and challenges whose announcement the learner has seen; the same. */
  announced: 'kanji-no-michi:save:learner:announced',
  /** The ink, the achievement and the desk that the learner has chosen; the same. */
  look: 'kanji-no-michi:save:learner:look',
  /** The title that a guest wears. */
  title: 'kanji-no-michi:title',
} as const;

/** Keys that begin so hold what the server has to be told, or what is to be forgotten in time. */
const waitingKeys = [keys.entry, keys.movedEntry, keys.unsentCreations, keys.account, keys.stored];

/** Whether what lies under this key is to be told, or to be forgotten in time. */
export const isWaitingKey = (key: string): boolean => waitingKeys.some((prefix) => key.startsWith(prefix));

/** Keys that begin so hold what a learner would miss: all else is what the server said, or can be had again. */
const missedKeys = [keys.entry, keys.run, keys.save, keys.proved, keys.lesson, keys.title];

/** Whether the learner would miss what lies under this key; of achievements they would only be announced once more. */
export const isMissedKey = (key: string): boolean =>
  key !== keys.announced && missedKeys.some((prefix) => key.startsWith(prefix));

/** The keys of what a learner has on this device and the server has not, runs and outbox entries aside. */
export const learnerKeys = (store: JsonStore): string[] =>
  [keys.save, keys.document, keys.visits, keys.proved, keys.lesson].flatMap((prefix) => store.keys(prefix));

/** Under which the database of the browser holds what the server said last of the memory. */
export const snapshotKey = 'snapshot';
