import type { Save } from '../save.ts';
import { type Poet, poetSchema } from './poet.ts';

/** Poems of both devices; of one that both have written, the run that came first. */
const poet: Save<Poet> = {
  format: 1,
  schema: poetSchema,
  ofDevice: {},
  merge(_, mine, theirs) {
    const poems = { ...mine.poems };
    for (const [text, poem] of Object.entries(theirs.poems)) {
      const own = poems[text];
      if (!own || poem[0] < own[0] || (poem[0] === own[0] && poem[1] > own[1])) poems[text] = poem;
    }
    return { poems };
  },
};

export const saves = { poet };
