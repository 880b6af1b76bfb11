import * as z from 'zod/mini';
import type { Save } from './save.ts';

/** What a learner may write with, how a seal may be cut, and what may lie below all pages; the first are everybody's. */
export const inkColours = ['sumi', 'tea', 'pine', 'petal'] as const;
export type InkColour = (typeof inkColours)[number];
export const sealForms = ['square', 'circle', 'gourd', 'oval'] as const;
export type SealForm = (typeof sealForms)[number];
export const desks = ['paper', 'tatami', 'indigo', 'moon'] as const;
export type Desk = (typeof desks)[number];

/** What a learner has chosen of these. */
export const lookSchema = z.object({
  ink: z.enum(inkColours),
  desk: z.enum(desks),
  /** The kanji of their own seal; null for none. */
  seal: z.nullable(z.string().check(z.regex(/^\p{Script=Han}$/u))),
  form: z.enum(sealForms),
});
export type Look = z.infer<typeof lookSchema>;

/** What everybody begins with. */
export const plainLook: Look = { ink: 'sumi', desk: 'paper', seal: null, form: 'square' };

export const look: Save<Look> = {
  format: 1,
  schema: lookSchema,
  ofDevice: {},
  /** Each choice by itself. */
  merge: (base, mine, theirs) => ({
    ink: chosen(base?.ink, mine.ink, theirs.ink, plainLook.ink),
    desk: chosen(base?.desk, mine.desk, theirs.desk, plainLook.desk),
    seal: chosen(base?.seal, mine.seal, theirs.seal, plainLook.seal),
    form: chosen(base?.form, mine.form, theirs.form, plainLook.form),
  }),
};

/** Of two choices the one that was changed, else the one that is not plain, else one of them whoever asks. */
function chosen<T extends string | null>(base: T | undefined, mine: T, theirs: T, plain: T): T {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  if (mine === plain || theirs === plain) return mine === plain ? theirs : mine;
  return String(mine) > String(theirs) ? mine : theirs;
}
