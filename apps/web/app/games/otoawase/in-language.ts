import type { Prompt } from '@michi/games/otoawase/setup';

/**
 * Whether a song asks for meanings in the language of the prompts that it would have now: the kanji of its theme are among
 * both. A word or two may be the same in two languages.
 */
export function isInLanguage(left: readonly Prompt[], now: readonly Prompt[]): boolean {
  const both = left.flatMap(({ kanji, glosses: [shown] }) => {
    const prompt = now.find((each) => each.kanji === kanji);
    return prompt ? [prompt.glosses[0] === shown] : [];
  });
  return both.filter((isSame) => isSame).length * 2 >= both.length;
}
