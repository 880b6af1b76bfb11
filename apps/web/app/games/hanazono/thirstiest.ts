import { growing, type Plant, type State } from '@michi/games/hanazono/rules';

/** The plant that needs water or sun the most; `but` comes last. */
export function thirstiest(state: State, but?: string): Plant | undefined {
  const need = ({ kanji, water, sun }: Plant) => Math.min(water, sun) + (kanji === but ? 1_000 : 0);
  return growing(state).sort((one, other) => need(one) - need(other))[0];
}
