import type { Prompt } from '@michi/games/otoawase/setup';
import { promptOf, type State } from '@michi/games/otoawase/state';

/** A kanji that was not known, with what was answered last; null where nothing was. */
export interface Missed {
  readonly prompt: Prompt;
  readonly given: string | null;
}

/** The kanji whose notes were missed or named wrongly, each once, in the order of the song. */
export function missedIn(state: State): Missed[] {
  const missed = new Map<string, Missed>();
  for (const [index, { timing, right, given = null }] of state.outcomes.entries()) {
    const note = state.notes[index];
    const prompt = note && promptOf(state, note);
    if (!prompt || !(timing === 'missed' || right === false)) continue;
    missed.set(prompt.kanji, { prompt, given: given ?? missed.get(prompt.kanji)?.given ?? null });
  }
  return [...missed.values()];
}
