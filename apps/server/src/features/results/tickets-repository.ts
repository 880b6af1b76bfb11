import type { Database } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { GameTicketsTable, Ms } from '../../db/schema.ts';

/** Which tickets are good: of each player and level the one that was given last. */
export interface TicketsRepository {
  /** Notes a ticket as the one that is good, and forgets all that were given before `expired`. */
  note(ticket: GameTicketsTable, expired: Ms): Promise<void>;
  /** The ticket that is good for a level; null when there is none. */
  find(playerId: string, game: string, level: string): Promise<GameTicketsTable | null>;
  /** Hands the tickets of one player over to another, whose own stay the good ones. */
  merge(from: string, into: string): Promise<void>;
}

export function createTicketsRepository(database: Database): TicketsRepository {
  const put = prepared(database, (query, ticket: GameTicketsTable) =>
    query
      .insertInto('game_tickets')
      .values({
        player_id: ticket.player_id,
        game: ticket.game,
        level_id: ticket.level_id,
        ticket_id: ticket.ticket_id,
        issued_at: ticket.issued_at,
      })
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'game', 'level_id']).doUpdateSet((row) => ({
          ticket_id: row.ref('excluded.ticket_id'),
          issued_at: row.ref('excluded.issued_at'),
        })),
      ),
  );
  const forget = prepared(database, (query, { expired }: { expired: Ms }) =>
    query.deleteFrom('game_tickets').where('issued_at', '<', expired),
  );
  const find = prepared(
    database,
    (query, { playerId, game, level }: { playerId: string; game: string; level: string }) =>
      query
        .selectFrom('game_tickets')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('game', '=', game)
        .where('level_id', '=', level),
  );
  return {
    async note(ticket, expired) {
      await forget({ expired });
      await put(ticket);
    },

    async find(playerId, game, level) {
      const [ticket] = await find({ playerId, game, level });
      return ticket ?? null;
    },

    async merge(from, into) {
      const query = database.query();
      const moved = query
        .selectFrom('game_tickets')
        .select(({ val }) => [val(into).as('player_id'), 'game', 'level_id', 'ticket_id', 'issued_at'])
        .where('player_id', '=', from);
      await query
        .insertInto('game_tickets')
        .columns(['player_id', 'game', 'level_id', 'ticket_id', 'issued_at'])
        .expression(moved)
        .onConflict((any) => any.doNothing())
        .execute();
      await query.deleteFrom('game_tickets').where('player_id', '=', from).execute();
    },
  };
}
