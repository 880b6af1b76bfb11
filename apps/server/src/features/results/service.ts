import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { AnswerOf } from '@michi/contracts/contract';
import type { GameResult, postGameResult } from '@michi/contracts/game-results';
import type { Progress } from '@michi/contracts/progress';
import type { Recording } from '@michi/game-kit/recording';
import { fitsTicket } from '@michi/game-kit/ticket';
import type { PlayedGame } from '@michi/games/catalogue';
import type { Proving } from '@michi/games/proving';
import { provingOf } from '@michi/games/registry';
import * as z from 'zod/mini';
import { fieldError } from '../../api/api-error.ts';
import { toldTime } from '../../api/told-time.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { dayOf } from '../../pacing/notes-of-day.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { createGuestDevices } from './guest-devices.ts';
import { createTicketDesk, type Playing } from './issue-ticket.ts';
import { findLevel, type LevelParts, type LevelToPlay } from './level-source.ts';
import { type Conditions, type ProvenRun, proveRun } from './prove-run.ts';
import { type NetworkQuotas, refuseBeyondQuota } from './quota.ts';
import type { ReportRefused } from './refused-answers.ts';
import type { ResultsRepository, StoredRun } from './repository.ts';
import { type DeviceTicket, openTicket, setupHashOf } from './signed-ticket.ts';
import type { TicketsRepository } from './tickets-repository.ts';
import type { RunWriter } from './write-run.ts';

type Outcome = AnswerOf<typeof postGameResult>;

/** What a run tells beside its row: when and how it was played. */
export interface Played extends Pick<ProvenRun, 'events' | 'recording'> {
  /** When it ended, as far as the device can be believed, and how many minutes its clock is east of UTC. */
  readonly at: Ms;
  readonly utcOffset: number;
  /** The device that played it, if it is sure when. */
  readonly deviceKey: string | null;
  readonly fastestAnswerMs: Ms;
}

/** What results need of the rest of the server. */
export interface ResultsParts extends LevelParts {
  readonly repository: ResultsRepository;
  readonly tickets: Pick<TicketsRepository, 'note' | 'find'>;
  readonly queue: WriteQueue;
  readonly networks: NetworkQuotas;
  readonly now: () => Ms;
  /** Signs tickets. */
  readonly secret: Buffer;
  /** Who plays on the device of a key; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** The same, entered when new; keeps everybody else from writing for this player until the commit. */
  readonly playing: Playing;
  /** Whether a device has joined the account whose player this is. */
  hasJoined(deviceKey: string, accountPlayerId: string): Promise<boolean>;
  progressOf(playerId: string, game: PlayedGame): Promise<Progress>;
  readonly runWriter: RunWriter<Played>;
  readonly reportRefused: ReportRefused;
}

/** What has to hold for a won run to count for the leaderboards, besides what is known of its player. */
interface Ranking {
  /** The total score from which it counts. */
  readonly from: number;
  /** Only as the first run of the level. */
  readonly once: boolean;
}

/** What is known of a result besides what was sent and proved. */
interface Received {
  readonly ticket: DeviceTicket | null;
  /** The same run as it was when it was abandoned. */
  readonly abandoned: StoredRun | null;
  readonly proving: Proving;
  /** Null when it never ranks. */
  readonly ranking: Ranking | null;
  readonly at: Ms;
  readonly address: string;
}

export interface ResultsService {
  issueTicket: ReturnType<typeof createTicketDesk>;
  /** `address`: from where the result was sent. */
  submit(sent: GameResult, address: string): Promise<Outcome>;
}

/**
 * Proves and keeps what was played. What only may not rank is never refused: clocks go wrong, and after a spell without
 * a network results arrive in any order, so that the total that opened a level on the device may not be here yet.
 */
