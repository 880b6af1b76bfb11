import { randomUUIDv7 as newId, randomInt } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { postGameTicket } from '@michi/contracts/game-results';
import { ticketGoodForMs } from '@michi/game-kit/ticket';
import { provingOf } from '@michi/games/registry';
import * as z from 'zod/mini';
import { fieldError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { findLevel, type LevelParts, type LevelToPlay } from './level-source.ts';
import type { ResultsRepository } from './repository.ts';
import { setupHashOf, signTicket } from './signed-ticket.ts';
import type { TicketsRepository } from './tickets-repository.ts';

type TicketAsked = BodyOf<typeof postGameTicket>;
type TicketGiven = AnswerOf<typeof postGameTicket>;

const seeds = 2 ** 32;

/** Who plays on a device, entered when new. */
export type Playing = (
  deviceKey: string,
  at: Ms,
) => Promise<{ readonly playerId: string; readonly isGuest: boolean }>;

export interface TicketParts extends LevelParts {
  readonly repository: Pick<ResultsRepository, 'hasPlayed'>;
  readonly tickets: Pick<TicketsRepository, 'note' | 'find'>;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  readonly secret: Buffer;
  readonly playing: Playing;
  playerOf(deviceKey: string): Promise<string | null>;
}

/**
 * Gives tickets. Of a level that ranks, only the one that a learner was given last is good: nobody looks at many deals
 * and plays the best of them.
 */
export function createTicketDesk(parts: TicketParts) {
  const { repository, tickets, queue, now, secret } = parts;

  async function levelOf({ game, level, setup }: TicketAsked): Promise<LevelToPlay> {
    const dealt = parts.dealers[game]?.(level) ?? null;
    const found = dealt ?? (await findLevel(parts, game, provingOf(game), level, setup));
    if (found === null) throw fieldError(422, 'level', 'run.unknownLevel');
    return found;
  }

  /** Part of a transaction. What can be played only once keeps its ticket until a run has used it. */
  async function note({ game, level, deviceId }: TicketAsked, once: boolean, at: Ms) {
    const { playerId, isGuest } = await parts.playing(deviceKey(deviceId), at);
    if (once) {
      if (isGuest) throw fieldError(422, 'deviceId', 'run.accountsOnly');
      if (await repository.hasPlayed(playerId, game, level))
        throw fieldError(409, 'level', 'run.triedAlready');
      const open = await tickets.find(playerId, game, level);
      if (open) return { id: open.ticket_id, issuedAt: open.issued_at };
    }
    const id = newId();
    const row = { player_id: playerId, game, level_id: level, ticket_id: id, issued_at: at };
    await tickets.note(row, at - ticketGoodForMs);
    return { id, issuedAt: at };
  }

  return async function issueTicket(asked: TicketAsked): Promise<TicketGiven> {
    const { game, level, deviceId } = asked;
    const { setup, ranked, seed = randomInt(seeds), once = false } = await levelOf(asked);
    if (once && !ranked) throw fieldError(422, 'level', 'run.anotherDay');
    const at = now();
    if (!ranked) await parts.playerOf(deviceKey(deviceId)); // refuses a device that is revoked
    const given = ranked ? await queue.run(() => note(asked, once, at)) : { id: newId(), issuedAt: at };
    const { rules } = provingOf(game);
    const setupHash = setupHashOf(z.parse(rules.setup, setup));
    const rulesVersion = rules.version;
    const ticket = { ...given, gameId: game, level, setupHash, seed, rulesVersion, ranked };
    return {
      ticket: signTicket({ ...ticket, deviceKey: deviceKey(deviceId) }, secret),
      seed,
      rulesVersion,
      setup,
    };
  };
}
