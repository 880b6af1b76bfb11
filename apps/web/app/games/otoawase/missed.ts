import type { Card } from '@michi/games/otoawase/setup';
import { cardOf, type State } from '@michi/games/otoawase/state';

/** A kanji that was not known, with what was answered last; null where nothing was. */
export interface Missed {
  readonly card: Card;
  readonly given: string | null;
}

/** The kanji whose notes were missed or named wrongly, each once, in the order of the song. */
export function missedIn(state: State): Missed[] {
  const missed = new Map<string, Missed>();
  for (const [index, { right, given = null }] of state.marks.entries()) {
    const note = state.notes[index];
    if (right === true || !note) continue;
    const card = cardOf(state, note);
    missed.set(card.kanji, { card, given: given ?? missed.get(card.kanji)?.given ?? null });
  }
  return [...missed.values()];
}
