import type { Random } from '@michi/game-kit/random';
import { type Card, type QuestionKind, questionKinds } from './setup.ts';

/** What a plant is asked. */
export interface Question {
  readonly kind: QuestionKind;
  /** What can be chosen, where the writing is asked. */
  readonly forms: readonly string[];
  /** It was answered wrongly, so that its answer is known. */
  readonly shown: boolean;
}

/** The next question of a plant: what is due comes first, and not the same as before. */
export function ask({ due, forms }: Card, before: QuestionKind | null, random: Random): Question {
  const others = questionKinds.filter((kind) => kind !== before);
  const dueNext = others.filter((kind) => due.includes(kind));
  const kind = random.pick(dueNext.length > 0 ? dueNext : others);
  return { kind, forms: kind === 'writing' ? random.shuffle(forms) : [], shown: false };
}