export function createResultsService(parts: ResultsParts): ResultsService {
  const { repository, runWriter, queue, networks, now, secret } = parts;
  const guests = createGuestDevices();

  const levelOf = ({ game, level, setup }: GameResult, proving: Proving): Promise<LevelToPlay | null> =>
    findLevel(parts, game, proving, level, setup);

  async function conditionsOf(
    sent: GameResult,
    proving: Proving,
    ticket: DeviceTicket | null,
  ): Promise<Conditions> {
    const read = (setup: unknown) => z.safeParse(proving.rules.setup, setup).data ?? null;
    if (ticket) {
      const setup = read(sent.setup);
      if (setupHashOf(setup) !== ticket.setupHash) throw fieldError(422, 'setup', 'run.otherSetup');
      return { setup, seed: ticket.seed };
    }
    const level = await levelOf(sent, proving);
    if (level === null) throw fieldError(422, 'level', 'run.unknownLevel');
    return { setup: read(level.setup), seed: level.seed ?? null };
  }

  /** A ticket that was given to the device, or to another one of the account whose player it has. */
  async function validTicket(sent: GameResult, text: string, playerId: string | null): Promise<DeviceTicket> {
    const ticket = openTicket(text, secret);
    if (!ticket) throw fieldError(422, 'ticket', 'run.ticketForged');
    if (
      ticket.deviceKey !== deviceKey(sent.deviceId) &&
      !(playerId !== null && (await parts.hasJoined(ticket.deviceKey, playerId)))
    )
      throw fieldError(422, 'ticket', 'run.ticketOfOther');
    if (ticket.gameId !== sent.game || ticket.level !== sent.level)
      throw fieldError(422, 'ticket', 'run.ticketOfOtherLevel');
    // The same run may have been stored since it was looked for.
    const usedFor = await repository.runOfTicket(ticket.id);
    if (usedFor !== null && usedFor !== sent.runId) throw fieldError(409, 'ticket', 'run.ticketUsed');
    return ticket;
  }

  async function outcome(sent: GameResult, run: StoredRun): Promise<Outcome> {
    const { totalScore, levels } = await parts.progressOf(run.playerId, sent.game);
    const level = levels[run.level] ?? { completed: false, highScore: 0 };
    const { won, ranked, score } = run;
    return { runId: sent.runId, won, score, ranked, progress: { totalScore, level } };
  }

  /** Null for a run that never counts for the leaderboards. */
  async function rankingOf(
    sent: GameResult,
    proving: Proving,
    run: ProvenRun,
    ticket: DeviceTicket | null,
    at: Ms,
  ): Promise<Ranking | null> {
    if (!run.result?.won || !ticket?.ranked || !fitsTicket(ticket, sent.endedAt, at)) return null;
    if (!proving.playedByHand?.(run.events)) return null;
    // A level that is gone since the ticket was given is locked no longer.
    const level = await levelOf(sent, proving);
    return { from: level?.unlockScore ?? 0, once: level?.once ?? false };
  }

  /** The total score from which a run of a player counts for the leaderboards; null when it never does. */
  async function ranksFrom(
    { game, level, deviceId }: GameResult,
    { playerId, isGuest }: Awaited<ReturnType<Playing>>,
    { ticket, ranking, at, address }: Received,
  ): Promise<number | null> {
    if (ranking === null || ticket === null) return null;
    const good = await parts.tickets.find(playerId, game, level);
    if (good?.ticket_id !== ticket.id) return null;
    if (ranking.once && (isGuest || (await repository.hasPlayed(playerId, game, level)))) return null;
    if (isGuest && !guests.mayRank(normalizeIP(address), deviceKey(deviceId), at)) return null;
    return ranking.from;
  }

  /** One job of the write queue: all of the run is stored, or nothing. Tells what is stored, and how much came to it. */
  async function store(
    sent: GameResult,
    run: ProvenRun,
    received: Received,
  ): Promise<{ readonly stored: StoredRun; readonly bytes: number }> {
    const { ticket, abandoned, proving, at } = received;
    const key = deviceKey(sent.deviceId);
    const player = await parts.playing(key, at);
    const { playerId } = player;
    const playedHash = hashOf(run.recording);
    const same = await repository.findPlayed(playerId, playedHash);
    if (same) return { stored: same, bytes: 0 };
    if (abandoned) {
      own(abandoned, playerId);
      await runWriter.remove({ runId: sent.runId, playerId, game: sent.game, score: 0 });
    }
    const recording = JSON.stringify(kept(run.recording, proving));
    const { won, scores } = run.result ?? { won: false, scores: [] };
    const score = scores[0] ?? 0;
    const row = {
      id: sent.runId,
      player_id: playerId,
      game: sent.game,
      level_id: sent.level,
      ticket_id: ticket?.id ?? null,
      won: won ? 1 : 0,
      ranks_from: await ranksFrom(sent, player, received),
      score,
      duration_ms: sent.endedAt,
      rules_version: sent.rulesVersion,
      content_version: versionOf(run.recording.setup),
      recording,
      finished_at: at,
      abandoned: sent.abandoned ? 1 : 0,
      played_hash: playedHash,
    } as const;
    const told = toldTime(sent, at, ticket?.issuedAt ?? null);
    const ranked = await runWriter.store(row, {
      events: run.events,
      recording: run.recording,
      at: told.at,
      utcOffset: sent.utcOffset,
      deviceKey: told.isSure ? key : null,
      fastestAnswerMs: proving.fastestAnswerMs,
    });
    if (ranked === null) {
      // Sent twice at the same time: the other one was first.
      const stored = await repository.find(sent.runId);
      if (!stored) throw fieldError(409, 'ticket', 'run.ticketUsed');
      return { stored: own(stored, playerId), bytes: 0 };
    }
    const bytes = Buffer.byteLength(recording);
    // A run that has gone on since has reported before.
    const reported = abandoned ? 0 : await parts.reportRefused(run.contested, key, received);
    await repository.count({ device_key: key, day: dayOf(at), results: 1, bytes, reported });
    const stored = { playerId, level: sent.level, won, ranked, score };
    return { stored: { ...stored, abandoned: !run.result, durationMs: sent.endedAt }, bytes };
  }

  return {
    issueTicket: createTicketDesk(parts),

    async submit(sent, address) {
      const at = now();
      const key = deviceKey(sent.deviceId);
      const [playerId, stored] = await Promise.all([parts.playerOf(key), repository.find(sent.runId)]);
      if (stored && !goesOn(sent, stored)) return outcome(sent, own(stored, playerId));
      refuseBeyondQuota(await repository.storedOn(dayOf(at), key), at);
      networks.refuseBeyond(address, at);

      const ticket = sent.ticket === null ? null : await validTicket(sent, sent.ticket, playerId);
      // Before the setup: with other rules, that may differ too, and reloading the page helps against both.
      const proving = provingOf(sent.game);
      if (sent.rulesVersion !== proving.rules.version)
        throw fieldError(422, 'rulesVersion', 'run.otherRules');
      const run = proveRun(sent, proving.rules, await conditionsOf(sent, proving, ticket));
      const ranking = await rankingOf(sent, proving, run, ticket, at);
      const received = { ticket, abandoned: stored, proving, ranking, at, address };
      const { stored: last, bytes } = await queue.run(() => store(sent, run, received));
      networks.count(address, bytes, at);
      return outcome(sent, last);
    },
  };
}

/** What was stored before; only for the player whose run it is. */
function own(stored: StoredRun, playerId: string | null): StoredRun {
  if (stored.playerId !== playerId) throw fieldError(409, 'runId', 'run.runTaken');
  return stored;
}

/** Whether a run that was abandoned has gone on since it was stored. */
const goesOn = (sent: GameResult, stored: StoredRun): boolean =>
  stored.abandoned && sent.endedAt > stored.durationMs;

/** What is stored of a recording. */
const kept = (recording: Recording, { storedMove }: Proving): Recording =>
  storedMove
    ? { ...recording, moves: recording.moves.map((each) => ({ ...each, move: storedMove(each.move) })) }
    : recording;

/** Tells what was played from everything else: nobody plays the same twice to the millisecond. */
const hashOf = ({ gameId, rulesVersion, setup, seed, moves }: Recording): string =>
  createHash('sha256')
    .update(JSON.stringify([gameId, rulesVersion, setup, seed, moves]))
    .digest('base64url');

/** Tells runs of one setup from those of a later one. */
const versionOf = (setup: unknown): string => setupHashOf(setup).slice(0, 16);
