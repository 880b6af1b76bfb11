import type { Random } from '@michi/game-kit/random';
import { type Prompt, type QuestionKind, questionKinds } from './setup.ts';

/** What a plant is asked. */
export interface PlantQuestion {
  readonly kind: QuestionKind;
  /** What can be chosen, where the writing is asked. */
  readonly options: readonly string[];
  /** It was answered wrongly, so that its answer is known. */
  readonly shown: boolean;
}

/** The next question of a plant: what is due comes first, and not the same as before. */
export function ask({ due, options }: Prompt, before: QuestionKind | null, random: Random): PlantQuestion {
  const others = questionKinds.filter((kind) => kind !== before);
  const dueNext = others.filter((kind) => due.includes(kind));
  const kind = random.pick(dueNext.length > 0 ? dueNext : others);
  return { kind, options: kind === 'writing' ? random.shuffle(options) : [], shown: false };
}
