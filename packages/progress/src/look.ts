import * as z from 'zod/mini';
import { desks, inks, sealForms } from './cosmetics.ts';

/** What a learner has chosen of the cosmetics: the ink they write with, their own seal, and the desk below all pages. */
export const lookSchema = z.object({
  ink: z.enum(inks),
  desk: z.enum(desks),
  /** The kanji of their seal; null for none of their own. */
  seal: z.nullable(z.string().check(z.regex(/^\p{Script=Han}$/u))),
  form: z.enum(sealForms),
});
export type Look = z.infer<typeof lookSchema>;

/** What everybody begins with. */
export const plainLook: Look = { ink: 'sumi', desk: 'paper', seal: null, form: 'square' };

/** The name under which the look is kept as a document of the account. */
export const lookName = 'look';

/** Kept like a save of a game: the same on every device of a learner. */
export const lookSave = {
  format: 1,
  schema: lookSchema,
  ofDevice: {},
  /** Each choice by itself: what only one side has changed stands. */
  merge: (base: Look | null, mine: Look, theirs: Look): Look => ({
    ink: chosen(base?.ink, mine.ink, theirs.ink, plainLook.ink),
    desk: chosen(base?.desk, mine.desk, theirs.desk, plainLook.desk),
    seal: chosen(base?.seal, mine.seal, theirs.seal, plainLook.seal),
    form: chosen(base?.form, mine.form, theirs.form, plainLook.form),
  }),
};

/** Of two choices the one that was changed, else the one that is not plain, else the later by its name. */
function chosen<T extends string | null>(base: T | undefined, mine: T, theirs: T, plain: T): T {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  if (mine === plain || theirs === plain) return mine === plain ? theirs : mine;
  return String(mine) > String(theirs) ? mine : theirs;
}
