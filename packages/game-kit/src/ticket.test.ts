import { expect, test } from 'vitest';
import { fitsTicket, type Ticket } from './ticket.ts';

const ticket: Ticket = {
  id: 'ticket-1',
  gameId: 'bell',
  level: 'first',
  setupHash: '',
  seed: 1,
  rulesVersion: 3,
  ranked: true,
  issuedAt: 1_000_000,
};

test.each([
  [0, 1_000_000, true, 'an empty run at once'],
  [60_000, 1_060_000, true, 'a run as long as the ticket is old'],
  [60_000, 1_058_000, true, 'a run two seconds longer: clocks differ'],
  [60_000, 1_057_999, false, 'a run more than two seconds longer'],
  [60_000, 9_000_000, true, 'a result that waited offline'],
  [60_000, 87_400_000, true, 'a result that waited a day'],
  [60_000, 87_400_001, false, 'a result that waited longer'],
  [60_000, 400_000, false, 'a result from before the ticket, as the clock was set back'],
  [0, 997_999, false, 'a result from before the ticket'],
])('API-09 a run of %i ms received at %i fits the ticket: %s (%s)', (durationMs, receivedAt, fits) => {
  expect(fitsTicket(ticket, durationMs, receivedAt)).toBe(fits);
});
