import { playedGames } from '@michi/games/catalogue';
import * as z from 'zod/mini';
import { storable } from './storable.ts';

export const game = z.enum(playedGames);

/** The secret by which an anonymous device knows its own progress again. */
export const deviceId = z.string().check(z.regex(/^device_[A-Za-z0-9_-]{16,64}$/));

/** A ticket that can only end its session: see `endTicket` where sessions are handed out. */
export const endTicket = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** What an answer shows of a kanji. */
export const skill = z.enum(['recognition', 'meaning', 'reading', 'writing', 'use']);

export const epochMs = z.int().check(z.gte(0));

export const text = (maxLength: number) => z.string().check(z.maxLength(maxLength), storable);

export const levelId = text(40).check(z.minLength(1));

/** What could begin a header of a mail is refused. */
export const oneLine = z.refine<string>((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), { error: 'line' });
export const line = (maxLength: number) => text(maxLength).check(z.trim(), oneLine);

/** What tells a kanji from others that are shown with the same meaning. */
export const meaningNote = z.optional(z.string());

/** The secret in the link of a mail. */
export const linkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/));

/** A whole number within bounds that comes as text, in the query. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string({ error: 'whole' }).check(z.regex(/^\d{1,15}$/, { error: 'whole' })),
      z.transform((digits: string) => Number(digits)),
    ),
    z.int().check(z.gte(least), z.lte(most)),
  );

/** For calls that read cookies which scripts cannot. */
export const cookieHeader = z.object({ cookie: z.optional(z.string()) });

/** How many entries of a list are asked for. */
export const listLimit = wholeNumber(1, 100);
