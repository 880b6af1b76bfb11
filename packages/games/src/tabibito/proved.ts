import { type Recording, replay } from '@michi/game-kit/recording';
import { tabibito } from './rules.ts';

/** The kanji that a recorded run answered rightly the first time; none for a recording of other rules. */
export function provedKanji(recording: Recording): readonly string[] {
  const replayed = replay(tabibito, recording);
  return replayed.ok ? [...new Set(replayed.state.game.rightKanji)] : [];
}
