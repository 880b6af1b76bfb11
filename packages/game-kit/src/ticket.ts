import type { Ms } from './time.ts';

/**
 * The server's leave to play a run that it can trust: it fixes chance and level before the first move, says when
 * the run can have begun at the earliest, and is good for one result.
 */
export interface Ticket {
  readonly id: string;
  readonly gameId: string;
  readonly level: string;
  /** Of the setup, which whoever plays sends with the result: so a ticket is short, however much is dealt. */
  readonly setupHash: string;
  readonly seed: number;
  readonly rulesVersion: number;
  /** Whether a won run counts for the leaderboard. */
  readonly ranked: boolean;
  /** Epoch milliseconds by the server's clock. */
  readonly issuedAt: number;
}

/** Two clocks never run quite alike: a run may seem this much longer than the time since its ticket. */
const clockToleranceMs: Ms = 2_000;

/** After this long, what was dealt may have been learnt by heart instead of played. */
export const ticketGoodForMs: Ms = 24 * 60 * 60 * 1000;

/** Whether a run of `durationMs` fits between the ticket and `receivedAt` (epoch ms), which lie no more than a day apart. */
export function fitsTicket(ticket: Ticket, durationMs: Ms, receivedAt: number): boolean {
  const age = receivedAt - ticket.issuedAt;
  return age <= ticketGoodForMs && durationMs <= age + clockToleranceMs;
}
