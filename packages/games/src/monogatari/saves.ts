import type { Save } from '../save.ts';
import { type Author, authorSchema, better } from './author.ts';

/** Stories of both devices; of one that both have published, the better score. */
const author: Save<Author> = {
  format: 1,
  schema: authorSchema,
  ofDevice: {},
  merge(_, mine, theirs) {
    const stories = { ...mine.stories };
    for (const [key, story] of Object.entries(theirs.stories))
      if (better(story, stories[key])) stories[key] = story;
    return { stories };
  },
};

export const saves = { author };
