import { createHmac, timingSafeEqual } from 'node:crypto';
import { seedSchema } from '@michi/game-kit/recording';
import type { Ticket } from '@michi/game-kit/ticket';
import * as z from 'zod/mini';

/** A ticket that only one device may use. */
export interface DeviceTicket extends Ticket {
  readonly deviceKey: string;
}

const ticketSchema = z.object({
  id: z.string(),
  gameId: z.string(),
  level: z.string(),
  setup: z.unknown(),
  seed: seedSchema,
  rulesVersion: z.int(),
  ranked: z.boolean(),
  issuedAt: z.int(),
  deviceKey: z.string(),
});

/** The ticket as text: its JSON and a signature (HMAC-SHA256), both base64url. The server need not remember it. */
export function signTicket(ticket: DeviceTicket, secret: Buffer): string {
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${content}.${signature(content, secret).toString('base64url')}`;
}

/** The ticket that was signed with this secret, or null when the text is anything else. */
export function openTicket(text: string, secret: Buffer): DeviceTicket | null {
  const [content = '', signed = '', ...rest] = text.split('.');
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(content, secret);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return z.parse(ticketSchema, JSON.parse(Buffer.from(content, 'base64url').toString()));
}

const signature = (content: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`game-ticket.${content}`).digest();
