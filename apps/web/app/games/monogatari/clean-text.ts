import { mostLettersOfBubble } from '@michi/games/monogatari/constants';
import { withFullKana } from './full-width.ts';

/** Signs that turn the direction of what stands beside them, and others that nobody sees. */
const unseen = /[^\P{C}\n\p{Cs}]|\p{Default_Ignorable_Code_Point}/u.source;
/** An emoji with what colours it, joins it to the next one, or makes it a flag (Unicode TS 51), though nobody sees that. */
const part = String.raw`(?:\p{RI}\p{RI}|\p{Emoji}(?:\p{EMod}|\ufe0f\u20e3?|[\u{e0020}-\u{e007e}]+\u{e007f})?)`;
const emojiOrUnseen = new RegExp(`(${part}(?:\\u200d${part})*)|${unseen}`, 'gu');
/** More marks on a letter than any language puts there. */
const towers = /(\p{M}{2})\p{M}+/gu;

/** Text as a bubble takes it, and whether some of it had to go for its length. */
export function cleanText(
  text: string,
  most: number = mostLettersOfBubble,
): { readonly text: string; readonly cut: boolean } {
  const clean = withFullKana(text.slice(0, 40 * most)) // of a whole book no more is looked at
    .replace(/\r\n?/gu, '\n')
    .replace(emojiOrUnseen, (_, emoji: string | undefined) => emoji ?? '')
    .normalize('NFC')
    .replace(towers, '$1');
  if (clean.length <= most) return { text: clean, cut: false };
  let end = 0;
  for (const { segment } of graphemes.segment(clean.slice(0, 2 * most))) {
    if (end + segment.length > most) break; // half a sign is none
    end += segment.length;
  }
  return { text: clean.slice(0, end), cut: true };
}

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
