import { mostLettersOfBubble } from '@michi/games/monogatari/constants';

/** Signs that turn the direction of what stands beside them, and others that nobody sees. */
const unseen = /[^\P{C}\n\p{Cs}]|\p{Default_Ignorable_Code_Point}/gu;
/** More marks on a letter than any language puts there. */
const towers = /(\p{M}{2})\p{M}+/gu;

/** Text as a bubble takes it, and whether some of it had to go for its length. */
export function cleanText(
  text: string,
  most: number = mostLettersOfBubble,
): { readonly text: string; readonly cut: boolean } {
  const clean = text
    .slice(0, 40 * most) // of a whole book no more is looked at
    .replace(/\r\n?/gu, '\n')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(towers, '$1');
  if (clean.length <= most) return { text: clean, cut: false };
  const kept = clean.slice(0, most);
  // half a sign is none
  return { text: isHalf(kept.charCodeAt(most - 1)) ? kept.slice(0, -1) : kept, cut: true };
}

const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
