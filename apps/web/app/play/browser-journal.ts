import type { Journal } from '../learner/journal.ts';
import { browserPlayer } from './browser-player.ts';
import { makeJournal } from './make-journal.ts';

/** What the learner has completed, as this page knows it; for pages that show it, in the browser only. */
export const browserJournal = (): Journal => browserPlayer().journalMadeBy(makeJournal);
