import type { Ms } from '../db/schema.ts';

const dayMs = 24 * 60 * 60_000;

/** The UTC day of a moment, in days since 1970-01-01. */
export const dayOf = (at: Ms): number => Math.floor(at / dayMs);

/** How long a UTC day goes on after a moment. */
export const untilTomorrow = (at: Ms): Ms => (dayOf(at) + 1) * dayMs - at;

/** So that nobody can fill the memory with addresses; the ones heard of first are forgotten. */
const mostAddresses = 10_000;

/** What is noted of addresses on one UTC day; in memory, like the limits by address. */
export interface NotesOfDay<Note> {
  get(address: string, at: Ms): Note | undefined;
  set(address: string, note: Note, at: Ms): void;
}

/** `later` does something when a time has passed, if the process still runs. */
export function createNotesOfDay<Note>(
  later: (task: () => void, ms: Ms) => void = whenPassed,
): NotesOfDay<Note> {
  let day = 0;
  const notes = new Map<string, Note>();
  /** Never goes back a day: clocks are set back, and what was received before midnight may be kept after it. */
  function begin(today: number): void {
    if (today <= day) return;
    day = today;
    notes.clear();
  }
  return {
    get(address, at) {
      begin(dayOf(at));
      return notes.get(address);
    },
    set(address, note, at) {
      begin(dayOf(at));
      const next = day + 1;
      // Addresses are not to be kept until somebody comes again.
      if (notes.size === 0) later(() => begin(next), next * dayMs - at);
      notes.set(address, note);
      const [first] = notes.keys();
      if (first !== undefined && notes.size > mostAddresses) notes.delete(first);
    },
  };
}

function whenPassed(task: () => void, ms: Ms): void {
  setTimeout(task, ms).unref();
}
