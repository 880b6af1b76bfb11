import { toHiragana, toRomaji } from './romaji.ts';

/** A sign of kana, a small ゃ, ゅ or ょ with the one before it, and how Hepburn writes it. */
export interface Kana {
  readonly sign: string;
  readonly romaji: string;
}

const syllable = /[ぁ-ゖァ-ヶ][ゃゅょャュョ]?/gu;
/** What has no sound of its own: it doubles the next consonant, or lengthens a vowel. */
const soundless = /[っッー]/u;

/** The kana in texts, each once, in the order in which they come up; っ and ー are left out. */
export function kanaIn(texts: readonly string[]): Kana[] {
  const signs = new Set(texts.flatMap((text) => text.match(syllable) ?? []));
  return [...signs]
    .filter((sign) => !soundless.test(sign))
    .map((sign) => ({ sign, romaji: toRomaji(toHiragana(sign)) }));
}
