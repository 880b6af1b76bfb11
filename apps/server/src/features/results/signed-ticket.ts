import { createHash } from 'node:crypto';
import { seedSchema } from '@michi/game-kit/recording';
import type { Ticket } from '@michi/game-kit/ticket';
import * as z from 'zod/mini';
import { openJson, signJson } from '../../secrets/signed-json.ts';

/** A ticket that only one device may use. */
export interface DeviceTicket extends Ticket {
  readonly deviceKey: string;
}

const purpose = 'game-ticket';
const ticketSchema = z.object({
  id: z.string(),
  gameId: z.string(),
  level: z.string(),
  setupHash: z.string(),
  seed: seedSchema,
  rulesVersion: z.int(),
  ranked: z.boolean(),
  issuedAt: z.int(),
  deviceKey: z.string(),
});

/** Tells a setup, as the rules read it, from every other. */
export const setupHashOf = (setup: unknown): string =>
  createHash('sha256').update(JSON.stringify(setup)).digest('base64url');

/** The ticket as signed text. The server need not remember it. */
export const signTicket = (ticket: DeviceTicket, secret: Buffer): string => signJson(purpose, ticket, secret);

/** The ticket that was signed with this secret, or null when the text is anything else. */
export function openTicket(text: string, secret: Buffer): DeviceTicket | null {
  const ticket = openJson(purpose, text, secret);
  return ticket === null ? null : z.parse(ticketSchema, ticket);
}
