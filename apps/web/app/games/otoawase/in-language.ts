import type { Card } from '@michi/games/otoawase/setup';

/**
 * Whether a song asks for meanings in the language of the cards that it would have now: the kanji of its theme are among
 * both. A word or two may be the same in two languages.
 */
export function isInLanguage(left: readonly Card[], now: readonly Card[]): boolean {
  const both = left.flatMap(({ kanji, glosses: [shown] }) => {
    const card = now.find((each) => each.kanji === kanji);
    return card ? [card.glosses[0] === shown] : [];
  });
  return both.filter((isSame) => isSame).length * 2 >= both.length;
}
