import type { ListedModule } from '@michi/contracts/tabibito';
import { completionOf } from '@michi/games/tabibito/journey';
import { browserJourney } from '../../learner/browser-journey.ts';
import { browserLearner } from '../../learner/browser-learner.ts';
import { provedKanji } from './proved-kanji.ts';

/**
 * Notes a module as completed, with the kanji that its passed runs have proved; a completed one once more, when another
 * run may have proved more. Answers its XP.
 */
export function completeModule(module: ListedModule): number {
  const { xp, kanji } = completionOf(module, 0, provedKanji(module.id));
  browserJourney().complete({ module: module.id, xp, kanji });
  void browserLearner().deliver();
  return xp;
}
