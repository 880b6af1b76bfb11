import type { Ms } from '@michi/game-kit/time';
import type { Note } from './chart.ts';
import type { Outcome } from './scoring.ts';
import type { Prompt, Setup } from './setup.ts';
import { type Song, songs } from './songs.ts';

export interface State {
  readonly setup: Setup;
  readonly notes: readonly Note[];
  /** What became of the notes, in their order; the last one may still be asked for. */
  readonly outcomes: readonly Outcome[];
  /**
   * In `reached` the song waits for the lane of a note, as it does in steps; in `asking` for its kanji; in `introducing`
   * until a new kanji was looked at; in `named` for the bar to be full; in `spent` until the learner has seen the refused
   * answer that has used up the energy.
   */
  readonly phase: 'playing' | 'reached' | 'asking' | 'introducing' | 'named' | 'spent' | 'over';
  /** How many bars the song has waited in all, the present wait not counted. */
  readonly heldBars: number;
  /** The time of the song at which it waits; null while it goes on. */
  readonly stoodAt: Ms | null;
  /** How many bars the present wait lasts, once that is known. */
  readonly waitBars: number | null;
  /** Since when it waits for this. */
  readonly since: Ms;
  readonly health: number;
  readonly score: number;
  readonly combo: number;
  readonly bestCombo: number;
  /** Presses that met no note. */
  readonly strays: number;
  /** What the last answer has cost, if it was typed and refused; until the next note is over. */
  readonly refused: { readonly note: number; readonly health: number; readonly combo: number } | null;
}

export const songOf = ({ setup }: Pick<State, 'setup'>): Song => songs[setup.song];

/** Whether the song waits for what the learner does about the note that was hit last. */
export const isHeld = ({ phase }: Pick<State, 'phase'>): boolean =>
  phase === 'asking' || phase === 'introducing';

/** The note that comes next, or is asked for or introduced; undefined when all are over. */
export const noteNow = (state: State): Note | undefined =>
  state.notes[state.outcomes.length - Number(isHeld(state))];

/** Null for a plain beat. */
export const promptOf = ({ setup }: Pick<State, 'setup'>, { prompt }: Note): Prompt | null =>
  prompt === null ? null : (setup.prompts[prompt] as Prompt);

/** Whether a note shows a new kanji: the first one of it that is hit. */
export function introduces({ setup, notes, outcomes }: State, note: Note): boolean {
  if (!promptOf({ setup }, note)?.isNew) return false;
  const hitBefore = ({ prompt }: Note, index: number) =>
    prompt === note.prompt && outcomes[index]?.timing !== 'missed';
  return !notes.slice(0, notes.indexOf(note)).some(hitBefore);
}
