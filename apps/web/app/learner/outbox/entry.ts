import { epochMs, game, levelId, skill } from '@michi/contracts/fields';
import { postGameResult } from '@michi/contracts/game-results';
import { isPlayable } from '@michi/games/catalogue';
import { runSummarySchema } from '@michi/progress/run-summary';
import * as z from 'zod/mini';

const { ticket, rulesVersion, seed, endedAt } = postGameResult.body.shape;

const answer = z.object({
  /** What it is about: see `kanjiItem`. */
  item: z.string(),
  skill,
  /** As text: see `textOfAsked`. */
  asked: z.string(),
  correct: z.boolean(),
  hinted: z.boolean(),
  at: epochMs,
});

/** A run that has ended; the server proves it, so setup and moves are not looked into here. */
const runBody = z.object({
  game,
  level: levelId,
  ticket,
  rulesVersion,
  setup: z.unknown(),
  seed,
  moves: z.array(z.unknown()),
  endedAt,
  won: z.boolean(),
  /** Points by this device's own rules. */
  score: z.int(),
  /** It was left for good before it ended. */
  abandoned: z.optional(z.literal(true)),
  /** What it tells statistics; missing where its rules were not at hand. */
  summary: z.optional(runSummarySchema),
  /** What it tells the memory, in the order in which it was answered; missing likewise. */
  answers: z.optional(z.array(answer)),
});

/** A module of Tabibito that was completed. */
const moduleBody = z.object({
  module: levelId,
  xp: z.int(),
  /** The kanji that it proved. */
  kanji: z.array(z.string()),
  /** The learner's own date. */
  date: z.iso.date(),
  /** Days since 1970-01-01 in the learner's time zone. */
  day: z.int(),
});

/** The reward of a challenge that was claimed. */
const claimBody = z.object({
  /** Not an enum: a later build may know more of them. */
  challenge: z.string(),
  /** The first of the learner's days for which it is claimed, in days since 1970-01-01. */
  start: z.int(),
  /** The runs it rests on that the server did not know yet. */
  runs: z.array(z.string()),
});

/** Kanji that the learner says to know already; its id is that of the import. */
const importBody = z.object({ kanji: z.array(z.string()) });

/** An import that is taken back. */
const takeBackBody = z.object({ import: z.string() });

const what = {
  v: z.literal(1),
  id: z.string(),
  /** Whose it is: `guest`, or the id of an account. */
  owner: z.string(),
  /** The outbox entry that the server has to know first. */
  after: z.optional(z.string()),
  /** When it was done, by the clock of this device. */
  at: epochMs,
  /** Minutes east of UTC, where and when it was done. */
  utcOffset: z.int(),
};

/** How far its delivery has come. */
const delivery = {
  /** Once it was sent, the server may have counted it, whether or not its answer arrived. */
  sent: z.boolean(),
  /** The number of its confirmation (see `Sequence`); null until the server has accepted it. */
  confirmed: z.nullable(z.int()),
  /** The server misses what proves it. */
  unproved: z.boolean(),
};

const run = z.object({ ...what, ...delivery, kind: z.literal('run'), body: runBody });
/** A run whose moves lie elsewhere. */
export const movedRun = z.extend(run, { body: z.omit(runBody, { moves: true }) });

const entry = z.discriminatedUnion('kind', [
  run,
  z.object({ ...what, ...delivery, kind: z.literal('module'), body: moduleBody }),
  z.object({ ...what, ...delivery, kind: z.literal('claim'), body: claimBody }),
  z.object({ ...what, ...delivery, kind: z.literal('import'), body: importBody }),
  z.object({ ...what, ...delivery, kind: z.literal('takeBack'), body: takeBackBody }),
]);
/** An outbox entry with all that the server is told. */
export type WholeEntry = z.infer<typeof entry>;
export type EntryKind = WholeEntry['kind'];
/** An outbox entry as it is listed; of a run whose moves lie elsewhere, without them. */
export type OutboxEntry = WholeEntry | z.infer<typeof movedRun>;
export type EntryOf<Kind extends EntryKind> = Extract<OutboxEntry, { kind: Kind }>;
/** An outbox entry as it is done, before anything is known of its delivery. */
export type NewEntry<Kind extends EntryKind = EntryKind> = Kind extends EntryKind
  ? Omit<Extract<WholeEntry, { kind: Kind }>, keyof typeof delivery | 'v'>
  : never;

const kinds: readonly string[] = ['run', 'module', 'claim', 'import', 'takeBack'] satisfies EntryKind[];
/** What a later build has done: it is kept for that build, and not sent. */
const laterEntry = z
  .looseObject({ v: z.int(), kind: z.string() })
  .check(z.refine(({ v, kind }) => v > 1 || !kinds.includes(kind)));
/** An outbox entry as it is kept. */
export const storedEntry = z.union([entry, laterEntry]);

export const refusedEntry = z.object({ entry, status: z.int(), message: z.string() });

/** The outbox entries that the server has to know before this one. */
export const restsOn = ({ after, kind, body }: OutboxEntry): readonly string[] => [
  ...(after === undefined ? [] : [after]),
  ...(kind === 'claim' ? body.runs : []),
];

/** Of what nobody has tried to deliver yet. */
export const undelivered = { sent: false, confirmed: null, unproved: false };

/** Whether this build knows what was done. */
export const isKnown = (kept: z.infer<typeof storedEntry>): kept is WholeEntry =>
  kept.v === 1 && kinds.includes(kept.kind);

/** Whether the server has accepted an outbox entry. */
export const isConfirmed = ({ confirmed }: OutboxEntry): boolean => confirmed !== null;

/** The names of the snapshots that will contain an outbox entry: it stays in the outbox until all of them do. */
export function containedIn({ kind, body }: OutboxEntry): readonly string[] {
  switch (kind) {
    case 'run':
      return [...(isPlayable(body.game) ? [`progress:${body.game}`] : []), 'statistics', 'memory'];
    case 'module':
      return ['journey'];
    case 'claim':
      return ['statistics'];
    case 'import':
    case 'takeBack':
      return ['memory'];
  }
}

/** Tells one content of an outbox entry from another. An abandoned run has the id of its end; modules get more kanji. */
export const contentKey = ({ id, kind, body, unproved }: OutboxEntry): string => {
  if (kind === 'run') return `${id} ${body.abandoned ?? false}`;
  return kind === 'module' ? `${id} ${body.kanji.length} ${unproved}` : id;
};

/** Whether nothing of an outbox entry lies elsewhere. */
export const isWhole = (listed: OutboxEntry): listed is WholeEntry =>
  listed.kind !== 'run' || 'moves' in listed.body;
